import { addDays, writtenDay, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { ReferenceRates } from '../../../contract/money/exchange.ts';
import type { RateDoubt } from '../../../contract/staff/reference-rates.ts';
import type { Bank } from '../../bank.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordRates } from './book-rates.ts';
import { doubtRates } from './doubt-rates.ts';
import { measureRates } from './measure-rates.ts';
import { lastPublishingDay } from './publishing-days.ts';
import { isTooOld, publicMaximumDays, readMaximumAge } from './rate-age.ts';
import { findNewestDay, lockRates } from './reference-rates-store.ts';

interface Judged {
  bank: Bank;
  /** As what the job records rates. */
  recorder: string;
  rates: ReferenceRates;
}

/** Rates of days that were missed are for people: only the last two days' can be new. */
function againstDay(day: CalendarDay, today: CalendarDay): string | undefined {
  const last = lastPublishingDay(today);
  const before = lastPublishingDay(addDays(last, -1));
  if (day === last || day === before) return undefined;
  return `only those of ${writtenDay(before)} or ${writtenDay(last)} are`;
}

/**
 * Rates of long ago say little about today's, so people import the first ones after such a time. A
 * weekend or Easter, over which none are published, is no such time, however low the maximum.
 */
async function againstAge(tx: Tx, { bank, rates }: Judged): Promise<string | undefined> {
  const newest = await findNewestDay(tx);
  if (newest === undefined) return 'the bank has none to compare them with';
  if (newest >= lastPublishingDay(addDays(rates.day, -1))) return undefined;
  const maximumDays = (await readMaximumAge(bank, tx)) ?? publicMaximumDays;
  return isTooOld(newest, bank.clock.businessDay(), maximumDays)
    ? `those in use are of ${writtenDay(newest)}, more than ${maximumDays} days ago`
    : undefined;
}

async function reasonAgainst(
  tx: Tx,
  judged: Judged,
  doubts: readonly RateDoubt[],
): Promise<string | undefined> {
  const { bank, rates } = judged;
  if (doubts.includes('older')) return 'the bank has newer ones';
  if (doubts.includes('correction')) return 'the bank has others of that day';
  return (
    againstDay(rates.day, bank.clock.businessDay()) ??
    (await againstAge(tx, judged)) ??
    (await measureRates(tx, judged))
  );
}

/**
 * Uses what was fetched only where nothing speaks against it. Everything else is for people, who
 * import the file, two of them where two change terms.
 * @returns whether they are new.
 */
export async function bookFetchedRates(ctx: Context, rates: ReferenceRates): Promise<boolean> {
  const { bank, actor } = ctx;
  return await bank.db.tx(async (tx) => {
    await lockRates(tx);
    const { isBooked, doubts } = await doubtRates(tx, rates);
    if (isBooked) return false;
    const reason = await reasonAgainst(tx, { bank, recorder: actor.name, rates }, doubts);
    if (reason !== undefined)
      throw new Error(
        `The rates of ${writtenDay(rates.day)} were fetched and are not used: ${reason}. ` +
          'Import the file by hand if they are right.',
      );
    await recordRates(tx, ctx, rates);
    return true;
  });
}
