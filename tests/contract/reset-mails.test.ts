import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await openTestBank();
  await bank.worker.runAll();
});
afterEach(() => bank.close());

const chosen = { newPassword: 'a-brand-new-one', confirmPassword: 'a-brand-new-one' };
const ways = [
  { path: '/api/auth/reset-password', rest: chosen },
  { path: '/api/auth/forgot-password', rest: {} },
] as const;

/** Counts the rows that one call leaves behind before any job has run. */
async function rowsAfter(path: string, body: object): Promise<Record<string, number>> {
  const before = await countRows(bank.bank.db);
  expect((await bank.call('POST', path, { body })).status).toBe(202);
  const after = await countRows(bank.bank.db);
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
  );
}

test.each(ways)(
  '$path works the same for a known address as for an unknown one [S-19]',
  async ({ path, rest }) => {
    // The first call also opens the count of its sender's address.
    await rowsAfter(path, { email: 'somebody.else@mail.example', ...rest });
    const known = await rowsAfter(path, { email: 'alice.ames@mail.example', ...rest });
    const unknown = await rowsAfter(path, { email: 'nobody@mail.example', ...rest });
    expect(known).toEqual(unknown);
    expect(known['mailed_link']).toBe(0);
  },
);

describe('a link is mailed to the stored address alone, and leads to our own [S-21]', () => {
  const victim = 'alice.ames@mail.example';
  const twoAddresses = [
    [victim, 'mallory@evil.example'],
    { 0: victim, 1: 'mallory@evil.example' },
    `${victim},mallory@evil.example`,
    `${victim}, mallory@evil.example`,
    `${victim};mallory@evil.example`,
    `${victim}\r\nBcc: mallory@evil.example`,
    `${victim}%0d%0aCc: mallory@evil.example`,
    `${victim}\u0000mallory@evil.example`,
    `"${victim}" <mallory@evil.example>`,
    `<${victim}>`,
  ];

  test.each(ways)('$path takes one address and nothing beside it', async ({ path, rest }) => {
    for (const email of twoAddresses) {
      const { status, body } = await bank.call('POST', path, { body: { email, ...rest } });
      expect([email, status, Object.keys(body.fields)]).toEqual([email, 400, ['email']]);
    }
    await bank.worker.runAll();
    expect(await bank.outbox()).toEqual([]);
  });

  test.each(ways)(
    '$path, whatever host the request names and however the address is written',
    async ({ path, rest }) => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      };
      expect(
        (
          await bank.call('POST', path, {
            headers,
            body: { email: 'Alice.AMES@mail.example', ...rest },
          })
        ).status,
      ).toBe(202);
      await bank.worker.runAll();
      const [mail = '', ...others] = (await bank.outbox()).map((text) =>
        text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
      );
      expect(others).toEqual([]);
      expect([...mail.matchAll(/^(?:To|Cc|Bcc): (.*)$/gm)].map(([, to]) => to?.trim())).toEqual([
        victim,
      ]);
      expect(mail).toMatch(/http:\/\/localhost:3000\/reset-password#token=[A-Za-z0-9_-]{43}/);
      expect(mail).not.toContain('evil.example');
    },
  );
});
