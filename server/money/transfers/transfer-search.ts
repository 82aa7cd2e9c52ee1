import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { candidatesOf, conditionsOf, mostCandidates, wordConditions } from './search-conditions.ts';
import { findOpenAmounts, findReach, findTokens, type TokenEntry, listOf } from './tokens-store.ts';
import { matchByAmount } from './match-by-amount.ts';
import { narrowMatches } from './narrow-matches.ts';
import {
  findListed,
  matchFromTheEnd,
  matchRows,
  withoutFresh,
  type Match,
  type Question,
  type TransferFilter,
} from './transfer-matches.ts';
import { filterToken } from './transfer-tokens.ts';
import type { ListedTransfer } from './transfers-store.ts';
import { typedSearch } from './typed-search.ts';

/** Lists up to here are read themselves; only longer ones are worth an index. */
export const fewRows = 500n;

/** Matches are counted up to here; beyond it a list says "1,000+". */
const countedMatches = 1_000;

const entriesAtOnce = 2_000;

/**
 * A filter's matches are gathered before they are paged, so a page far down costs all before it.
 */
const deepestFiltered = 10_000;

const tooDeep =
  'A search can be read up to its 10,000th row. Please narrow it down, for example by date.';

interface Window {
  offset: number;
  limit: number;
}

interface TransferPage {
  rows: ListedTransfer[];
  total: number;
  /** There are more than `total`. */
  totalIsCapped: boolean;
}

const hasDates = ({ from, to }: TransferFilter) => from !== null || to !== null;
const hasAmounts = ({ amountFrom, amountTo }: TransferFilter) =>
  amountFrom !== null || amountTo !== null;

const byNumber = (a: Match, b: Match) => Number(b.seq - a.seq);
// A range of dates reads by date: it is what was asked for, and what the index runs along.
const byDate = (a: Match, b: Match) => (a.day === b.day ? byNumber(a, b) : a.day < b.day ? 1 : -1);

function numbersAfter(indexedTo: bigint, count: bigint): bigint[] {
  return Array.from(
    { length: Number(count - indexedTo) },
    (_, index) => indexedTo + BigInt(index + 1),
  );
}

/** Of a longer list, words that are all frequent are looked for in the rows, from the newest on. */
const longestIntersected = 200_000n;
const wordsIntersected = 3;

/** Finds the rows that have all words, where each is in many; undefined where they are many. */
async function candidatesOfAllWords(
  db: Queryable,
  { filter, count }: Question,
): Promise<bigint[] | undefined> {
  const words = wordConditions(filter);
  if (words.length < 2 || count > longestIntersected) return undefined;
  const seqs = await findInAll(db, {
    ownerId: filter.ownerId,
    conditions: words
      .slice(0, wordsIntersected)
      .map(({ low, high, others = [] }) => [{ low, high }, ...others]),
    most: mostCandidates + 1,
  });
  return seqs.length > mostCandidates ? undefined : seqs;
}

/** Along the days of the range, newest first. */
async function matchAlongDays(
  db: Queryable,
  { filter, fresh, wanted }: Question,
): Promise<Match[]> {
  const { ownerId, from, to } = filter;
  const matches = await matchRows(db, filter, fresh);
  const enough = matches.length + wanted;
  let before: TokenEntry | undefined = { token: `${filterToken.day(to ?? '9999')}~`, seq: 0n };
  while (before && matches.length < enough) {
    const entries = await findTokens(db, {
      ownerId,
      low: filterToken.day(from ?? ''),
      before,
      limit: entriesAtOnce,
    });
    const days = new Map(
      entries.map(({ token, seq }) => [seq, token.slice(filterToken.day('').length)]),
    );
    const indexed = withoutFresh([...days.keys()], fresh).map((seq) => ({
      seq,
      day: days.get(seq) ?? '',
    }));
    matches.push(...(await narrowMatches(db, filter, indexed)));
    before = entries.length < entriesAtOnce ? undefined : entries.at(-1);
  }
  return matches;
}

/**
 * By tokens: through the condition that leaves few rows, else along the days, else along the
 * amounts, else from the end of the list.
 */
