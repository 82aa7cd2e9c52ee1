import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Secret } from 'otpauth';
import { symbols } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, localTransferBody, registerCustomer } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import { claimFeed } from '../support/feeds.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

/** Told apart from everything else by looks alone. */
const typed = {
  password: 'canary-password-Zq7',
  wrong: 'canary-wrong-Zq7',
  next: 'canary-next-password-Zq7',
  pin: '8305',
};

let bank: TestBank;
const logged: string[] = [];
const secrets: Record<string, string> = { ...typed };
let codes: string[] = [];
let appSecret: Buffer;
let opened = 0;
const codesTaken: number[] = [];
let unforeseen: Answer;

async function openedLinks(): Promise<string[]> {
  await bank.worker.runAll();
  const mails = (await bank.outbox()).map((mail) =>
    mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
  );
  return mails.flatMap((mail) => /#token=([A-Za-z0-9_-]{43})/.exec(mail)?.[1] ?? []);
}

/** A customer's life with every secret there is, and everything mistyped that people mistype. */
beforeAll(async () => {
  bank = await openTestBank('embedded');
  await bank.withoutLimits();
  bank.bank.log.level = 'trace';
  // The stream that every line of the log goes to.
  const { [symbols.streamSym]: stream } = bank.bank.log as unknown as Record<
    symbol,
    { write(line: string): void }
  >;
  vi.spyOn(stream as { write(line: string): void }, 'write').mockImplementation(
    (line) => void logged.push(line),
  );

  const customer = await registerCustomer(bank.call, 'kept.secret', typed.password);
  const token = (secrets['token'] = customer.token);
  const as = (method: string, path: string, body?: unknown) =>
    bank.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  await bank.call('POST', '/api/users/login', {
    body: { username: typed.wrong, email: typed.wrong, password: typed.password },
  });
  await bank.call('POST', '/api/users/login', { body: `{"password":"${typed.wrong}"` });
  await bank.call('POST', `/api/users/${typed.wrong}?password=${typed.wrong}`, {
    headers: { 'x-password': typed.wrong },
  });
  await bank.call('GET', `/api/users/user?token=${token}`);
  const app = await claimFeed(bank, customer);
  const authorization = (secrets['app authorization'] = app.headers.authorization.slice(6));
  Object.assign(secrets, { 'setup token': app.secret, 'app password': app.accessUrl.password });
  for (const headers of [app.headers, { authorization: `Basic ${authorization}x` }])
    await bank.call('GET', '/simplefin/accounts?start-date=1', { headers });
  await bank.call('POST', `/simplefin/claim/${app.secret}`);
  // The log gets a crash in full, without what the request sent.
  const { db } = bank.bank;
  const ask = db.query.bind(db);
  // Only this request fails: the jobs use the same database and go on.
  const failing = vi.spyOn(db, 'query').mockImplementation(async (sql, ...rest) => {
    if (sql.includes('password_hash')) throw new TypeError('nobody foresaw this');
    return await ask(sql, ...rest);
  });
  unforeseen = await as('POST', '/api/users/password', {
    currentPassword: typed.password,
    newPassword: typed.next,
  });
  failing.mockRestore();
  await as('POST', '/api/approvals/pin', { securityPin: typed.pin });
  await as('POST', '/api/approvals', {
    securityPin: typed.pin,
    order: { call: 'transfers/local', body: { pin: typed.pin } },
  });
  // Signed as they are sent: an order that is none, one that cannot be paid, and an unreadable proof.
  const money = localTransferBody(customer, { name: 'A', account: customer.checking.number }, 1);
  for (const approval of [`{"securityPin":"${typed.pin}"}`, `{"securityPin":"${typed.pin}"`])
    for (const body of [{ pin: typed.pin }, { ...money, recipientAccount: '518830277' }])
      await bank.call('POST', '/api/transfers/local', { token, body, headers: { approval } });
  await as('POST', '/api/card/generate', { cardType: 'debit' });
  await as('POST', '/api/card/generate', { cardType: 'credit', brand: 'American Express' });
  const revealed = await as('POST', '/api/card/reveal', { securityPin: typed.pin });
  const cards: { cardNumber: string; cvv: string }[] = expectStatus(revealed, 200).body.cards;
  cards.forEach(({ cardNumber }, index) => (secrets[`card ${index}`] = cardNumber));
  codes = cards.map(({ cvv }) => cvv);
  const form = profileForm(
    {
      fullName: 'Kept Secret',
      email: customer.email,
      phone: '+1 212 555 0142',
      securityPin: typed.pin,
    },
    { idDocument: await identityCard('Kept Secret') },
  );
  await bank.call('POST', '/api/users/profile', { token, form });
  const { body: user } = await as('GET', '/api/users/user');
  secrets['signature'] = /signature=([A-Za-z0-9_-]{43})/.exec(user.idDocument)?.[1] ?? '';
  opened = (await bank.call('GET', user.idDocument)).status;
  const { secret, recoveryCodes } = await turnOn(bank.call, customer, { securityPin: typed.pin });
  const [used = '', kept = ''] = recoveryCodes;
  Object.assign(secrets, {
    'app secret': secret,
    'used recovery code': used,
    'recovery code': kept,
    'recovery code as kept': kept.replaceAll('-', ''),
  });
  appSecret = Buffer.from(Secret.fromBase32(secret).bytes);
  for (const code of [codeOf(secret, 1), used, kept.toLowerCase().replace('-', 'x')]) {
    const { status } = await bank.call('POST', '/api/users/login', {
      body: { username: customer.username, password: typed.password, code },
    });
    codesTaken.push(status);
  }
  await as('POST', '/api/approvals/pin/reset', {
    password: typed.password,
    code: recoveryCodes[2],
  });
  await bank.call('POST', '/api/auth/forgot-password', { body: { email: customer.email } });
  const [first = '', second = ''] = await openedLinks();
  Object.assign(secrets, { 'first link': first, 'second link': second });
  for (const link of [first, second]) {
    await as('POST', '/api/approvals/pin/reset/confirm', { token: link, securityPin: typed.pin });
    await bank.call('POST', '/api/auth/reset-password/confirm', {
      body: { token: link, newPassword: typed.next, confirmPassword: typed.next },
    });
  }
  await bank.worker.runAll();
});
afterAll(() => bank.close());

test('every secret to look for was really given, and opens what it should', () => {
  expect(Object.values(secrets).filter((secret) => secret.length < 4)).toEqual([]);
  expect(opened).toBe(200);
  expect(codesTaken).toEqual([200, 200, 401]);
});

/**
 * Four digits occur by chance in any large file, so the PIN is looked for only where text is
 * written down field by field.
 */
const longSecrets = () => Object.entries(secrets).filter(([name]) => name !== 'pin');
const asWritten = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replaceAll('=', ''),
];

