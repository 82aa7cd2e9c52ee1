import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effortOf, fingerprintOf, leastEffort } from '../../contract/people/password-strength.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
  await bank.stopJobs();
});
afterAll(() => bank.close());

describe('a sign-in with an unknown name and one with a wrong password [S-05]', () => {
  const attempt = (username: string) =>
    bank.call('POST', '/api/users/login', {
      body: { username, email: username, password: 'wrong-password' },
    });

  test('are answered alike and leave the same behind [S-05]', async () => {
    const tracesOf = async (username: string) => {
      const before = await countRows(bank.bank.db);
      const { status, headers } = await attempt(username);
      const after = await countRows(bank.bank.db);
      const written = Object.fromEntries(
        Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
      );
      return { status, headers: Object.keys(headers), length: headers['content-length'], written };
    };
    // The first call also opens the count of its sender's address.
    await tracesOf('somebody.else');
    const unknown = await tracesOf('nobody.at.all');
    expect(unknown).toEqual(await tracesOf('alice.ames'));
    expect(unknown.status).toBe(401);
  });

  /**
   * Computing time of the whole process, its hashing threads included: what a busy machine takes
   * from us does not count. The least of a few is the work itself.
   */
  async function leastCpuOf(username: string): Promise<number> {
    const turns = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = process.cpuUsage();
      await attempt(username);
      const { user, system } = process.cpuUsage(before);
      turns.push(user + system);
    }
    return Math.min(...turns);
  }

  test('compute a hash each, so that their times tell nothing [S-05]', async () => {
    await bank.withoutLimits();
    const [unknown, wrong] = [await leastCpuOf('nobody.at.all'), await leastCpuOf('alice.ames')];
    // Without the hash an unknown name would cost a tenth.
    expect(unknown / wrong).toBeGreaterThan(0.6);
    expect(unknown / wrong).toBeLessThan(1.7);
  });
});

describe('what a page is told of passwords before one is sent', () => {
  const readRules = async () => (await bank.call('GET', '/api/password-rules')).body;

  test('lets it praise none of the 49,000 that attackers try first', async () => {
    const rules = await readRules();
    const known = new Set(rules.common);
    const praised = dictionary['passwords-common']
      .map(String)
      .filter(
        (password) => effortOf(password) >= leastEffort.fair && !known.has(fingerprintOf(password)),
      );
    expect(praised).toEqual([]);
    // A list that has everything would call every password weak.
    expect(rules.common.length).toBeLessThan(1000);
    expect(known.has(fingerprintOf('heather on the far hill'))).toBe(false);
  });

  test('has the length that this bank asks for', async () => {
    expect((await readRules()).least).toEqual({ alone: 6, besideACode: 6 });
    bank.bank.config.strict = true;
    expect((await readRules()).least).toEqual({ alone: 15, besideACode: 8 });
    bank.bank.config.strict = false;
  });
});

describe('the strict policy [S-02]', () => {
  test('refuses the bank’s name, the username and the address in a password [V6.1.2 V6.2.11]', async () => {
    bank.bank.config.strict = true;
    const register = (password: string) =>
      bank.call('POST', '/api/users/register', {
        body: { username: 'wren.moss', email: 'harrow.street@mail.example', password },
      });
    for (const password of ['my larkmoor password', 'Wren.Moss on the moor', 'at harrow.street 19'])
      expect([password, (await register(password)).status]).toEqual([password, 400]);
    expect((await register('heather on the hill')).status).toBe(201);
  });

  const tooShort = 'Password must be at least 15 characters long.';
  const known = 'This password is known to attackers. Please choose another.';
  const people = () => bank.cast;
  const ways: [
    what: string,
    (password: string) => [method: string, path: string, options: object],
    field: string,
  ][] = [
    [
      'a registration',
      (password) => [
        'POST',
        '/api/users/register',
        { body: { username: `p${Date.now()}`, email: `p${Date.now()}@mail.example`, password } },
      ],
      'password',
    ],
    [
      'a change of it',
      (newPassword) => [
        'POST',
        '/api/users/password',
        {
          token: people().bruno.token,
          body: { currentPassword: people().bruno.password, newPassword },
        },
      ],
      'newPassword',
    ],
    [
      'a reset',
      (newPassword) => [
        'POST',
        '/api/auth/reset-password/confirm',
        { body: { token: 'x'.repeat(43), newPassword, confirmPassword: newPassword } },
      ],
      'newPassword',
    ],
  ];
  test.each(ways)(
    'takes fifteen characters nobody guesses, in %s [S-02]',
    async (_what, callWith, field) => {
      bank.bank.config.strict = true;
      for (const [password, text] of [
        ['password1', tooShort],
        ['fourteen-chars', tooShort],
        ['passwordpassword', known],
      ] as const) {
        const { status, body } = await bank.call(...callWith(password));
        expect([password, status, body.fields]).toEqual([password, 400, { [field]: text }]);
      }
      const named = 'Please choose a password without your name, your address or the bank’s name.';
      const bankName = await bank.call(...callWith('my LarkMoor account'));
      expect(bankName.body.fields).toEqual({ [field]: named });
      const { body } = await bank.call(...callWith('heather on the moor'));
      expect(body.fields?.[field]).toBeUndefined();
    },
  );
});
