import type { Queryable } from '../../db/database.ts';
import { narrowByTokens } from './narrow-matches.ts';
import { amountCondition, conditionsOf } from './search-conditions.ts';
import { findNewestOfAll } from './tokens-store.ts';
import { matchRows, withoutFresh, type Match, type Question } from './transfer-matches.ts';

/**
 * This many entries of the index are read in the time that one row takes from the end of the list.
 */
const entriesPerRow = 5;

/** A little more than a list counts. */
const rowsAtOnce = 1_200;

/**
 * The newest orders of a range of amounts, by the range's tokens. Undefined where none is asked
 * for, and where the range is so wide that enough orders are found sooner from the end of the list.
 */
export async function matchByAmount(
  db: Queryable,
  { filter, fresh, wanted, count }: Question,
): Promise<Match[] | undefined> {
  const range = amountCondition(filter);
  if (range === undefined) return undefined;
  const isAlone = conditionsOf(filter).length === 1 && filter.sortedAs === null;
  const most = Math.ceil(Math.sqrt(entriesPerRow * wanted * Number(count)));
  const newest = isAlone ? wanted + fresh.length : most;
  const seqs = await findNewestOfAll(db, {
    ownerId: filter.ownerId,
    low: range.low,
    high: range.high,
    newest,
    most,
  });
  if (seqs === undefined) return undefined;
  const indexed = withoutFresh(seqs, fresh).map((seq) => ({ seq, day: '' }));
  const matches = await matchRows(db, filter, fresh);
  if (isAlone) return [...matches, ...indexed];
  const enough = matches.length + wanted;
  for (let from = 0; from < indexed.length && matches.length < enough; from += rowsAtOnce)
    matches.push(...(await narrowByTokens(db, filter, indexed.slice(from, from + rowsAtOnce))));
  return matches;
}
