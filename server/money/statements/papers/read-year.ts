import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import type { Currency } from '../../../../contract/values/money.ts';
import { endOfDay, startOfDay } from '../../../base/clock.ts';
import { refuse } from '../../../base/refusal.ts';
import type { Bank } from '../../../bank.ts';
import { findAccountsOf, type StoredAccount } from '../../accounts/accounts-store.ts';
import { refuseMissing } from '../statement-line.ts';
import { monthsOf, yearsOf } from '../statement-months.ts';
import { addSums, noSums, sumEntries, type YearSums } from './year-store.ts';

/** A year of one account; of the year under way, what there is of it. */
export interface AccountYear extends YearSums {
  account: StoredAccount;
  currency: Currency;
  openingMinor: bigint;
  closingMinor: bigint;
}

export interface Year {
  year: string;
  first: CalendarDay;
  /** The last day it knows all or a part of. */
  last: CalendarDay;
  isOver: boolean;
  accounts: readonly AccountYear[];
}

/** Entries of one query: a busy account's year is summed in many short ones. */
const entriesAtOnce = 5_000n;

async function readAccountYear(
  bank: Bank,
  account: StoredAccount,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<AccountYear> {
  const { db, ledger } = bank;
  const { first, last } = await ledger.findEntryRange(db, account.id, from, until);
  const openingMinor = await ledger.balanceBefore(db, account.id, from);
  let sums = noSums;
  for (let next = first; next <= last; next += entriesAtOnce) {
    const to = next + entriesAtOnce - 1n < last ? next + entriesAtOnce - 1n : last;
    const some = await sumEntries(db, account.id, next, to);
    if (some.found !== to - next + 1n) await refuseMissing(db, account, next);
    sums = addSums(sums, some);
  }
  const closingMinor = openingMinor + sums.inMinor + sums.outMinor;
  return { account, currency: 'USD', openingMinor, closingMinor, ...sums };
}

/**
 * Reads a year of every account of a customer, by booking day in the bank's home.
 * @throws {Refusal} YEAR_NOT_FOUND before the first account was opened or after this year;
 * ENTRIES_AWAY.
 */
export async function readYear(bank: Bank, userId: string, year: string): Promise<Year> {
  const today = bank.clock.businessDay();
  const own = await findAccountsOf(bank.db, [userId]);
  const years = yearsOf(await monthsOf(bank.db, own, today));
  if (!years.includes(year))
    refuse('YEAR_NOT_FOUND', { params: { first: years.at(-1) ?? year, last: years[0] ?? year } });
  const [first, end] = [`${year}-01-01`, `${year}-12-31`];
  const range = { from: startOfDay(first), until: endOfDay(end) };
  const accounts: AccountYear[] = [];
  for (const account of own) accounts.push(await readAccountYear(bank, account, range));
  return { year, first, last: end < today ? end : today, isOver: end < today, accounts };
}
