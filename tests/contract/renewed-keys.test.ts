import { copyFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { castPassword, expectStatus, signIn } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import {
  fingerprintOf,
  newKey,
  readKeyFile,
  replaceKeyFile,
} from '../../server/base/sealing/key-file.ts';
import { openSecrets } from '../../server/base/sealing/secrets.ts';
import { isPassword } from '../../server/people/users/password-hash.ts';
import { theBank } from '../../server/services/turns/caller.ts';
import { type BlockSigner, blockSigner } from '../../server/services/audit/block-signatures.ts';
import { verifyTrail } from '../../server/services/audit/verify-trail.ts';
import { said } from '../support/answers.ts';
import { chainAll } from '../support/chained-trail.ts';
import { useBankPerTest } from '../support/payments.ts';
import { turnOn } from '../support/second-factor.ts';

// Each server reads the key file for itself: that of one process is renewed here.
const { bank, cast, pay, toBruno } = useBankPerTest({ BANK_TEST_SERVERS: '1' });

/** As `key add`, `key use` and SIGHUP do. */
function renewKeys(): string {
  const { config, secrets } = bank().bank;
  const content = readKeyFile(config.keyFile);
  const next = newKey();
  replaceKeyFile(config.keyFile, {
    ...content,
    keys: [...content.keys, next],
    renewedFrom: content.renewedFrom ?? fingerprintOf(next),
  });
  secrets.reload();
  return fingerprintOf(next);
}

const alice = () => cast().alice;
const post = (path: string, body: unknown, token = alice().token) =>
  bank().call('POST', path, { token, body });
const one = async (sql: string): Promise<Record<string, unknown>> =>
  (await bank().bank.db.query(sql, [alice().id])).rows[0] ?? {};

describe('a bank whose keys are renewed, twice', () => {
  test('takes the same passwords, and keeps each under the newest key from its next use on [T-10 V11.2.2]', async () => {
    const kept = () => one('SELECT password_hash AS hash FROM users WHERE id = $1');
    expect((await kept())['hash']).toMatch(/^\$argon2id/);
    for (const _ of ['once', 'again']) {
      const id = renewKeys();
      const wrong = await bank().call('POST', '/api/users/login', {
        body: { username: alice().username, password: 'not-her-password' },
      });
      expect(wrong.status).toBe(401);
      expect((await kept())['hash']).not.toContain(id);
      await signIn(bank().call, alice().username, castPassword);
      expect((await kept())['hash']).toMatch(new RegExp(`^${id}:\\$argon2id`));
    }
    await signIn(bank().call, alice().username, castPassword);
  });

  test('takes the same PIN, and keeps it under the newest key; its age stays', async () => {
    expectStatus(await post('/api/approvals/pin', { securityPin: '4711' }), 201);
    const kept = () => one('SELECT pin_hash AS hash, set_at FROM security_pin WHERE user_id = $1');
    const before = await kept();
    for (const _ of ['once', 'again']) {
      const id = renewKeys();
      const order = { call: 'transfers/local', body: toBruno(5) };
      expect(said(await post('/api/approvals', { securityPin: '9999', order }))[1]).toBe(
        'WRONG_PIN',
      );
      expectStatus(await post('/api/approvals', { securityPin: '4711', order }), 201);
      expect((await pay(toBruno(5))).status).toBe(201);
      const after = await kept();
      expect(after['hash']).toMatch(new RegExp(`^${id}:`));
      expect(String(after['set_at'])).toBe(String(before['set_at']));
    }
  });

  test('takes recovery codes of each key, each once', async () => {
    const { recoveryCodes } = await turnOn(bank().call, alice());
    const renew = (code: string | undefined) =>
      post('/api/users/second-factor/recovery-codes', { code });
    renewKeys();
    const { recoveryCodes: next } = expectStatus(await renew(recoveryCodes[0]), 201).body;
    renewKeys();
    expect(said(await renew(recoveryCodes[1]))).toEqual([403, 'WRONG_CODE']);
    expectStatus(await renew(next[0]), 201);
    expect(said(await renew(next[0]))).toEqual([403, 'WRONG_CODE']);
  });

  test('shows the same card code, and derives that of a new card by the newest key', async () => {
    const cardOf = async () =>
      (await post('/api/card/reveal', { password: castPassword })).body.cards[0].cvv;
    const { cvv } = expectStatus(await post('/api/card/generate', { cardType: 'debit' }), 201).body;
    const id = renewKeys();
    expect(await cardOf()).toBe(cvv);
    renewKeys();
    expect(await cardOf()).toBe(cvv);
    expectStatus(await post('/api/card/generate', { cardType: 'credit' }), 201);
    const { rows } = await bank().bank.db.query<{ key: string }>(
      'SELECT hash_key AS key FROM card WHERE user_id = $1 ORDER BY issued_at',
      [alice().id],
    );
    expect(rows[0]?.key).toBe('');
    expect(rows[1]?.key).toMatch(/^[0-9a-f]{8}$/);
    expect(rows[1]?.key).not.toBe(id);
  });

  test('knows the device, opens the address of the minute, and knows a check it has seen', async () => {
    const page = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    const body = { username: alice().username, password: castPassword };
    const login = (headers: Record<string, string>) =>
      bank().call('POST', '/api/users/login', { body, headers });
    const cookies = [(await login(page)).headers['set-cookie']].flat();
    const device = String(cookies.find((line) => String(line).includes('device'))).split(';', 1)[0];
    const form = profileForm(
      { fullName: 'Alice Ames', email: alice().email, phone: '+1 212 555 0142' },
      { idDocument: await identityCard('Alice Ames') },
    );
    await bank().call('POST', '/api/users/profile', { token: alice().token, form });
    const address = (await bank().call('GET', '/api/users/user', { token: alice().token })).body
      .idDocument;
    const pictures = await checkPictures({
      from: 'Orchard Savings',
      to: 'Alice Ames',
      amount: 10,
      number: 101,
    });
    const deposit = () =>
      bank().call('POST', '/api/deposits/checks', {
        token: alice().token,
        form: checkForm(pictures, { amount: '10' }),
      });
    const first = await deposit();
    renewKeys();
    expect((await bank().call('GET', address)).status).toBe(200);
    await bank().worker.runAll();
    const before = (await bank().outbox()).length;
    expectStatus(await login({ ...page, cookie: device ?? '' }), 200);
    await bank().worker.runAll();
    expect((await bank().outbox()).length).toBe(before);
    expect(first.status).toBe((await deposit()).status);
    const { rows } = await bank().bank.db.query<{ flags: string[] }>(
      'SELECT flags FROM check_deposit ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows[0]?.flags).toContain('duplicate');
  });

  test('proves its trail across the keys', async () => {
    const { db, secrets, clock } = bank().bank;
    const proving = (signer: BlockSigner) => ({ signer, now: clock.now() });
    const later = (minutes: number) => clock.now().add({ minutes });
    await chainAll(db, blockSigner(secrets), later(1));
    renewKeys();
    expectStatus(await post('/api/card/generate', { cardType: 'debit' }), 201);
    await chainAll(db, blockSigner(secrets), later(2));
    expect((await verifyTrail(db, proving(blockSigner(secrets)))).findings).toEqual([]);
    const other = openSecrets(`${bank().bank.config.keyFile}.other`, true);
    expect((await verifyTrail(db, proving(blockSigner(other)))).findings).not.toEqual([]);
  });

  test('says it is busy where a server lacks the key, and takes no right password for wrong', async () => {
    const { config, db } = bank().bank;
    const olderFile = `${config.keyFile}.older`;
    copyFileSync(config.keyFile, olderFile);
    const hashing = { bank: { secrets: openSecrets(olderFile, false) }, caller: theBank };
    renewKeys();
    await signIn(bank().call, alice().username, castPassword);
    const { rows } = await db.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [alice().id],
    );
    await expect(isPassword(hashing, rows[0]?.hash, castPassword)).rejects.toMatchObject({
      code: 'BUSY',
    });
    copyFileSync(config.keyFile, olderFile);
    expect(await isPassword(hashing, rows[0]?.hash, castPassword)).toBe(true);
  });
});
