import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts';
import { verifyKeys } from './verify-keys.ts';
import { newKey } from '../base/sealing/key-file.ts';
import { openSecrets } from '../base/sealing/secrets.ts';

let bank: TestBank;
let folder: string;
beforeAll(async () => {
  bank = await openTestBank();
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-keys-'));
});
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true });
});

async function checkWith(text: string): Promise<void> {
  const keyFile = join(folder, 'bank.key');
  writeFileSync(keyFile, text, { mode: 0o600 });
  await verifyKeys(bank.bank.db, openSecrets(keyFile, false), { keyFile });
}

const ownKey = () => readFileSync(bank.bank.config.keyFile, 'utf8').trim();

test('with the keys of another bank no server opens [S-62]', async () => {
  await expect(checkWith(newKey().toString('hex'))).rejects.toThrow("is another bank's");
});

test('a copy of the key file that is too old is named at the start', async () => {
  const withNewer = `${ownKey()}\n${newKey().toString('hex')}\n`;
  await checkWith(withNewer);
  writeFileSync(bank.bank.config.keyFile, withNewer);
  bank.bank.secrets.reload();
  expect(
    (
      await bank.call('POST', '/api/card/generate', {
        token: bank.cast.alice.token,
        body: { cardType: 'debit' },
      })
    ).status,
  ).toBe(201);
  await checkWith(withNewer);
  await expect(checkWith(`${withNewer.split('\n')[0]}\n`)).rejects.toThrow(
    `lacks the key ${bank.bank.secrets.fingerprint()}`,
  );
});
