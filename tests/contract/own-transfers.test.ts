import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { textFromInstant } from '../../server/base/clock.ts';
import { monthsAfter } from '../../server/money/transfers/repeat-moves.ts';
import { useBankPerTest } from '../support/payments.ts';
import { readCsv } from '../support/read-csv.ts';

const { bank, cast, balanceOf, listOf } = useBankPerTest();

interface Move {
  from: string;
  to: string;
  amount: number;
  reference?: string;
  transferDate?: string;
  repeat?: 'monthly';
}

const move = (
  { from, to, ...rest }: Move,
  headers: Record<string, string> = {},
  { token } = cast().alice,
) =>
  bank().call('POST', '/api/transfers/own', {
    token,
    body: { fromAccount: from, toAccount: to, ...rest },
    headers,
  });

const setAside = (amount: number, extra = {}) => ({
  from: cast().alice.savings.number,
  to: cast().alice.checking.number,
  amount,
  ...extra,
});

describe('money moved between own accounts on a later day', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const scheduled = async () =>
    (await bank().call('GET', '/api/transfers/scheduled', { token: cast().alice.token })).body
      .transfers;

  test('waits, is listed, and is there on its day without fee, limit or PIN [L-308]', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    const { status, body } = await move(setAside(40, { transferDate: inDays(2) }));
    expect([status, body.code, body.status, body.fee]).toEqual([
      201,
      'MOVE_SCHEDULED',
      'Scheduled',
      0,
    ]);
    expect(await scheduled()).toMatchObject([
      { category: 'Between own accounts', recipientName: 'From Savings to Checking' },
    ]);
    expect(await balanceOf(alice)).toBe(before);
    await bank().advance('P3D');
    expect(await balanceOf(alice)).toBe(before - 40);
    expect(await balanceOf(alice, 'Checking Account')).toBe(40);
    expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Completed', fee: 0 });
  });

  test('comes again every month, also after one that could not be made, until it is canceled [L-308]', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    const first = inDays(2);
    const { status, body } = await move(
      setAside(40, { transferDate: first, repeat: 'monthly', reference: 'Set aside' }),
    );
    expect([status, body.status]).toEqual([201, 'Scheduled']);
    expect(await scheduled()).toMatchObject([{ _id: body.transfer._id, repeats: 'monthly' }]);
    await bank().advance('P3D');
    expect(await balanceOf(alice)).toBe(before - 40);
    const [next, ...others] = await scheduled();
    expect(others).toEqual([]);
    expect(next).toMatchObject({ repeats: 'monthly', amount: 40, reference: 'Set aside' });
    expect(next.transferDate).toBe(textFromInstant(monthsAfter(Temporal.Instant.from(first), 1)));
    await bank().advance('P2M');
    expect(await balanceOf(alice)).toBe(before - 120);
    await move(setAside(before - 120));
    await bank().advance('P1M');
    expect((await listOf(alice)).transfers).toContainEqual(
      expect.objectContaining({ status: 'Declined', amount: 40 }),
    );
    const [last] = await scheduled();
    expect(last.repeats).toBe('monthly');
    const path = `/api/transfers/${last._id}/cancel`;
    expect((await bank().call('POST', path, { token: alice.token })).status).toBe(200);
    expect(await scheduled()).toEqual([]);
    await bank().advance('P2M');
    expect(await scheduled()).toEqual([]);
    for (const transferDate of [undefined, inDays(-3)]) {
      const given = transferDate === undefined ? {} : { transferDate };
      const refused = await move(setAside(1, { ...given, repeat: 'monthly' }));
      expect([refused.status, refused.body.code]).toEqual([422, 'REPEAT_NEEDS_A_DAY']);
    }
  });

  test('on the 31st it moves on the last day of a shorter month, and on the 31st again', () => {
    const first = Temporal.Instant.from('2026-12-31T15:00:00Z');
    expect([1, 2, 3].map((number) => monthsAfter(first, number).toString())).toEqual([
      '2027-01-31T15:00:00Z',
      '2027-02-28T15:00:00Z',
      '2027-03-31T14:00:00Z',
    ]);
  });

  test('is canceled until then; one that the account does not cover is declined', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    const { transfer } = (await move(setAside(40, { transferDate: inDays(2) }))).body;
    const path = `/api/transfers/${transfer._id}/cancel`;
    expect((await bank().call('POST', path, { token: alice.token })).status).toBe(200);
    await move(setAside(before + 1, { transferDate: inDays(2) }));
    await bank().advance('P3D');
    expect(await balanceOf(alice)).toBe(before);
    expect((await listOf(alice)).transfers.map(({ status }: { status: string }) => status)).toEqual(
      expect.arrayContaining(['Cancelled', 'Declined']),
    );
    expect((await move(setAside(1, { transferDate: inDays(400) }))).body.code).toBe(
      'TOO_FAR_AHEAD',
    );
  });
});

