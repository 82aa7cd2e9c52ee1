import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { currencies } from '../../contract/values/money.ts';
import { endOfDay, startOfDay } from '../../server/base/clock.ts';
import { invariant } from '../../server/base/invariant.ts';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { JournalPlan, Leg } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { reversalPlan } from '../../server/ledger/postgresql/reversal-plan.ts';
import { openPeople, planOf, staffFunding } from './ledger-people.ts';
import { awkwardTexts, randomOf } from './random-entries.ts';

/** Both clock changes and a turn of the year are between them. */
export const firstBookedDay: CalendarDay = '2024-10-30';
const bookedDays = 140;
export const lastBookedDay: CalendarDay = addDays(firstBookedDay, bookedDays - 1);

/** A journal as it was booked. */
export interface BookedJournal {
  id: string;
  day: CalendarDay;
  texts: readonly string[];
}

interface Moment {
  on: Temporal.Instant;
  day: CalendarDay;
}

/** The first and the last moment of a day, its last hour, and the hour that some days have twice. */
function momentsOf(day: CalendarDay): Temporal.Instant[] {
  const [start, end] = [startOfDay(day), endOfDay(day)];
  return [
    start,
    start.add({ minutes: 90 }),
    start.add({ minutes: 150 }),
    end.subtract({ minutes: 59 }),
    end.subtract({ milliseconds: 1 }),
  ];
}

/**
 * Books a random history of a bank: payments with their fees, payments abroad in every currency,
 * interest, and returns, corrections and reversals of them, with texts that mean something to
 * programs that read books.
 */
export async function bookRandomly(db: Database, seed: number): Promise<BookedJournal[]> {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const someMinor = () => BigInt(1 + Math.floor(random() ** 3 * 1e6));
  const booked: BookedJournal[] = [];
  const done: string[] = [];

  const book = async ({ on, day }: Moment, kind: JournalPlan['kind'], legs: Leg[]) => {
    const texts = { reference: pick(awkwardTexts), memo: pick(awkwardTexts) };
    const stamp = { kind, bookedAt: on.toString(), businessDate: day, valueDate: day, ...texts };
    const plan = planOf(legs, { stamp });
    const [outcome] = await db.tx((tx) => postWithin(tx, [plan]));
    invariant(outcome?.kind === 'posted', `a journal of ${kind} is posted`);
    booked.push({ id: plan.claimId, day, texts: [kind, texts.reference, texts.memo] });
    if (kind !== 'funding') done.push(plan.claimId);
  };

  const undo = async ({ on, day }: Moment) => {
    if (done.length === 0) return;
    const [journalId] = done.splice(Math.floor(random() * done.length), 1) as [string];
    const plan = await reversalPlan(db, journalId, {
      ...planOf([]),
      kind: pick(['return', 'reversal', 'correction']),
      actor: 'system:ledger-test',
      channel: 'job',
      valueDate: day,
      businessDate: day,
      bookedAt: on.toString(),
      memo: pick(awkwardTexts),
    });
    await db.tx((tx) => postWithin(tx, [plan]));
    const { kind, reference, memo } = plan.journal as JournalPlan;
    booked.push({ id: plan.claimId, day, texts: [kind, reference, memo] });
  };

  const move = (from: string, to: string, minor = someMinor()): Leg[] => [
    { accountId: from, amountMinor: -minor },
    { accountId: to, amountMinor: minor },
  ];
  const bookable: ((moment: Moment, payer: string, payee: string) => Promise<void>)[] = [
    undo,
    (moment, payer, payee) => book(moment, 'local_transfer', move(payer, payee)),
    (moment, _, payee) =>
      book(moment, 'interest', move(bankAccountId('interest_expense', 'USD'), payee)),
    // US dollars of a customer leave as another currency, and cost a fee.
    (moment, payer) => {
      const currency = pick(currencies.slice(1));
      return book(moment, 'international_transfer', [
        ...move(payer, bankAccountId('fx_position', 'USD')),
        ...move(bankAccountId('fx_position', currency), bankAccountId('clearing_wire', currency)),
        ...move(payer, bankAccountId('fee_income', 'USD'), 1500n),
      ]);
    },
    (moment) => {
      const currency = pick(currencies);
      const [from, to] = [
        bankAccountId('clearing_wire', currency),
        bankAccountId('nostro', currency),
      ];
      return book(moment, 'settlement', move(from, to));
    },
  ];

  const customers = (await openPeople(db, [0n, 0n, 0n])).map(({ accountId }) => accountId);
  const first = { on: startOfDay(firstBookedDay), day: firstBookedDay };
  for (const customer of customers)
    await book(first, 'funding', move(staffFunding, customer, 100_000_000n));
  for (let count = 0; count < bookedDays; count += 1) {
    const day = addDays(firstBookedDay, count);
    for (const on of momentsOf(day).filter(() => random() < 0.4)) {
      const payer = pick(customers);
      const payee = pick(customers.filter((one) => one !== payer));
      await pick(bookable)({ on, day }, payer, payee);
    }
  }
  return booked;
}
