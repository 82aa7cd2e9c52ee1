import { expect, test } from 'vitest';
import type { StatementSection } from '../../contract/staff/bank-statements.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { bankingDayOf, endOfDay, startOfDay } from '../../server/base/clock.ts';
import type { Bank } from '../../server/bank.ts';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { Leg } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { readBalanceSheet } from '../../server/staff/bank-statements/balance-sheet.ts';
import { readIncomeStatement } from '../../server/staff/bank-statements/income-statement.ts';
import { closeDaysBefore } from '../support/closed-books.ts';
import { planOf } from '../support/ledger-people.ts';
import { bookRandomly, firstBookedDay, lastBookedDay } from '../support/random-books.ts';
import { describeOnBothEngines } from '../support/test-database.ts';

/* Statements of the bank over a random history, against sums over its entries alone. */

const today = addDays(lastBookedDay, 3);
const closedDays = 118;
const yearEndDay = addDays(lastBookedDay, 2);

const bankOn = (db: Database): Bank => {
  const now = () => startOfDay(today).add({ hours: 12 });
  const clock = { now, businessNow: now, businessDay: () => bankingDayOf(now()) };
  return { db, clock } as unknown as Bank;
};

/** Sums of entries in US dollars by class, as the ledger signs them. */
async function sumsOf(
  db: Database,
  [from, to]: readonly [CalendarDay, CalendarDay],
): Promise<Record<string, bigint>> {
  const { rows } = await db.query<{ class: string; sum: bigint }>(
    `SELECT gl.class, sum(entry.amount)::bigint AS sum FROM entry
       JOIN account ON account.id = entry.account_id JOIN gl_account gl ON gl.code = account.gl_code
       JOIN journal ON journal.id = entry.journal_id
     WHERE account.currency = 'USD' AND entry.booked_at >= $1 AND entry.booked_at < $2
       AND (journal.kind <> 'year_end' OR gl.class IN ('asset', 'liability'))
     GROUP BY gl.class`,
    [startOfDay(from), endOfDay(to)],
  );
  const none = { asset: 0n, liability: 0n, equity: 0n, income: 0n, expense: 0n };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.class, row.sum])) };
}

const totalOf = (sections: readonly StatementSection[], asked: StatementSection['kind']) => {
  const section = sections.find(({ kind }) => kind === asked) as StatementSection;
  expect(section.lines.reduce((sum, { figure }) => sum + figure, 0n)).toBe(section.total);
  return section.total;
};

const profitLine = ({ sections }: Awaited<ReturnType<typeof readBalanceSheet>>) =>
  sections.flatMap(({ lines }) => lines).find(({ code }) => code === undefined);

/** Books an entry that moves all income and all expenses so far to equity. */
async function bookYearEnd(db: Database, day: CalendarDay): Promise<bigint> {
  const { rows } = await db.query<{ id: string; posted: bigint }>(
    `SELECT account.id, posted FROM account JOIN gl_account gl ON gl.code = account.gl_code
      WHERE gl.class IN ('income', 'expense') AND posted <> 0`,
  );
  const profit = rows.reduce((sum, { posted }) => sum + posted, 0n);
  const legs: Leg[] = [
    ...rows.map(({ id, posted }) => ({ accountId: id, amountMinor: -posted })),
    { accountId: bankAccountId('equity', 'USD'), amountMinor: profit },
  ];
  const stamp = {
    kind: 'year_end' as const,
    bookedAt: startOfDay(day).add({ hours: 9 }).toString(),
    businessDate: day,
    valueDate: day,
  };
  const [outcome] = await db.tx((tx) => postWithin(tx, [planOf(legs, { stamp })]));
  expect(outcome).toMatchObject({ kind: 'posted' });
  return profit;
}

describeOnBothEngines('statements of the bank', (open) => {
  test('balance to the cent on every day, and tell what the entries of a period sum to', async () => {
    const db = await open();
    const bank = bankOn(db);
    await bookRandomly(db, 20_260_131);
    // Most days are read as they were closed, the last ones from their entries.
    for (const days of [30, 60, 90, closedDays])
      await closeDaysBefore(db, addDays(firstBookedDay, days));

    for (let day = firstBookedDay; day <= lastBookedDay; day = addDays(day, 8)) {
      const sheet = await readBalanceSheet(bank, { day, against: 'day_before' });
      expect([day, sheet.difference, sheet.differenceEarlier]).toEqual([day, 0n, 0n]);
      const sums = await sumsOf(db, [firstBookedDay, day]);
      expect(totalOf(sheet.sections, 'assets')).toBe(-(sums['asset'] ?? 0n));
      expect(totalOf(sheet.sections, 'liabilities')).toBe(sums['liability']);
      expect(profitLine(sheet)?.figure).toBe((sums['income'] ?? 0n) + (sums['expense'] ?? 0n));
      expect(sheet.closedAt === undefined).toBe(day >= addDays(firstBookedDay, closedDays));
    }

    const periods = [
      ['day', '2024-12-31', '2024-12-31', '2024-12-31'],
      ['month', '2024-10', '2024-10-01', '2024-10-31'],
      ['month', '2025-02', '2025-02-01', '2025-02-28'],
      ['month', '2025-01', '2025-01-01', '2025-01-31'],
      ['year', '2024', '2024-01-01', '2024-12-31'],
      ['year', '2025', '2025-01-01', today],
      ['year_to_date', '2025-02-28', '2025-01-01', '2025-02-28'],
    ] as const;
    const readAll = async () =>
      Promise.all(
        periods.map(async ([span, period, from, to]) => {
          const shown = await readIncomeStatement(bank, { span, period, against: 'year_before' });
          expect([shown.from, shown.to]).toEqual([from, to]);
          const sums = await sumsOf(db, [from, to]);
          expect([span, period, totalOf(shown.sections, 'income')]).toEqual([
            span,
            period,
            sums['income'],
          ]);
          expect([span, period, totalOf(shown.sections, 'expenses')]).toEqual([
            span,
            period,
            -(sums['expense'] ?? 0n),
          ]);
          expect(shown.profit).toBe((sums['income'] ?? 0n) + (sums['expense'] ?? 0n));
          return [shown.profit, shown.profitEarlier, shown.movedToEquity];
        }),
      );
    const before = await readAll();
    expect(before.slice(2).filter(([profit]) => profit === 0n)).toEqual([]);
    expect(before.map(([, , moved]) => moved)).toEqual(periods.map(() => 0n));

    // The year's income stays to be seen once it was moved to equity, and so does the next one's.
    const profit = await bookYearEnd(db, yearEndDay);
    const after = await readAll();
    expect(after.map(([one, earlier]) => [one, earlier])).toEqual(
      before.map(([one, earlier]) => [one, earlier]),
    );
    expect(after[5]?.[2]).toBe(profit);
    const sheet = await readBalanceSheet(bank, { against: 'chosen', chosen: lastBookedDay });
    expect(sheet.difference).toBe(0n);
    expect(profitLine(sheet)).toMatchObject({ figure: 0n, earlier: profit });
    const equity = sheet.sections.at(-1) as StatementSection;
    expect([equity.total, equity.totalEarlier]).toEqual([profit, profit]);
  }, 180_000);
});