describe('money moved between own accounts', () => {
  test('is there at once, without a PIN or limit, and is one row that names both', async () => {
    const { alice } = cast();
    await bank().call('POST', '/api/approvals/pin', {
      token: alice.token,
      body: { securityPin: '4711' },
    });
    const { status, body } = await move(setAside(5000));
    expect([status, body.message, body.status, body.fee]).toEqual([
      201,
      'The money was moved.',
      'Completed',
      0,
    ]);
    expect([await balanceOf(alice), await balanceOf(alice, 'Checking Account')]).toEqual([
      5000, 5000,
    ]);
    const investment = alice.investment.number;
    expect(
      (
        await move({
          from: alice.checking.number,
          to: investment,
          amount: 1200.5,
          reference: 'For later',
        })
      ).status,
    ).toBe(201);
    expect((await move({ from: investment, to: alice.savings.number, amount: 200.5 })).status).toBe(
      201,
    );
    expect([
      await balanceOf(alice),
      await balanceOf(alice, 'Checking Account'),
      await balanceOf(alice, 'Investment Account'),
    ]).toEqual([5200.5, 3799.5, 1000]);
    const { transfers } = await listOf(alice, '?page=1&limit=3');
    expect(transfers.map(({ recipientName }: { recipientName: string }) => recipientName)).toEqual([
      'From Investment to Savings',
      'From Checking to Investment',
      'From Savings to Checking',
    ]);
    expect(transfers.map(({ reference }: { reference: string }) => reference)).toEqual([
      expect.stringMatching(/^OWN-\d{13}$/),
      'For later',
      expect.anything(),
    ]);
    expect((await listOf(alice, '?page=1&limit=5&search=checking%20to%20investment')).total).toBe(
      1,
    );
    const receipt = (await bank().call('GET', body.receipt, { token: alice.token })).body;
    expect(receipt).toMatchObject({ category: 'Between own accounts', balanceAfter: 5000 });
  });

  test('stands in statement, exports and trail, and is no payee', async () => {
    const { alice, admin } = cast();
    const { body } = await move(setAside(40));
    const read = async (path: string, token = alice.token) =>
      (await bank().call('GET', path, { token })).body;
    // Named as the list names it, whichever form moved it.
    await bank().call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Alice Ames', account: alice.investment.number }, 5),
    });
    const [head = [], newer = [], older = []] = readCsv(
      await read('/api/transfers/transactions.csv'),
    );
    const [recipient, category] = ['Recipient', 'Category'].map((name) => head.indexOf(name)) as [
      number,
      number,
    ];
    expect([newer, older].map((row) => [row[recipient], row[category]])).toEqual([
      ['To Investment', 'Between own accounts'],
      ['To Checking', 'Between own accounts'],
    ]);
    expect(await read(`/api/accounts/${alice.savings.number}/entries.csv`)).toContain(
      'From Savings to Checking',
    );
    expect(await read(`/api/accounts/${alice.checking.number}/entries.csv`)).toContain(
      `From account ${alice.savings.number}`,
    );
    expect(
      JSON.stringify(
        await read(
          `/api/admin/audit?person=${alice.username}&action=transfer.created`,
          admin.token,
        ),
      ),
    ).toContain(body.transfer._id);
    expect((await read('/api/transfers/recipients')).recipients).toEqual([]);
    await bank().worker.runAll();
    expect((await bank().outbox()).filter((mail) => mail.includes('somebody new'))).toEqual([]);
  });

  test('is moved once, however often it is sent with one key', async () => {
    const { alice } = cast();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      move(setAside(70), key),
      move(setAside(70), key),
      move(setAside(70), key),
    ]);
    for (const { status, body } of answers)
      expect(status === 201 || body.code === 'IN_FLIGHT').toBe(true);
    expect((await move(setAside(70), key)).status).toBe(201);
    expect((await move(setAside(71), key)).body.code).toBe('KEY_REUSED');
    expect(await balanceOf(alice, 'Checking Account')).toBe(70);
  });
});

test('Money in and Money out mean the chosen account [L-246]', async () => {
  const { alice } = cast();
  const { body } = await move(setAside(40));
  const listed = async (query: string) => {
    const { transfers } = (
      await bank().call('GET', `/api/transfers/transactions?${query}`, { token: alice.token })
    ).body;
    return transfers.some(({ _id }: { _id: string }) => _id === body.transfer._id);
  };
  const seen = async ({ number }: { number: string }) => [
    await listed(`account=${number}&type=credit`),
    await listed(`account=${number}&type=debit`),
  ];
  expect([await seen(alice.checking), await seen(alice.savings)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('refused, and nothing moves', () => {
  test('from or to an account of somebody else, word for word as of nobody', async () => {
    const { alice, bruno } = cast();
    const own = alice.savings.number;
    const refusals = [];
    for (const other of [bruno.checking.number, '999999999'])
      for (const body of [
        { from: own, to: other, amount: 1 },
        { from: other, to: own, amount: 1 },
      ]) {
        const answer = await move(body);
        const { requestId: _, ...said } = answer.body;
        refusals.push(said);
        expect([answer.status, answer.body.code]).toEqual([422, 'OWN_ACCOUNT_INVALID']);
      }
    expect(new Set(refusals.map((said) => JSON.stringify(said))).size).toBe(1);
    expect([await balanceOf(alice), await balanceOf(bruno, 'Checking Account')]).toEqual([
      10_000, 0,
    ]);
  });

  test('within one account, beyond what is there, and by somebody suspended', async () => {
    const { alice, carla, admin } = cast();
    expect(
      (await move({ from: alice.savings.number, to: alice.savings.number, amount: 1 })).body.code,
    ).toBe('SAME_ACCOUNT');
    expect((await move(setAside(10_000.01))).body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      message: 'Insufficient funds. Available balance: $10,000.00.',
    });
    expect(
      (await move({ from: carla.savings.number, to: carla.checking.number, amount: 1 }, {}, carla))
        .body.code,
    ).toBe('ACCOUNT_SUSPENDED');
    await bank().call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    expect((await move(setAside(1))).body.code).toBe('ACCOUNT_SUSPENDED');
    expect(await balanceOf(alice, 'Checking Account')).toBe(0);
  });

  test('a payment to an own account by the local form is no recipient to choose', async () => {
    const { alice } = cast();
    await bank().call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, 5),
    });
    expect(
      (await bank().call('GET', '/api/transfers/recipients', { token: alice.token })).body
        .recipients,
    ).toEqual([]);
  });
});
