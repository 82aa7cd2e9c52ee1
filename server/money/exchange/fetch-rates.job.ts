import { addDays, writtenDay, type CalendarDay } from '../../../contract/calendar-day.ts';
import { decimalText } from '../../../contract/money.ts';
import type { ReferenceRates } from '../../../contract/exchange.ts';
import type { ReadRates } from '../../../contract/reference-rates.ts';
import type { Context } from '../../context.ts';
import { fetchRatesJobName } from '../../services/condition/rates-fetched.ts';
import type { Job } from '../../services/jobs/worker.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { bookRates } from './book-rates.ts';
import { doubtRates } from './doubt-rates.ts';
import { fetchRatesFile } from './fetch-rates-file.ts';
import { readRatesFile } from './read-rates-file.ts';
import { findNewestDay } from './reference-rates-store.ts';

const everyMs = 15 * 60_000;

const friday = 5;

/** No rates come out on a Saturday or Sunday. */
function lastWeekday(day: CalendarDay): CalendarDay {
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  return dayOfWeek <= friday ? day : addDays(day, friday - dayOfWeek);
}

/** What speaks against using them unseen, for the staff who then look. */
function reasonAgainst({ day, rates, doubts }: ReadRates, mostBps: number): string {
  const jumps = rates
    .filter(({ isJump }) => isJump)
    .map(({ currency, perEuro, before }) => `${currency} ${before?.perEuro ?? '—'} to ${perEuro}`);
  const why = doubts.includes('jump')
    ? `${jumps.join(', ')} is a change of more than ${decimalText(BigInt(mostBps))}%`
    : doubts.includes('older')
      ? 'the bank has newer ones'
      : 'the bank has others of that day';
  return (
    `The rates of ${writtenDay(day)} were fetched and are not used: ${why}. ` +
    'Import the file by hand if they are right.'
  );
}

/**
 * Only the last two days that can have rates are used, so that a source which is wrong takes two
 * steps within the bound at most, however many days the bank lacks.
 */
function requireNewest(day: CalendarDay, today: CalendarDay): void {
  const last = lastWeekday(today);
  const before = lastWeekday(addDays(last, -1));
  if (day !== last && day !== before)
    throw new Error(
      `The rates of ${writtenDay(day)} were fetched and are not used: only those of ` +
        `${writtenDay(before)} or ${writtenDay(last)} are. Import the file by hand if they are right.`,
    );
}

/**
 * Uses what was fetched only where nothing speaks against it. A jump is for people, who import the
 * file, two of them where two change terms.
 */
async function bookFetched(
  ctx: Context,
  rates: ReferenceRates,
  today: CalendarDay,
): Promise<number> {
  const { db, clock } = ctx.bank;
  const { mostBps } = await readPolicy(db, 'fetchedRates', clock.businessNow());
  const read = await doubtRates(db, rates, mostBps);
  if (read.doubts.length > 0) throw new Error(reasonAgainst(read, mostBps));
  if (!read.isBooked) requireNewest(rates.day, today);
  return (await bookRates(ctx, rates, false, mostBps)) === 'booked' ? 1 : 0;
}

/** Fetches the reference rates of the day from the address that the operator set. */
export function fetchRatesJob(url: string): Job {
  return {
    name: fetchRatesJobName,
    group: 'money',
    about: `Fetches the exchange rates of the day from ${new URL(url).host}.`,
    everyMs,
    async run(ctx) {
      const { db, clock, stopping } = ctx.bank;
      const today = clock.businessDay();
      const newest = await findNewestDay(db);
      if (newest !== undefined && newest >= lastWeekday(today)) return 0;
      const rates = readRatesFile(await fetchRatesFile(url, stopping), today);
      return await bookFetched(ctx, rates, today);
    },
  };
}
