import type { Queryable } from '../../db/database.ts';
import { amountCondition, exactTokensOf, isSeenFromAccount } from './search-conditions.ts';
import { findSeqsWithToken, findInStretch } from './tokens-store.ts';
import { matchRows, type Match, type TransferFilter } from './transfer-matches.ts';

/** This many entries of the index are read in half the time that looking up one row takes. */
const entriesPerRow = 15;

const among = (matches: readonly Match[], seqs: readonly bigint[]): Match[] => {
  const known = new Set(seqs);
  return matches.filter(({ seq }) => known.has(seq));
};

/**
 * Those of the index's rows, most from one stretch of the list, whose amount matches. Undefined
 * where the rows themselves say it sooner.
 */
async function narrowByAmount(
  db: Queryable,
  filter: TransferFilter,
  indexed: Match[],
): Promise<Match[] | undefined> {
  const range = amountCondition(filter);
  const seqs = indexed.map(({ seq }) => seq).toSorted((a, b) => Number(a - b));
  const [from, to] = [seqs[0], seqs.at(-1)];
  if (range === undefined || from === undefined || to === undefined) return indexed;
  const { low, high } = range;
  const inRange = await findInStretch(db, {
    ownerId: filter.ownerId,
    low,
    high,
    from,
    to,
    most: entriesPerRow * indexed.length,
  });
  return inRange && among(indexed, inRange);
}

/**
 * Those of the index's rows that match in account, type, status and words, of which the words,
 * what it is sorted as, and the type as an account sees it, need the rows themselves.
 */
export async function narrowByTokens(
  db: Queryable,
  filter: TransferFilter,
  indexed: Match[],
): Promise<Match[]> {
  let holders = indexed.map(({ seq }) => seq);
  for (const token of exactTokensOf(filter))
    holders = await findSeqsWithToken(db, { ownerId: filter.ownerId, token, seqs: holders });
  return filter.search === '' && filter.sortedAs === null && !isSeenFromAccount(filter)
    ? among(indexed, holders)
    : await matchRows(db, filter, holders);
}

/** Those of the index's rows, whose day matches, that match in all else. */
export async function narrowMatches(
  db: Queryable,
  filter: TransferFilter,
  indexed: Match[],
): Promise<Match[]> {
  const inAmounts = await narrowByAmount(db, filter, indexed);
  if (inAmounts === undefined)
    return await matchRows(
      db,
      filter,
      indexed.map(({ seq }) => seq),
    );
  return await narrowByTokens(db, filter, inAmounts);
}
