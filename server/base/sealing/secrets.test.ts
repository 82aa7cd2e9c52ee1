import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createPublicKey, verify } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf, newKey, readKeyFile, replaceKeyFile } from './key-file.ts';
import { openSecrets, publicSigningKey } from './secrets.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-key-'));
  file = join(folder, 'bank.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new bank gets a key only its owner can read, and keeps it over restarts [S-62 L-333]', () => {
  const first = openSecrets(file, true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openSecrets(file, false).mac('pin-pepper', 'x')).toEqual(first.mac('pin-pepper', 'x'));
});

test('each purpose has its own key', () => {
  const secrets = openSecrets(file, true);
  expect(secrets.mac('pin-pepper', 'x')).not.toEqual(secrets.mac('password-pepper', 'x'));
});

test('a signature holds by its public key alone; a new key signs as another generation', () => {
  const bytes = Buffer.from('a block');
  const older = openSecrets(file, true).sign('trail-block', bytes);
  const [first] = readKeyFile(file).keys;
  replaceKeyFile(file, { ...readKeyFile(file), keys: [first, newKey()] });
  const newer = openSecrets(file, false).sign('trail-block', bytes);
  expect(newer.publicKey).not.toEqual(older.publicKey);
  for (const { publicKey, signature } of [older, newer]) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify(null, bytes, key, signature)).toBe(true);
    expect(verify(null, Buffer.from('another'), key, signature)).toBe(false);
  }
  expect(older.publicKey).toEqual(publicSigningKey(first, 'trail-block'));
});

test('a bank with data and no key refuses to start, and makes none [S-62]', () => {
  expect(() => openSecrets(file, false)).toThrow('is missing');
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('a key that others can read is refused [S-62]', () => {
  openSecrets(file, true);
  chmodSync(file, 0o644);
  expect(() => openSecrets(file, false)).toThrow('chmod 600');
});

test('a file that is no key is refused', () => {
  writeFileSync(file, 'hello', { mode: 0o600 });
  expect(() => openSecrets(file, false)).toThrow('does not hold a key');
});

describe('what is sealed', () => {
  const plain = Buffer.from('4111 and more');

  test('opens again with the same key after a restart; never the same bytes twice', () => {
    const sealed = openSecrets(file, true).seal('card-number', plain, 'card:1');
    const again = openSecrets(file, false);
    expect(again.unseal('card-number', sealed, 'card:1')).toEqual(plain);
    expect(sealed.includes(plain)).toBe(false);
    expect(again.seal('card-number', plain, 'card:1')).not.toEqual(sealed);
  });

  test('does not open for another place or purpose, nor after a changed byte', () => {
    const { seal, unseal } = openSecrets(file, true);
    const sealed = seal('card-number', plain, 'card:1');
    expect(() => unseal('card-number', sealed, 'card:2')).toThrow('unable to authenticate');
    expect(() => unseal('file', sealed, 'card:1')).toThrow('unable to authenticate');
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => unseal('card-number', changed, 'card:1')).toThrow('unable to authenticate');
  });

  test('opens with a key added later; until then BUSY, and the log says why', () => {
    const told: string[] = [];
    const server = openSecrets(file, true, (text) => told.push(text));
    const other = join(folder, 'other-server.key');
    const added = newKey();
    writeFileSync(other, `${readFileSync(file, 'utf8')}${added.toString('hex')}\n`, {
      mode: 0o600,
    });
    const sealed = openSecrets(other, false).seal('card-number', plain, 'card:1');
    expect(() => server.unseal('card-number', sealed, 'card:1')).toThrow(
      expect.objectContaining({ code: 'BUSY' }),
    );
    expect(told).toEqual([
      expect.stringContaining(
        `with the key ${fingerprintOf(added)}, which the key file ${file} lacks`,
      ),
    ]);
    rmSync(file);
    expect(() => server.unseal('card-number', sealed, 'card:1')).toThrow(
      expect.objectContaining({ code: 'BUSY' }),
    );
    expect(told[1]).toContain('could not be looked for (ENOENT');
    copyFileSync(other, file);
    expect(server.unseal('card-number', sealed, 'card:1')).toEqual(plain);
    expect(told).toHaveLength(2);
  });

  test('keeps this bank’s keys when another bank’s file or an older copy replaces them', () => {
    const told: string[] = [];
    const older = join(folder, 'older.key');
    openSecrets(file, true);
    copyFileSync(file, older);
    writeFileSync(file, `${readFileSync(file, 'utf8')}${newKey().toString('hex')}\n`, {
      mode: 0o600,
    });
    const server = openSecrets(file, false, (text) => told.push(text));
    const sealed = server.seal('card-number', plain, 'card:1');
    const pepper = server.mac('password-pepper', 'x');
    const foreign = join(folder, 'foreign.key');
    const theirs = openSecrets(foreign, true).seal('card-number', plain, 'card:1');
    for (const [wrong, problem] of [
      [foreign, "is another bank's"],
      [older, 'lacks'],
    ] as const) {
      copyFileSync(wrong, file);
      expect(() => server.unseal('card-number', theirs, 'card:1')).toThrow(
        expect.objectContaining({ code: 'BUSY' }),
      );
      expect(told.at(-1)).toContain(problem);
      expect([
        server.mac('password-pepper', 'x'),
        server.unseal('card-number', sealed, 'card:1'),
      ]).toEqual([pepper, plain]);
    }
    copyFileSync(foreign, file);
    expect(() => server.reload()).toThrow("is another bank's");
    expect(server.mac('password-pepper', 'x')).toEqual(pepper);
  });
});
