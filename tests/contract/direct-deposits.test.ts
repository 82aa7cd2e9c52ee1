import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { isBusinessDay } from '../../contract/values/business-days.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { AchBatch, AchEntry } from '../../server/money/ach/ach-records.ts';
import type { Taken } from '../../server/money/ach/take-file.ts';
import { achText, payrollEntry, payrollFile, takeAch, traceOf } from '../support/ach-files.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setBankClock } from '../support/set-bank-clock.ts';

const { bank, cast, balanceOf, listOf } = useBankPerTest();

const federal = { closed: [], open: [] };
const isOpen = (day: CalendarDay) => isBusinessDay(day, federal);

/** The first day after another that is open, or closed. */
function dayAfter(day: CalendarDay, open: boolean): CalendarDay {
  const next = addDays(day, 1);
  return isOpen(next) === open ? next : dayAfter(next, open);
}

const today = () => bank().bank.clock.businessDay();

const take = (text: string, name?: string) => takeAch(bank().bank, text, name);

const takeEntries = async (entries: AchEntry[], batch: Partial<AchBatch> = {}): Promise<Taken> =>
  await take(await achText(payrollFile(entries, batch)));

async function moveTo(day: CalendarDay, time = '09:00'): Promise<void> {
  await setBankClock(bank().bank, `${day}T${time}`);
  await bank().worker.runAll();
}

const entriesNow = async () =>
  (
    await bank().bank.db.query<{ trace: string; state: string; code: string | null }>(
      'SELECT trace, state, return_code AS code FROM rail_entry ORDER BY file_id, line',
    )
  ).rows.map(({ state, code }) => (code === null ? state : `${state} ${code}`));

async function ownBalance(name: 'clearing_ach' | 'nostro'): Promise<bigint> {
  const { rows } = await bank().bank.db.query<{ posted: bigint }>(
    'SELECT posted FROM account WHERE id = $1',
    [bankAccountId(name, 'USD')],
  );
  return rows[0]?.posted ?? 0n;
}

const comingOf = async ({ token }: { token: string }) =>
  (await bank().call('GET', '/api/transfers/scheduled', { token })).body.coming.filter(
    ({ kind }: { kind: string }) => kind === 'deposit',
  );

const checking = 'Checking Account';
const toAlice = (more: Partial<AchEntry> = {}, number = 1) =>
  payrollEntry(number, { account: cast().alice.checking.number, ...more });

test('a salary is on its way the day before, and arrives on its day with the employer’s name', async () => {
  const { alice } = cast();
  const closed = dayAfter(today(), false);
  const payday = dayAfter(closed, true);
  const before = await balanceOf(alice, checking);
  // Wished for a day on which the Federal Reserve is closed: it comes on the next.
  expect(await takeEntries([toAlice()], { effectiveOn: closed })).toMatchObject({ kind: 'taken' });
  await bank().worker.runAll();
  expect(await balanceOf(alice, checking)).toBe(before);
  await moveTo(addDays(payday, -1));
  expect(await comingOf(alice)).toMatchObject([
    { name: 'EMPLOYER INC', amount: 3184.75, day: payday, receiver: checking, payer: null },
  ]);
  expect(await balanceOf(alice, checking)).toBe(before);

  await moveTo(payday);
  expect(await comingOf(alice)).toEqual([]);
  expect(await balanceOf(alice, checking)).toBe(before + 3184.75);
  const [order] = (await listOf(alice)).transfers;
  expect(order).toMatchObject({
    category: 'Direct deposit',
    senderAccount: 'EMPLOYER INC',
    reference: 'PAYROLL EMP0001',
    amount: 3184.75,
    transactionType: 'credit',
    status: 'Completed',
  });
  const csv = await bank().call('GET', `/api/accounts/${alice.checking.number}/entries.csv`, {
    token: alice.token,
  });
  expect(csv.body).toContain('"Direct deposit","EMPLOYER INC","PAYROLL EMP0001"');
  expect(await ownBalance('clearing_ach')).toBe(0n);
  expect(await entriesNow()).toEqual(['posted']);
});

test('savings take credits of code 32, and a number may come with blanks and dashes', async () => {
  const { alice } = cast();
  const { number } = alice.savings;
  const spaced = `${number.slice(0, 3)}-${number.slice(3, 6)} ${number.slice(6)}`;
  const before = await balanceOf(alice);
  await takeEntries([toAlice({ code: '32', account: spaced })], { effectiveOn: null });
  await moveTo(dayAfter(today(), true));
  expect(await balanceOf(alice)).toBe(before + 3184.75);
});