function expectNone(bytes: Buffer, where: string): void {
  for (const [name, secret] of longSecrets())
    for (const text of asWritten(secret))
      expect(bytes.includes(text), `${name} in ${where}`).toBe(false);
  for (const bare of [appSecret, appSecret.toString('hex'), appSecret.toString('base64')])
    expect(bytes.includes(bare), `app secret in ${where}`).toBe(false);
}

test('the unforeseen is a plain 500 with a number, and the bank goes on [S-60]', async () => {
  const { status, body } = unforeseen;
  expect([status, body.code, Object.keys(body).toSorted()]).toEqual([
    500,
    'INTERNAL',
    ['code', 'detail', 'error', 'message', 'requestId', 'status', 'title', 'type'],
  ]);
  expect(JSON.stringify(body)).not.toContain('foresaw');
  const line = logged.find((text) => text.includes('nobody foresaw this'));
  expect(line).toContain(`"requestId":"${body.requestId}"`);
  expect(line).toContain('"stack":');
  expect((await bank.call('GET', '/api/health')).status).toBe(200);
});

describe('what was typed or issued in secret is written down nowhere [S-57 T-11]', () => {
  test('not in the log, however much of it is asked for', () => {
    expect(logged.length).toBeGreaterThan(15);
    const text = logged.join('');
    expect(text).toContain('/api/auth/reset-password/confirm');
    expectNone(Buffer.from(text), 'the log');
    // A card's code of three digits may by chance be a status, or how long a request took.
    const withoutFigures = text.replaceAll(/"(level|status|ms)":[\d.]+/g, '');
    for (const short of [typed.pin, ...codes])
      expect(withoutFigures).not.toMatch(new RegExp(`["=: ]${short}["\\\\,&} ]`));
  });

  test('not in the name of a mail', async () => {
    const names = await readdir(join(bank.bank.config.dataDir, 'outbox'));
    expect(names.length).toBeGreaterThan(2);
    expectNone(Buffer.from(names.join('\n')), 'the outbox');
  });

  test('not in a mail, but for the link its owner needs', async () => {
    const mails = (await bank.outbox()).join('\n');
    expect(mails).toContain('reset-password');
    for (const [name, secret] of longSecrets())
      if (!name.endsWith('link')) expect(mails, name).not.toContain(secret);
  });
});

describe('card numbers, codes and every other secret are sealed or hashed [S-23 S-35 T-08]', () => {
  test('in the database’s own files, its log of changes included [T-12]', async () => {
    await bank.bank.db.query('CHECKPOINT').catch(() => undefined);
    const folder = dirname(bank.bank.config.dataDir);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.eml'),
    );
    expect(files.some(({ parentPath }) => parentPath.includes('pg_wal'))).toBe(true);
    let found = 0;
    for (const { parentPath, name } of files) {
      const bytes = await readFile(join(parentPath, name));
      if (bytes.includes('kept.secret')) found += 1;
      expectNone(bytes, name);
    }
    // The username is in the files: the search would find a secret, too.
    expect(found).toBeGreaterThan(0);
  });

  test('in a backup', async () => {
    const file = join(dirname(bank.bank.config.dataDir), 'canary.backup');
    await writeBackup(bank.bank.db, () => createWriteStream(file));
    const bytes = gunzipSync(await readFile(file));
    expect(bytes.includes('kept.secret')).toBe(true);
    expectNone(bytes, 'the backup');
  });
});
