import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { type Customer, localTransferBody } from '../../fixtures/people.ts';
import { proofNeeded, said } from '../support/answers.ts';
import { claimFeed, makeFeed } from '../support/feeds.ts';
import { staffFunding, transferPlan } from '../support/ledger-people.ts';
import { resetByMail } from '../support/mailed-reset.ts';
import { readCsv } from '../support/read-csv.ts';
import { turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, ask, customer, mailsTo } = useSharedDesk();

const today = () => bank().bank.clock.businessDay();
const postedOn = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const list = async (who: Customer) => (await ask(who, 'GET', '/api/users/feeds')).body.feeds;

async function withLimits(work: () => Promise<void>): Promise<void> {
  const { config } = bank().bank;
  config.limits = true;
  await work().finally(() => (config.limits = false));
}

async function pay(who: Customer, amount: number, reference: string): Promise<void> {
  const payee = { name: 'Bruno Bell', account: bank().cast.bruno.checking.number };
  const body = localTransferBody(who, payee, amount, { reference });
  expect((await ask(who, 'POST', '/api/transfers/local', body)).status).toBe(201);
}

describe('a setup token', () => {
  test('opens one access, once, and neither secret is kept', async () => {
    const { who, feed, secret, claimUrl, accessUrl, headers, read } = await claimFeed(
      bank(),
      await customer(),
    );
    expect(claimUrl).toMatch(/^http:\/\/localhost:3000\/simplefin\/claim\/[\w-]{43}$/);
    expect(accessUrl.href).toMatch(/^http:\/\/[0-9a-f-]{36}:[\w-]{43}@localhost:3000\/simplefin$/);
    expect(said(await bank().call('POST', `/simplefin/claim/${secret}`))).toEqual([
      403,
      'SETUP_TOKEN_INVALID',
    ]);
    // The program that tries it again ends nothing.
    expect((await read()).status).toBe(200);
    expect(await list(who)).toEqual([
      { ...feed, claimedAt: expect.any(String), lastReadAt: expect.any(String), reads: 1 },
    ]);
    const { rows } = await bank().bank.db.query<{ row: string }>(
      `SELECT row_to_json(f)::text AS row FROM feed f
       UNION ALL SELECT row_to_json(a)::text FROM audit_event a
       UNION ALL SELECT row_to_json(j)::text FROM job j`,
    );
    const secrets = [secret, accessUrl.password, headers.authorization.slice('Basic '.length)];
    expect(rows.filter(({ row }) => secrets.some((one) => row.includes(one)))).toEqual([]);
  });

  test('is of one use also for two programs at once', async () => {
    const { secret } = await makeFeed(bank(), await customer());
    const claims = await Promise.all(
      [1, 2, 3, 4].map(() => bank().call('POST', `/simplefin/claim/${secret}`)),
    );
    expect(claims.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 403, 403, 403,
    ]);
  });

  test('that nobody made, that is a day old or whose app was ended opens nothing', async () => {
    const [old, ended] = [
      await makeFeed(bank(), await customer()),
      await makeFeed(bank(), await customer()),
    ];
    await bank().bank.db.query('UPDATE feed SET setup_until = now() WHERE id = $1', [old.feed._id]);
    await ask(ended.who, 'DELETE', `/api/users/feeds/${ended.feed._id}`);
    for (const token of ['x', 'x'.repeat(43), old.secret, ended.secret])
      expect(said(await bank().call('POST', `/simplefin/claim/${token}`))).toEqual([
        403,
        'SETUP_TOKEN_INVALID',
      ]);
  });

  test('is made for the strongest proof, and its customer hears of it', async () => {
    const who = await customer();
    await turnOn(bank().call, who);
    const body = { name: 'App', accounts: [who.savings.number], endsOn: today() };
    expect((await ask(who, 'POST', '/api/users/feeds', body)).body).toMatchObject(
      proofNeeded('code'),
    );
    const plain = await customer();
    await makeFeed(bank(), plain, { name: 'Budget' });
    const { notices } = (await ask(plain, 'GET', '/api/users/notices')).body;
    expect(notices[0].said).toContain('The app “Budget” can read the accounts you chose');
  });

  test('is not made of another’s account, without one, for a day that is over or too far', async () => {
    const [who, other] = [await customer(), await customer()];
    const make = async (given: object) => {
      const body = { name: 'App', accounts: [who.savings.number], endsOn: today(), ...given };
      return said(await ask(who, 'POST', '/api/users/feeds', body));
    };
    for (const accounts of [
      [other.savings.number],
      ['999999999'],
      [who.savings.number, '123456789'],
    ])
      expect(await make({ accounts })).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    expect(await make({ accounts: [] })).toEqual([400, 'INVALID_FIELDS']);
    expect(await make({ name: ' ' })).toEqual([400, 'INVALID_FIELDS']);
    for (const endsOn of [addDays(today(), -1), addDays(today(), 367)])
      expect(await make({ endsOn })).toEqual([400, 'FEED_END_INVALID']);
    expect(await make({ endsOn: '2027-02-30' })).toEqual([400, 'INVALID_FIELDS']);
    expect(await list(who)).toEqual([]);
    for (let count = 0; count < 10; count += 1) expect((await make({}))[0]).toBe(201);
    expect(await make({})).toEqual([409, 'FEEDS_FULL']);
  });
});