test('the same file is taken once, also by two at once, and so is the same trace in another file', async () => {
  const { alice } = cast();
  const text = await achText(payrollFile([toAlice()], { effectiveOn: today() }));
  const outcomes = await Promise.all([take(text), take(text, 'again.ach'), take(text)]);
  expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toEqual([]);
  expect(await take(text)).toEqual({ kind: 'known' });
  const parts = payrollFile([toAlice(), toAlice({ amountMinor: 100n }, 2)], {
    effectiveOn: today(),
  });
  const resent = await achText({ ...parts, file: { ...parts.file, modifier: 'B' } });
  expect(await take(resent)).toMatchObject({ kind: 'taken', twice: 1 });

  const before = await balanceOf(alice, checking);
  const nostro = await ownBalance('nostro');
  await moveTo(dayAfter(today(), true));
  await bank().worker.runAll();
  expect(await balanceOf(alice, checking)).toBe(before + 3184.75 + 1);
  // The Federal Reserve settles it again with the second file: it is owed back.
  expect(await ownBalance('clearing_ach')).toBe(318_475n);
  expect(await ownBalance('nostro')).toBe(nostro - 2n * 318_475n - 100n);
  expect((await entriesNow()).toSorted()).toEqual(['posted', 'posted', 'twice']);
});

test('pay of the next month has the same trace number, and arrives', async () => {
  const { alice } = cast();
  const before = await balanceOf(alice, checking);
  const first = dayAfter(today(), true);
  const second = dayAfter(addDays(first, 27), true);
  for (const effectiveOn of [first, second])
    expect(await takeEntries([toAlice()], { effectiveOn })).toMatchObject({ twice: 0 });
  await moveTo(second);
  expect(await balanceOf(alice, checking)).toBe(before + 2 * 3184.75);
});

test('what cannot arrive goes back by itself, with its code', async () => {
  const { alice, carla, bruno, admin } = cast();
  const closed = bruno.checking.number;
  const { status } = await bank().call('DELETE', `/api/admin/users/${bruno.id}`, {
    token: admin.token,
  });
  expect(status).toBe(200);
  const entries = [
    toAlice({ account: '999999999' }, 1),
    toAlice({ account: closed }, 2),
    toAlice({ account: carla.checking.number }, 3),
    toAlice({ routing: '021000021' }, 4),
    // Notices in advance move nothing.
    toAlice({ code: '23', amountMinor: 0n }, 5),
    toAlice({ code: '33', amountMinor: 0n, account: '999999999' }, 6),
  ];
  await takeEntries(entries, { effectiveOn: null });
  await moveTo(dayAfter(today(), true));
  expect(await entriesNow()).toEqual([
    'return due R03',
    'return due R02',
    'return due R16',
    'return due R13',
    'checked',
    'return due R03',
  ]);
  // We owe it back: nothing is posted to a customer.
  expect(await ownBalance('clearing_ach')).toBe(4n * 318_475n);
  expect((await listOf(alice)).total).toBe(1);
});

test('debits wait for a person; returns and notifications of change are noted', async () => {
  const { alice } = cast();
  const advice = { originalTrace: traceOf(9), originalBank: '02655501' };
  await takeEntries(
    [
      toAlice({ code: '27' }, 1),
      toAlice(
        {
          code: '21',
          addenda: {
            kind: '99',
            reason: 'R03',
            text: '',
            diedOn: '',
            trace: traceOf(2),
            ...advice,
          },
        },
        2,
      ),
    ],
    { service: '200', effectiveOn: null },
  );
  await takeEntries(
    [
      toAlice(
        {
          code: '21',
          amountMinor: 0n,
          addenda: { kind: '98', reason: 'C01', text: '1234', trace: traceOf(3), ...advice },
        },
        3,
      ),
    ],
    { entryClass: 'COR', effectiveOn: null },
  );
  const before = await balanceOf(alice, checking);
  await moveTo(dayAfter(today(), true));
  expect((await entriesNow()).toSorted()).toEqual(['for a person', 'noted', 'noted']);
  expect(await balanceOf(alice, checking)).toBe(before);
  // The Federal Reserve has taken the debit from us, and paid for the return.
  expect(await ownBalance('clearing_ach')).toBe(0n);
});

test('of a wrong file only a line is kept, with its reason; mended it is taken', async () => {
  const text = await achText(payrollFile([toAlice()], { effectiveOn: null }));
  const wrong = text.replace('0000318475EMP', '00003l8475EMP');
  for (const _ of [1, 2])
    expect(await take(wrong)).toEqual({
      kind: 'refused',
      fault: { fault: 'not digits', line: 3, column: 35, found: '00003l8475' },
    });
  const { rows } = await bank().bank.db.query<{ files: bigint; entries: bigint; days: bigint }>(
    `SELECT (SELECT count(*) FROM rail_file) AS files, (SELECT count(*) FROM rail_entry) AS entries,
      (SELECT count(*) FROM rail_settlement) AS days`,
  );
  expect(rows).toEqual([{ files: 1n, entries: 0n, days: 0n }]);
  expect(await take(text)).toMatchObject({ kind: 'taken' });
});
