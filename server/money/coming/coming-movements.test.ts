import { expect, test } from 'vitest';
import { bankFacts } from '../../../config/bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { ListedSchedule } from '../bills/schedules-store.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import type { ComingFacts } from './coming-facts.ts';
import { comingMovements } from './coming-movements.ts';

const account = (kind: StoredAccount['kind'], availableMinor: bigint): StoredAccount => ({
  id: kind,
  userId: 'alice',
  number: kind === 'checking' ? '100000001' : '100000002',
  kind,
  postedMinor: availableMinor,
  availableMinor,
});
const at = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);
const facts = (given: Partial<ComingFacts>): ComingFacts => ({
  now: at('2026-11-24'),
  today: '2026-11-24',
  own: { closed: [], open: [] },
  billFeeMinor: 0n,
  accounts: [account('checking', 1_020_00n), account('savings', 50_00n)],
  orders: [],
  schedules: [],
  payees: new Map(),
  instalments: [],
  holds: [],
  deposits: [],
  interest: { day: '2026-12-01', byAccount: new Map() },
  ...given,
});
const bill = (recipientName: string, nextDay: string, amountMinor: bigint) =>
  ({
    id: recipientName,
    accountId: null,
    recipientName,
    amountMinor,
    status: 'active',
    frequency: 'monthly',
    firstDay: nextDay,
    firstTime: '10:00:00',
    nextNumber: 0,
    nextDay,
    nextDueAt: at(nextDay),
    endDay: null,
    singleNumber: null,
    singleAmountMinor: null,
    pausedAt: null,
    pausedUntil: null,
  }) as unknown as ListedSchedule;
const order = (recipientName: string, day: string, given: Partial<TransferRow>) =>
  ({
    id: recipientName,
    kind: 'local',
    recipientName,
    recipientRouting: '021000021',
    recipientAccount: '123450987',
    transferDate: at(day),
    dueAt: at(day),
    ...given,
  }) as TransferRow;
const listed = (given: Partial<ComingFacts>, last = '2026-12-10') =>
  comingMovements(facts(given), last)
    .filter(({ day }) => day <= last)
    .map(({ name, day, payer, leftMinor }) => [name, day, payer?.kind, leftMinor]);

test('each movement to come is taken from what the one before leaves [D-33]', () => {
  const robin = { payerAccountId: 'savings', debitedUsdMinor: 40_00n };
  expect(
    listed({
      orders: [order('Robin', '2026-12-03', robin)],
      schedules: [bill('Rent', '2026-12-01', 900_00n), bill('Power', '2026-12-02', 30_00n)],
      instalments: [
        { loanId: 'abcdef12', number: 1, dueOn: '2026-11-30', amountMinor: 10_00n, triedOn: null },
      ],
      interest: { day: '2026-12-01', byAccount: new Map([['savings', 2_00n]]) },
    }),
  ).toEqual([
    ['LOAN-ABCDEF12', '2026-11-30', 'checking', 1_010_00n],
    ['100000002', '2026-12-01', undefined, 52_00n],
    ['Rent', '2026-12-01', 'checking', 110_00n],
    ['Power', '2026-12-02', 'checking', 80_00n],
    ['Robin', '2026-12-03', 'savings', 12_00n],
  ]);
});

test('a bill without an account is paid from savings when checking is short', () => {
  expect(
    listed({
      accounts: [account('checking', 20_00n), account('savings', 50_00n)],
      schedules: [
        bill('Power', '2026-12-01', 45_00n),
        bill('Rent', '2026-12-02', 900_00n),
        bill('Tea', '2026-12-03', 20_00n),
      ],
    }),
  ).toEqual([
    ['Power', '2026-12-01', 'savings', 5_00n],
    ['Rent', '2026-12-02', 'checking', -880_00n],
    ['Tea', '2026-12-03', 'checking', 0n],
  ]);
});

test('what comes, or is moved from an own account, pays for what leaves after it', () => {
  const toChecking = {
    payerAccountId: 'savings',
    debitedUsdMinor: 50_00n,
    recipientRouting: '000000000',
    recipientAccount: '100000001',
  };
  const hold = { checkId: 'abcdef12', accountId: 'checking', heldMinor: 25_00n, freeMinor: 25_00n };
  const given = {
    accounts: [account('checking', 0n), account('savings', 50_00n)],
    holds: [{ ...hold, availableOn: '2026-11-30' }],
    schedules: [bill('Rent', '2026-12-02', 75_00n)],
  };
  const rent = (more: Partial<ComingFacts>) => listed({ ...given, ...more }).at(-1);
  expect(rent({})).toEqual(['Rent', '2026-12-02', 'checking', -50_00n]);
  const own = order('Me', '2026-12-01', {
    ...toChecking,
    recipientRouting: bankFacts.routingNumber,
  });
  expect(rent({ orders: [own] })).toEqual(['Rent', '2026-12-02', 'checking', 0n]);
  // The same number at another bank is another person.
  expect(rent({ orders: [order('Them', '2026-12-01', toChecking)] })?.[3]).toBe(-50_00n);
});

test('a date on a closed day moves, out of the month too; every date of the days is listed', () => {
  const weekly = {
    ...bill('Gym', '2026-11-28', 10_00n),
    frequency: 'weekly',
    nextDueAt: at('2026-11-30'),
  } as ListedSchedule;
  const days = (own: ComingFacts['own']) =>
    comingMovements(facts({ own, schedules: [weekly] }), '2026-12-10').map(
      ({ plannedDay, day }) => `${plannedDay} ${day}`,
    );
  expect(days({ closed: [], open: [] })).toEqual([
    '2026-11-28 2026-11-30',
    '2026-12-05 2026-12-07',
  ]);
  expect(days({ closed: [{ day: '2026-12-07' }], open: [] })).toEqual([
    '2026-11-28 2026-11-30',
    '2026-12-05 2026-12-08',
  ]);
});

test('a bill paused until it is resumed is no payment to come; one paused until a day is', () => {
  const rests = {
    ...bill('Gym', '2026-12-01', 30_00n),
    pausedAt: at('2026-11-22'),
  } as ListedSchedule;
  const schedules = [
    rests,
    { ...rests, id: 'Club', recipientName: 'Club', pausedUntil: '2026-12-01' },
  ];
  expect(listed({ schedules }).map(([name]) => name)).toEqual(['Club']);
});

test('of what comes later than the days asked for, the next one alone is listed', () => {
  const yearly = {
    ...bill('Insurance', '2027-06-01', 10_00n),
    frequency: 'yearly',
  } as ListedSchedule;
  expect(comingMovements(facts({ schedules: [yearly] }), '2026-12-10')).toHaveLength(1);
});
