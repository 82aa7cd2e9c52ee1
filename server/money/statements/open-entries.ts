import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Bank } from '../../bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { EntriesFile } from './entry-files/entries-file.ts';
import { type DayRange, entryRange } from './entry-range.ts';
import { readLines, refuseMissing } from './statement-line.ts';
import { countEntries, findFirstBookings, findOpenings } from './statements-store.ts';
import type { StatementTexts } from './statement-texts-in.ts';

/** The balance after an entry; nothing before the first one. @throws {Refusal} ENTRIES_AWAY. */
async function balanceAfter(
  { db, ledger }: Bank,
  account: StoredAccount,
  seq: bigint,
): Promise<bigint> {
  if (seq === 0n) return 0n;
  const [entry] = await ledger.findEntries(db, account.id, seq, seq);
  return entry?.balanceAfterMinor ?? (await refuseMissing(db, account, seq));
}

/** The day an account was opened, or its first entry where that is earlier. */
async function firstDayOf({ db }: Bank, { id }: StoredAccount, today: CalendarDay) {
  const instants = [...(await findOpenings(db, [id])).values()].concat(
    ...(await findFirstBookings(db, [id])).values(),
  );
  return [today, ...instants.map(bankingDayOf)].toSorted()[0] as CalendarDay;
}

/**
 * The days a file is of: it ends today at the latest, since who reads one of days to come would
 * believe that nothing was posted in them.
 */
async function daysOf(bank: Bank, account: StoredAccount, { from, to }: DayRange) {
  const today = bank.clock.businessDay();
  const first =
    from ?? (await firstDayOf(bank, account, to !== undefined && to < today ? to : today));
  const last = [to ?? today, today].toSorted()[0] as CalendarDay;
  return { first, last: last < first ? first : last, asOf: last < today ? last : today };
}

/**
 * The entries of an account in a range of booking days, as every format needs them.
 * @throws {Refusal} ENTRIES_AWAY, at once or while its pages are read.
 */
export async function openEntries(
  bank: Bank,
  account: StoredAccount,
  { range, texts }: { range: DayRange; texts: StatementTexts },
): Promise<EntriesFile> {
  const { db, ledger, clock } = bank;
  // Counted once: what is posted while the file is read is in none of its numbers.
  const entryCount = await countEntries(db, account.id);
  const { first, last } = await entryRange(ledger, db, { id: account.id, entryCount }, range);
  return {
    account,
    ...(await daysOf(bank, account, range)),
    made: clock.businessNow(),
    openingMinor: await balanceAfter(bank, account, first - 1n),
    closingMinor: await balanceAfter(bank, account, last),
    pages: readLines(db, account, { first, last }),
    texts,
  };
}
