import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { addDays, addMonths, type CalendarDay } from '../../contract/values/calendar-day.ts';
import type { InsightCategory } from '../../contract/money/insight.ts';
import { localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import type { TransferRow } from '../../server/money/transfers/transfer-row.ts';
import { billBody } from '../support/bills.ts';
import { listOrders } from '../support/many-orders.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.stopJobs();
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

let people = 0;
async function newCustomer(savings = 0): Promise<Customer> {
  people += 1;
  const who = await registerCustomer(testBank.call, `saver.${people}`);
  if (savings > 0) await testBank.fund(testBank.cast.admin, who, savings);
  return who;
}

const today = () => testBank.bank.clock.businessDay();
/** November of last year: New York's clocks change in it, so that its ends differ in UTC. */
const november = () => `${Number(today().slice(0, 4)) - 1}-11`;
const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(bankTimeZone).toInstant();

type Given = Partial<TransferRow> & { on: CalendarDay };
const dated = ({ on, ...given }: Given): Partial<TransferRow> => ({
  transferDate: at(on.includes('T') ? on : `${on}T12:00`),
  ...(given.amountMinor !== undefined && { debitedUsdMinor: given.amountMinor }),
  // No word of it tells what it is for.
  recipientName: 'Corner Larder',
  ...given,
});
const put = (who: Customer, ...orders: Given[]) =>
  listOrders(testBank.bank, who, orders.map(dated));
const moneyIn = (who: Customer, given: Given): Given => ({
  kind: 'funding',
  payerId: null,
  payerAccountId: null,
  payeeId: who.id,
  payeeAccountId: who.checking._id,
  ...given,
});

const insightOf = async ({ token }: Pick<Customer, 'token'>, month = '') => {
  const query = month === '' ? '' : `?month=${month}`;
  return (await testBank.call('GET', `/api/transfers/insight${query}`, { token })).body;
};
const sort = ({ token }: Pick<Customer, 'token'>, id: string, category: string) =>
  testBank.call('PUT', `/api/transfers/${id}/category`, { token, body: { category } });
const unsort = ({ token }: Pick<Customer, 'token'>, id: string) =>
  testBank.call('DELETE', `/api/transfers/${id}/category`, { token });
const listed = async ({ token }: Pick<Customer, 'token'>, query: string) =>
  (await testBank.call('GET', `/api/transfers/transactions?${query}`, { token })).body.transfers;

/** `debit Rent 12.5` of each category. */
const lines = ({ categories }: { categories: InsightCategory[] }) =>
  categories.map(({ direction, sortedAs, amount }) => `${direction} ${sortedAs} ${amount}`);

test('a month counts what moved, by New York’s month, and nothing that did not [L-304]', async () => {
  const who = await newCustomer();
  const month = november();
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  const bill = { kind: 'bill', billType: 'Rent', recipientRouting: null } as const;
  await put(
    who,
    { on: `${month}-01T00:00`, amountMinor: 100n },
    { on: `${last}T23:59:59`, amountMinor: 200n, status: 'settling' },
    { on: `${month}-15`, amountMinor: 400n, status: 'in_review' },
    // Abroad it counts what it cost in dollars, with the fee.
    {
      on: `${month}-16`,
      kind: 'international',
      recipientSwift: 'DEUTDEFF',
      recipientIban: 'DE02120300000000202051',
      currency: 'EUR',
      amountMinor: 10_000n,
      debitedUsdMinor: 12_500n,
      feeMinor: 500n,
      status: 'approved',
    },
    { on: `${month}-17`, ...bill, amountMinor: 90_000n },
    moneyIn(who, { on: `${month}-18`, amountMinor: 310_000n }),
    moneyIn(who, { on: `${month}-19`, kind: 'interest', amountMinor: 7n }),
    // The other month's, by a second.
    { on: `${addDays(`${month}-01`, -1)}T23:59:59`, amountMinor: 1_000_000n },
    { on: `${addDays(last, 1)}T00:00`, amountMinor: 1_000_000n },
    ...(['declined', 'returned', 'cancelled', 'scheduled'] as const).map((status) => ({
      on: `${month}-20`,
      amountMinor: 1_000_000n,
      status,
    })),
    {
      on: `${month}-21`,
      amountMinor: 1_000_000n,
      payeeId: who.id,
      payeeAccountId: who.checking._id,
    },
  );
  const seen = await insightOf(who, month);
  expect(seen).toMatchObject({
    month,
    moneyIn: 3_100.07,
    moneyOut: 1_032,
    fees: 5,
    toCome: [],
    untilPayDay: null,
  });
  expect(lines(seen)).toEqual([
    'credit funding 3100',
    'credit interest 0.07',
    'debit Rent 900',
    'debit unsorted 132',
  ]);
  expect(seen.categories[3].payees).toMatchObject([
    { name: 'Corner Larder', amount: 125, count: 1, chosen: false },
    { name: 'Corner Larder', amount: 7, count: 3, chosen: false },
  ]);
  // The list under a category holds the very orders that its sum counts.
  const range = `from=${month}-01&to=${last}`;
  const under = await listed(who, `sortedAs=unsorted&type=debit&${range}`);
  expect(under.map(({ debitedUsd }: { debitedUsd: number }) => debitedUsd)).toEqual([2, 125, 4, 1]);
  expect(await listed(who, `sortedAs=funding&${range}`)).toHaveLength(1);
  expect(lines(await insightOf(testBank.cast.bruno, month))).toEqual([]);
});

test('months side by side say what each month says, without a gap, and to nobody else', async () => {
  const who = await newCustomer();
  const current = today().slice(0, 7);
  const monthsAgo = (months: number) => addMonths(`${current}-01`, -months).slice(0, 7);
  await put(
    who,
    // One month too old; then a gap.
    { on: `${monthsAgo(12)}-28`, amountMinor: 1_000_000n },
    { on: `${monthsAgo(10)}-01T00:00`, amountMinor: 100n },
    { on: `${monthsAgo(10)}-28T23:59:59`, amountMinor: 250n, feeMinor: 50n },
    { on: `${monthsAgo(10)}-02`, amountMinor: 7_700n, status: 'declined' },
    moneyIn(who, { on: `${monthsAgo(8)}-15`, amountMinor: 310_000n }),
    { on: `${current}-01T00:00`, amountMinor: 900n },
  );
  const months = async ({ token }: Pick<Customer, 'token'>) =>
    (await testBank.call('GET', '/api/transfers/insight/months', { token })).body.months;
  const seen = await months(who);
  expect(seen).toHaveLength(11);
  for (const { month, ...sums } of seen)
    expect(sums).toEqual(
      await insightOf(who, month).then(({ moneyIn: into, moneyOut }) => ({
        moneyIn: into,
        moneyOut,
      })),
    );
  expect(seen.slice(0, 3)).toEqual([
    { month: monthsAgo(10), moneyIn: 0, moneyOut: 3.5 },
    { month: monthsAgo(9), moneyIn: 0, moneyOut: 0 },
    { month: monthsAgo(8), moneyIn: 3_100, moneyOut: 0 },
  ]);
  expect(await months(await newCustomer())).toEqual([]);
});

test('what is said of a payee counts for all orders to it, past and future, and goes', async () => {
  const [who, other] = [await newCustomer(), await newCustomer()];
  const month = november();
  const [first] = await put(
    who,
    { on: `${month}-03`, amountMinor: 500n },
    // Another name on the same account is the same payee; another account is not.
    { on: `${month}-04`, amountMinor: 250n, recipientName: 'The Larder' },
    { on: `${month}-05`, amountMinor: 100n, recipientAccount: '518830272' },
    { on: addMonths(`${month}-03`, 1), amountMinor: 300n },
  );
  await put(other, { on: `${month}-03`, amountMinor: 500n });
  const id = first?.id ?? '';
  const sorted = await Promise.all([1, 2, 3].map(() => sort(who, id, 'Groceries')));
  expect(sorted.map(({ status }) => status)).toEqual([200, 200, 200]);
  await put(who, { on: `${month}-06`, amountMinor: 50n });
  expect(lines(await insightOf(who, month))).toEqual(['debit Groceries 8', 'debit unsorted 1']);
  expect(lines(await insightOf(who, addMonths(`${month}-03`, 1).slice(0, 7)))).toEqual([
    'debit Groceries 3',
  ]);
  expect(await listed(who, 'sortedAs=Groceries')).toHaveLength(4);
  expect(lines(await insightOf(other, month))).toEqual(['debit unsorted 5']);
  expect((await sort(who, id, 'Eating out')).status).toBe(200);
  expect(lines(await insightOf(who, month))[0]).toBe('debit Eating out 8');
  const gone = [await unsort(who, id), await unsort(who, id)];
  expect(gone.map(({ status }) => status)).toEqual([200, 200]);
  expect(lines(await insightOf(who, month))).toEqual(['debit unsorted 9']);
  const { rows } = await testBank.bank.db.query<{ action: string }>(
    `SELECT action FROM audit_event WHERE action LIKE 'payee.%' AND person_id = $1 ORDER BY at`,
    [who.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'payee.sorted',
    'payee.sorted',
    'payee.unsorted',
  ]);
});

test('what nobody has sorted counts under the words of its name, until its customer says it', async () => {
  const who = await newCustomer();
  const month = november();
  const on = `${month}-03`;
  const bill = { kind: 'bill', recipientRouting: null } as const;
  const [pharmacy] = await put(
    who,
    { on, amountMinor: 100n, recipientName: 'Market Street Pharmacy' },
    { on, amountMinor: 200n, recipientName: 'FARMACÍA del Sur', recipientAccount: '518830272' },
    { on, amountMinor: 400n, ...bill, recipientName: 'Brightwater Utilities', billType: 'Others' },
    { on, amountMinor: 800n, ...bill, recipientName: 'Gas & Go', billType: 'Subscriptions' },
    { on, amountMinor: 1_600n, recipientName: 'Marketa Busby', recipientAccount: '518830273' },
    { on, amountMinor: 3_200n, ...bill, recipientName: 'A. Larder', billType: 'Others' },
  );
  expect(lines(await insightOf(who, month)).toSorted()).toEqual([
    'debit Health 3',
    'debit Others 32',
    'debit Subscriptions 8',
    'debit Utilities 4',
    'debit unsorted 16',
  ]);
  expect(await listed(who, 'sortedAs=Health')).toHaveLength(2);
  await sort(who, pharmacy?.id ?? '', 'Shopping');
  expect(lines(await insightOf(who, month))).toContain('debit Shopping 1');
  expect(await listed(who, 'sortedAs=Health')).toHaveLength(1);
});

test('only an own payment to a payee is sorted, by a word of the bank, by an active customer', async () => {
  const { alice, carla } = testBank.cast;
  const who = await newCustomer();
  const [paid, got, moved] = await put(
    who,
    { on: `${november()}-03`, amountMinor: 500n },
    moneyIn(who, { on: `${november()}-03`, amountMinor: 500n }),
    {
      on: `${november()}-03`,
      amountMinor: 500n,
      payeeId: who.id,
      payeeAccountId: who.checking._id,
    },
  );
  const codeOf = async (answer: ReturnType<typeof sort>) => (await answer).body.code;
  expect([
    await codeOf(sort(alice, paid?.id ?? '', 'Rent')),
    await codeOf(sort(who, got?.id ?? '', 'Rent')),
    await codeOf(sort(who, moved?.id ?? '', 'Rent')),
    await codeOf(sort(carla, paid?.id ?? '', 'Rent')),
    await codeOf(unsort(carla, paid?.id ?? '')),
    (await sort(who, paid?.id ?? '', 'Bribes')).body.fields.category,
  ]).toEqual([
    'TRANSFER_NOT_FOUND',
    'TRANSFER_NOT_FOUND',
    'NO_PAYEE_TO_SORT',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_SUSPENDED',
    expect.stringContaining('Category must be one of'),
  ]);
});

test('a month ahead, too far back or malformed is refused by name', async () => {
  const { alice } = testBank.cast;
  const now = `${today().slice(0, 7)}-01`;
  const codeOf = async (month: string) => (await insightOf(alice, month)).code;
  expect([
    await codeOf(addMonths(now, 1).slice(0, 7)),
    await codeOf(addMonths(now, -121).slice(0, 7)),
    await codeOf('2026-13'),
    await codeOf('next'),
    await codeOf(addMonths(now, -120).slice(0, 7)),
  ]).toEqual([
    'MONTH_OUT_OF_REACH',
    'MONTH_OUT_OF_REACH',
    'INVALID_FIELDS',
    'INVALID_FIELDS',
    undefined,
  ]);
});

test('until pay day: what is left after orders to come and what seems to repeat', async () => {
  const who = await newCustomer();
  const daysAgo = (days: number) => addDays(today(), -days);
  const repeated = [31, 17, 3].map((days) => daysAgo(days));
  const gym = {
    recipientName: 'Moor Gym',
    recipientAccount: '518830299',
    payerAccountId: who.checking._id,
  };
  await put(
    who,
    ...repeated.map((on) =>
      moneyIn(who, { on, amountMinor: 200_000n, senderAccount: 'Harrow Mills' }),
    ),
    ...[16, 9, 2].map((days) => ({ on: daysAgo(days), amountMinor: 3_000n, ...gym })),
  );
  const none = await newCustomer();
  await put(none, ...repeated.slice(1).map((on) => moneyIn(none, { on, amountMinor: 200_000n })));
  expect((await insightOf(none)).untilPayDay).toBeNull();

  const { call, cast } = testBank;
  const funded = await call('PUT', `/api/admin/users/${who.id}/accounts/fund`, {
    token: cast.admin.token,
    body: {
      accountName: 'Checking Account',
      amount: 500,
      senderAccount: '770241006',
      recipientBank: 'Larkmoor Bank',
      reference: 'x',
      transferDate: new Date().toISOString(),
    },
  });
  expect(funded.status).toBe(200);
  const outside = { name: 'Ada', account: '123450987', routing: '021000021', bank: 'Orchard' };
  const me = { name: 'Me', account: who.checking.number };
  const inDays = (days: number) => `${addDays(today(), days)}T15:00`;
  const fromChecking = { debitedAccount: who.checking.number };
  for (const body of [
    localTransferBody(who, outside, 20, { transferDate: inDays(4), ...fromChecking }),
    localTransferBody(who, outside, 99, { transferDate: inDays(11), ...fromChecking }),
    // Savings pays it, and Checking does not.
    localTransferBody(who, outside, 400, { transferDate: inDays(4) }),
    // Moved to an own account, it is not spent: Checking has it then.
    localTransferBody(who, me, 77, { transferDate: inDays(6) }),
  ])
    expect((await call('POST', '/api/transfers/local', { token: who.token, body })).status).toBe(
      201,
    );
  const { repeating, untilPayDay } = await insightOf(who);
  expect(repeating).toMatchObject([
    { direction: 'debit', name: 'Moor Gym', rhythm: 'weekly', count: 3, lastDay: daysAgo(2) },
    { direction: 'credit', name: 'Harrow Mills', rhythm: 'every two weeks', lastAmount: 2000 },
  ]);
  expect(untilPayDay).toMatchObject({
    name: 'Harrow Mills',
    day: addDays(today(), 11),
    available: 500,
    toCome: [
      { name: 'Ada', day: addDays(today(), 4), by: 'scheduled', payer: 'Checking Account' },
      { name: 'Moor Gym', day: addDays(today(), 5), amount: 30, by: 'repeating' },
      {
        name: 'Me',
        day: addDays(today(), 6),
        amount: 77,
        payer: 'Savings Account',
        receiver: 'Checking Account',
      },
    ],
  });
  const [ada] = untilPayDay.toCome;
  expect(untilPayDay.left).toBeCloseTo(500 - 30 - ada.amount + 77, 2);
});

test('a recurring bill is still to come, and not worked out from what it paid', async () => {
  const who = await newCustomer(1_000);
  const body = billBody(40, { paymentType: 'Recurring', frequency: 'weekly' });
  const { token } = who;
  expect((await testBank.call('POST', '/api/transfers/payBill', { token, body })).status).toBe(201);
  const [first] = await listed(who, 'limit=1');
  const biller = {
    kind: 'bill',
    recipientName: first.recipientName,
    recipientAccount: first.recipientAccount,
    recipientRouting: null,
  } as const;
  await put(
    who,
    ...[21, 14, 7].map((days) => ({ on: addDays(today(), -days), amountMinor: 4_000n, ...biller })),
  );
  const { toCome, toComeAmount, repeating, moneyOut } = await insightOf(who);
  expect(repeating).toEqual([]);
  const lastDay = addDays(addMonths(`${today().slice(0, 7)}-01`, 1), -1);
  const days = [7, 14, 21, 28].map((ahead) => addDays(today(), ahead));
  const inMonth = days.filter((day) => day <= lastDay);
  expect(toCome.map(({ day, by }: { day: string; by: string }) => `${day} ${by}`)).toEqual(
    inMonth.map((day) => `${day} recurring bill`),
  );
  const each = first.debitedUsd;
  expect(toComeAmount).toBeCloseTo(each * inMonth.length, 2);
  expect(moneyOut).toBeGreaterThanOrEqual(each);
});
