import type { Queryable } from '../../db/database.ts';
import { findReach } from './tokens-store.ts';
import { findListed, matchRows, type TransferFilter } from './transfer-matches.ts';
import type { ListedTransfer } from './transfers-store.ts';
import { typedSearch } from './typed-search.ts';

const rowsAtOnce = 500n;

/**
 * Every order that matches, newest first, a few hundred at a time. Orders made after the start are
 * not among them, and memory does not grow with the list.
 */
export async function* walkList(
  db: Queryable,
  asked: TransferFilter,
): AsyncGenerator<ListedTransfer[]> {
  const { count, folded } = await findReach(db, asked.ownerId, typedSearch(asked.search));
  const filter = { ...asked, search: folded };
  for (let last = count; last > 0n; last -= rowsAtOnce) {
    const seqs = Array.from(
      { length: Number(last < rowsAtOnce ? last : rowsAtOnce) },
      (_, index) => last - BigInt(index),
    );
    const matches = await matchRows(db, filter, seqs);
    const found = matches.map(({ seq }) => seq);
    yield await findListed(db, filter.ownerId, found);
  }
}