async function matchByTokens(db: Queryable, question: Question): Promise<Match[]> {
  const { filter, fresh, wanted } = question;
  const conditions = conditionsOf(filter);
  const isAlone =
    conditions.length === 1 &&
    conditions[0]?.exact === true &&
    filter.sortedAs === null &&
    !hasDates(filter);
  for (const condition of conditions) {
    const seqs = await candidatesOf(
      db,
      filter.ownerId,
      condition,
      isAlone ? wanted + fresh.length : undefined,
    );
    if (seqs === undefined) continue;
    if (!isAlone) return await matchRows(db, filter, [...new Set([...seqs, ...fresh])]);
    // Words may have changed with a payment's state, and with what its customer says of the payee.
    if (filter.search !== '') return await matchRows(db, filter, [...new Set([...seqs, ...fresh])]);
    return [
      ...(await matchRows(db, filter, fresh)),
      ...withoutFresh(seqs, fresh).map((seq) => ({ seq, day: '' })),
    ];
  }
  const seqs = await candidatesOfAllWords(db, question);
  if (seqs !== undefined) return await matchRows(db, filter, [...new Set([...seqs, ...fresh])]);
  if (hasDates(filter)) return await matchAlongDays(db, question);
  return (await matchByAmount(db, question)) ?? (await matchFromTheEnd(db, filter, wanted));
}

async function findFilteredPage(
  db: Queryable,
  asked: TransferFilter,
  { offset, limit }: Window,
): Promise<TransferPage> {
  if (offset + limit > deepestFiltered)
    refuse('INVALID_FIELDS', { params: { first: tooDeep }, fields: { page: tooDeep } });
  const { count, indexedTo, changed, folded, ownWords } = await findReach(
    db,
    asked.ownerId,
    typedSearch(asked.search),
  );
  const filter = { ...asked, search: folded, ownWords: asked.ownWords && ownWords };
  const wanted = Math.max(countedMatches + 1, offset + limit);
  const isIndexed = count > fewRows && indexedTo > 0n;
  const open = isIndexed && hasAmounts(filter) ? await findOpenAmounts(db, filter.ownerId) : [];
  const matches = isIndexed
    ? await matchByTokens(db, {
        filter,
        count,
        fresh: [...new Set([...changed, ...open, ...numbersAfter(indexedTo, count)])],
        wanted,
      })
    : await matchFromTheEnd(db, filter, hasDates(filter) ? Number(count) : wanted);
  const ordered = matches.toSorted(hasDates(filter) ? byDate : byNumber).map(({ seq }) => seq);
  return {
    rows: await findListed(db, filter.ownerId, ordered.slice(offset, offset + limit)),
    total: Math.min(ordered.length, countedMatches),
    totalIsCapped: ordered.length > countedMatches,
  };
}

/**
 * A page of everything is a range of the list's dense numbers, newest first: deep pages cost what
 * the first costs, and the total is the counter itself.
 */
async function findPlainPage(
  db: Queryable,
  ownerId: string,
  { offset, limit }: Window,
): Promise<TransferPage> {
  const { rows: owners } = await db.query<{ total: bigint }>(
    'SELECT activity_count AS total FROM owner WHERE id = $1',
    [ownerId],
    { name: 'count-activity' },
  );
  const total = Number(owners[0]?.total ?? 0n);
  const seqs = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
    BigInt(total - offset - index),
  );
  return { rows: await findListed(db, ownerId, seqs), total, totalIsCapped: false };
}

/** Says whether it leaves anything out. */
export function isFiltered({
  ownerId: _,
  ownWords: _said,
  search,
  ...narrowing
}: TransferFilter): boolean {
  return search.trim() !== '' || Object.values(narrowing).some((value) => value !== null);
}

/**
 * One page of a customer's orders, newest first.
 * @throws {Refusal} INVALID_FIELDS for a page of a search beyond its 10,000th row.
 */
export function findTransferPage(
  db: Queryable,
  filter: TransferFilter,
  window: Window,
): Promise<TransferPage> {
  return isFiltered(filter)
    ? findFilteredPage(db, filter, window)
    : findPlainPage(db, filter.ownerId, window);
}

/**
 * The newest rows, no more than `most`, that have a token in one range of each condition: read in
 * the index alone, however many rows each condition leaves by itself.
 */
async function findInAll(
  db: Queryable,
  {
    ownerId,
    conditions,
    most,
  }: {
    ownerId: string;
    conditions: readonly (readonly { low: string; high: string }[])[];
    most: number;
  },
): Promise<bigint[]> {
  const ranges = conditions.flat();
  let place = 2;
  const rowsOf = (condition: (typeof conditions)[number]) =>
    condition
      .map(() => {
        const [low, high] = [(place += 1), (place += 1)];
        return `SELECT seq FROM search_token WHERE list = $1 AND token >= $${low} AND token < $${high}`;
      })
      .join(' UNION ');
  const inAll = conditions.map((condition) => `(${rowsOf(condition)})`).join(' INTERSECT ');
  const { rows } = await db.query<{ seq: bigint }>(
    `SELECT seq FROM (${inAll}) AS held ORDER BY seq DESC LIMIT $2`,
    [await listOf(db, ownerId), most, ...ranges.flatMap(({ low, high }) => [low, high])],
  );
  return rows.map(({ seq }) => seq);
}