describe('what an app reads', () => {
  test('are the accounts that were chosen, with the entries and IDs of every file', async () => {
    const who = await customer(1_000);
    await pay(who, 12.3, 'Books');
    await pay(who, 0.01, 'A & B "quoted" \\ Ñandú');
    const { savings } = who;
    const { read, feed } = await claimFeed(bank(), who);
    const { status, body, headers } = await read();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    const csv = await ask(who, 'GET', `/api/accounts/${savings.number}/entries.csv`);
    const rows = readCsv(csv.body).slice(1);
    expect(body).toEqual({
      errors: [],
      accounts: [
        {
          org: {
            domain: 'localhost',
            name: 'Larkmoor Bank',
            'sfin-url': 'http://localhost:3000/simplefin',
            url: 'http://localhost:3000',
            id: '026555014',
          },
          id: savings.number,
          name: `Savings Account ${savings.number}`,
          currency: 'USD',
          balance: '987.69',
          'available-balance': '987.69',
          'balance-date': expect.any(Number),
          transactions: rows.map((row) => ({
            id: row[0],
            posted: postedOn(String(row[1])),
            amount: Number(row[9]).toFixed(2),
            description: expect.any(String),
            payee: expect.stringMatching(/\S/),
          })),
        },
      ],
    });
    expect(body.accounts[0].transactions.map(({ id }: { id: string }) => id)).toEqual([
      `${savings.number}-1`,
      `${savings.number}-2`,
      `${savings.number}-3`,
    ]);
    expect(body.accounts[0].transactions[1]).toMatchObject({
      amount: '-12.30',
      description: 'Books',
      payee: 'Bruno Bell',
    });
    // The same again, in the form of 2.0.
    const second = (await read('?version=2&pending=1')).body;
    const { org: _, ...account } = body.accounts[0];
    expect(second).toEqual({
      errlist: [],
      connections: [
        {
          conn_id: `CON-${feed._id}`,
          name: 'Larkmoor Bank - Ledger app',
          org_id: '026555014',
          org_name: 'Larkmoor Bank',
          org_url: 'http://localhost:3000',
          sfin_url: 'http://localhost:3000/simplefin',
        },
      ],
      accounts: [{ ...account, conn_id: `CON-${feed._id}`, 'balance-date': expect.any(Number) }],
    });
    expect((await bank().call('GET', '/simplefin/info')).body).toEqual({
      versions: ['1.0', '2.0'],
    });
  });

  test('is cut by account, by dates and to balances alone', async () => {
    const who = await customer(1_000);
    const accounts = [who.checking.number, who.savings.number];
    const { read } = await claimFeed(bank(), who, { accounts });
    const read1 = async (query: string) =>
      (await read(query)).body.accounts.map(
        ({
          id,
          balance,
          transactions,
        }: {
          id: string;
          balance: string;
          transactions: unknown[];
        }) => [id, balance, transactions.length],
      );
    const [checking, savings] = accounts;
    const noon = postedOn(today());
    const all = [
      [checking, '0.00', 0],
      [savings, '1000.00', 1],
    ];
    const none = [
      [checking, '0.00', 0],
      [savings, '1000.00', 0],
    ];
    for (const query of ['', `?start-date=${noon}`, '?start-date=0', `?end-date=${noon + 1}`])
      expect([query, await read1(query)]).toEqual([query, all]);
    for (const query of [
      '?balances-only=1',
      `?start-date=${noon + 1}`,
      `?end-date=${noon}`,
      '?end-date=1',
      '?start-date=29999999999',
    ])
      expect([query, await read1(query)]).toEqual([query, none]);
    expect(await read1(`?account=${savings}`)).toEqual([all[1]]);
    expect(await read1(`?account=${savings}&account=${checking}`)).toEqual(all);
    expect(await read1(`?account=${bank().cast.alice.savings.number}`)).toEqual([]);
  });

  test('is refused for dates that are none', async () => {
    const { read } = await claimFeed(bank(), await customer());
    for (const query of [
      '?start-date=2026-11-30',
      '?start-date=-1',
      '?start-date=1.5',
      '?end-date=99999999999',
      '?start-date=1&start-date=2',
      '?start-date=2&end-date=1',
      '?version=3',
      '?balances-only=yes',
    ])
      expect([query, ...said(await read(query))]).toEqual([query, 400, 'INVALID_FIELDS']);
  });

  test('is in the language of its customer, and a line of the trail each time', async () => {
    const who = await customer(10);
    await ask(who, 'PUT', '/api/users/language', { language: 'es' });
    const { read, feed } = await claimFeed(bank(), who);
    expect((await read()).body.accounts[0].name).toMatch(/^Cuenta de ahorros /);
    await read('?balances-only=1');
    const { rows } = await bank().bank.db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE details->>'feed' = $1 AND actor = $2 ORDER BY at, id`,
      [feed._id, `customer:${who.id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'feed.made',
      'feed.claimed',
      'feed.read',
      'feed.read',
    ]);
  });
});

