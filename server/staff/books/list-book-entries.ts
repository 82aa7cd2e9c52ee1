import type { listBookEntriesRoute } from '../../../contract/staff/books.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { entryRange } from '../../money/statements/entry-range.ts';
import { requireBookAccount, viewAccounts, withBalance } from './book-accounts.ts';
import { findBookEntries, type StoredBookEntry } from './book-entries-store.ts';

const entriesAtOnce = 50n;

const entryView = ({
  seq,
  bookedAt,
  amountMinor,
  balanceAfterMinor,
  ...entry
}: StoredBookEntry) => ({
  ...entry,
  seq: Number(seq),
  bookedAt: textFromInstant(bookedAt),
  amount: amountMinor,
  balanceAfter: balanceAfterMinor,
});

/**
 * A page of an account's entries: numbers are dense, so a page is a range and costs the same at any
 * depth.
 */
export async function listBookEntries(
  ctx: SignedInContext,
  id: string,
  { before, ...days }: QueryOf<typeof listBookEntriesRoute>,
) {
  const { db, ledger } = ctx.bank;
  const account = await requireBookAccount(ctx, id, 'account.viewed');
  const { first, last } = await entryRange(ledger, db, account, days);
  const newest = before === undefined || BigInt(before) > last ? last : BigInt(before) - 1n;
  const oldest = newest - entriesAtOnce + 1n > first ? newest - entriesAtOnce + 1n : first;
  const [head] = await viewAccounts(db, [account]);
  return {
    account: withBalance(head as NonNullable<typeof head>, account.postedMinor),
    total: last < first ? 0 : Number(last - first + 1n),
    entries: (await findBookEntries(db, id, oldest, newest)).map(entryView),
    more: oldest > first,
  };
}