describe('an app reads nothing', () => {
  const refused = [403, 'FEED_REFUSED'];

  test('with a wrong password, without one, or with another app’s', async () => {
    const [one, other] = [
      await claimFeed(bank(), await customer()),
      await claimFeed(bank(), await customer()),
    ];
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    for (const authorization of [
      undefined,
      'Basic',
      'Basic !!',
      basic(`${one.feed._id}:wrong`),
      basic(`${one.feed._id}:`),
      basic(one.feed._id),
      basic(`${one.feed._id}:${other.accessUrl.password}`),
      basic(`${one.feed._id}:${one.secret}`),
      basic(`nobody:${one.accessUrl.password}`),
      `Bearer ${one.who.token}`,
    ]) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await bank().call('GET', '/simplefin/accounts', { headers });
      expect([authorization, ...said(answer)]).toEqual([authorization, ...refused]);
    }
    expect((await one.read()).status).toBe(200);
  });

  test('after many wrong passwords, which an app with the right one never feels', async () => {
    const { read } = await claimFeed(bank(), await customer());
    const guess = () =>
      bank().call('GET', '/simplefin/accounts', { headers: { authorization: 'Basic eDp5' } });
    await withLimits(async () => {
      for (let count = 0; count < 60; count += 1) expect(said(await guess())).toEqual(refused);
      const tooMany = [429, 'TOO_MANY_TRIES'];
      expect(said(await guess())).toEqual(tooMany);
      expect(said(await bank().call('POST', '/simplefin/claim/x'))).toEqual(tooMany);
      expect((await read()).status).toBe(200);
    });
  });

  test('more than 120 times in an hour', async () => {
    const { read } = await claimFeed(bank(), await customer());
    await withLimits(async () => {
      for (let count = 0; count < 120; count += 1)
        expect((await read('?balances-only=1')).status).toBe(200);
      const { status, headers } = await read();
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    });
  });

  test('before its setup token was used, and with what signs people in', async () => {
    const { feed } = await makeFeed(bank(), await customer());
    const authorization = `Basic ${Buffer.from(`${feed._id}:`).toString('base64')}`;
    expect(
      said(await bank().call('GET', '/simplefin/accounts', { headers: { authorization } })),
    ).toEqual(refused);
    const { headers } = await claimFeed(bank(), await customer());
    expect((await bank().call('GET', '/api/users/accounts', { headers })).status).toBe(401);
  });

  const ends: [how: string, end: (who: Customer, id: string) => Promise<unknown>][] = [
    ['its customer ended it', (who, id) => ask(who, 'DELETE', `/api/users/feeds/${id}`)],
    [
      'its last day is over',
      (_, id) =>
        bank().bank.db.query('UPDATE feed SET ends_on = ends_on - 999 WHERE id = $1', [id]),
    ],
    [
      'its customer said that a sign-in was not theirs',
      (who) => ask(who, 'POST', '/api/users/freeze'),
    ],
    [
      'staff suspended its customer',
      (who) => ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`),
    ],
    [
      'staff ended the sessions of its customer',
      (who) => ask(staff(), 'DELETE', `/api/admin/users/${who.id}/sessions`),
    ],
    ['its customer turned on two-step sign-in', (who) => turnOn(bank().call, who)],
    [
      'its customer chose a password by a mailed link',
      (who) => resetByMail({ call: bank().call, mailsTo }, who),
    ],
    [
      'its customer changed the password',
      (who) =>
        ask(who, 'POST', '/api/users/password', {
          currentPassword: who.password,
          newPassword: 'heron-at-first-light-27',
        }),
    ],
    ['its customer is closed', (who) => ask(staff(), 'DELETE', `/api/admin/users/${who.id}`)],
  ];
  test.each(ends)('once %s', async (_how, end) => {
    const { who, feed, read } = await claimFeed(bank(), await customer());
    const untouched = await claimFeed(bank(), await customer());
    expect((await read()).status).toBe(200);
    await end(who, feed._id);
    expect(said(await read())).toEqual(refused);
    expect((await untouched.read()).status).toBe(200);
  });

  test('more of a long history, once it was ended on the way', async () => {
    const who = await customer();
    const { read, feed } = await claimFeed(bank(), who);
    const { db, ledger } = bank().bank;
    const { rows } = await db.query<{ id: string }>(
      'SELECT account_id AS id FROM customer_account WHERE number = $1',
      [who.savings.number],
    );
    const plans = Array.from({ length: 501 }, () =>
      transferPlan(staffFunding, rows[0]?.id ?? '', 1n, { stamp: { kind: 'funding' } }),
    );
    await db.tx((tx) => ledger.postWithin(tx, plans));
    expect((await read()).body.accounts[0].transactions).toHaveLength(501);
    const spies = bank()
      .servers()
      .map(({ db: ofServer }) => {
        const query = ofServer.query.bind(ofServer);
        return vi.spyOn(ofServer, 'query').mockImplementation(async (sql, values, options) => {
          if (options?.name === 'find-statement-lines')
            await ask(who, 'DELETE', `/api/users/feeds/${feed._id}`);
          return await query(sql, values, options);
        });
      });
    try {
      await expect(read()).rejects.toThrow();
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    expect(said(await read())).toEqual(refused);
  });

  test('that a freeze ended, once it is lifted', async () => {
    const who = await customer();
    const { read } = await claimFeed(bank(), who);
    await ask(who, 'POST', '/api/users/freeze');
    await bank().bank.db.query('UPDATE users SET frozen_at = NULL WHERE id = $1', [who.id]);
    expect(said(await read())).toEqual(refused);
  });

  test('of which another customer says that it should end: it is theirs no more than before', async () => {
    const { who, feed, read } = await claimFeed(bank(), await customer());
    const other = await customer();
    const path = `/api/users/feeds/${feed._id}`;
    expect(said(await ask(other, 'DELETE', path))).toEqual([404, 'FEED_NOT_FOUND']);
    expect(await list(other)).toEqual([]);
    expect((await read()).status).toBe(200);
    expect((await ask(who, 'DELETE', path)).status).toBe(200);
    expect(said(await ask(who, 'DELETE', path))).toEqual([404, 'FEED_NOT_FOUND']);
  });
});
