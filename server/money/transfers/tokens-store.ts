import type { Queryable, Tx } from '../../db/database.ts';
import { filterToken } from './transfer-tokens.ts';

// The list of the customer who is the first parameter. Each token has its number, which is half as
// long as the customer's id.
const list = '(SELECT number FROM search_list WHERE owner_id = $1)';

const none = -1n;

/**
 * The number of a customer's list. Readers look it up first and give it as a value: the planner
 * must know how long the list is, or it reads a whole range of which the newest are wanted.
 */
export async function listOf(db: Queryable, ownerId: string): Promise<bigint> {
  const { rows } = await db.query<{ number: bigint }>(
    'SELECT number FROM search_list WHERE owner_id = $1',
    [ownerId],
    { name: 'find-search-list' },
  );
  return rows[0]?.number ?? none;
}

/** The part of a customer's list that the search knows. */
interface Reach {
  /** All orders of the list. */
  count: bigint;
  indexedTo: bigint;
  /** Those up to `indexedTo` whose status has changed since. */
  changed: bigint[];
  /** The typed text as rows are compared with it. */
  folded: string;
  ownWords: OwnWords[];
}

/** The words of a customer for a payee, folded: a nickname, and what payments to it are for. */
export interface OwnWords {
  /** As `payee_of` has it. */
  payee: string;
  words: string;
}

export async function findReach(db: Queryable, ownerId: string, typed: string): Promise<Reach> {
  const { rows } = await db.query<Reach>(
    `SELECT o.activity_count AS count, coalesce(l.indexed_to, 0) AS "indexedTo",
      search_fold($2) AS folded,
      ARRAY(SELECT DISTINCT k.seq FROM transfer_step s JOIN search_token k ON k.list = l.number
        AND k.token = ' id:' || s.transfer_id WHERE NOT s.indexed AND l.indexed_to > 0) AS changed,
      (SELECT coalesce(json_agg(json_build_object('payee', payee, 'words', search_fold(concat_ws(
         chr(10), n.nickname, c.category, shown_words('category ' || c.category))))), '[]')
         FROM (SELECT * FROM payee_nickname WHERE user_id = $1) AS n
         FULL JOIN (SELECT * FROM sorted_payee WHERE user_id = $1) AS c USING (payee)) AS "ownWords"
     FROM owner o LEFT JOIN search_list l ON l.owner_id = o.id WHERE o.id = $1`,
    [ownerId, typed],
    { name: 'find-search-reach' },
  );
  return rows[0] ?? { count: 0n, indexedTo: 0n, changed: [], folded: typed, ownWords: [] };
}

export interface TokenEntry {
  token: string;
  seq: bigint;
}

interface TokenRange {
  ownerId: string;
  /** From this token on, in byte order. */
  low: string;
  /** Up to, but not including this entry. */
  before: TokenEntry;
  limit: number;
}

/** The entries of a range of tokens, last token and newest row first. */
export async function findTokens(
  db: Queryable,
  { ownerId, low, before, limit }: TokenRange,
): Promise<TokenEntry[]> {
  const { rows } = await db.query<TokenEntry>(
    `SELECT token, seq FROM search_token WHERE list = $1 AND token >= $2
      AND (token, seq) < ($3, $4) ORDER BY token DESC, seq DESC LIMIT $5`,
    [await listOf(db, ownerId), low, before.token, before.seq, limit],
    { name: 'find-tokens' },
  );
  return rows;
}

/** The orders of a list whose price in dollars is still open. */
export async function findOpenAmounts(db: Queryable, ownerId: string): Promise<bigint[]> {
  const { rows } = await db.query<{ seq: bigint }>(
    `SELECT seq FROM search_token WHERE list = $1 AND token = $2`,
    [await listOf(db, ownerId), filterToken.openAmount],
    {
      name: 'find-open-amounts',
    },
  );
  return rows.map(({ seq }) => seq);
}

interface NewestOfEach {
  ownerId: string;
  low: string;
  high: string;
  newest: number;
  mostTokens: number;
}

interface NewestOfAll extends Omit<NewestOfEach, 'mostTokens'> {
  /** No more entries than this are read. */
  most: number;
}

/**
 * The newest entries of a range of tokens, by their rows; undefined when the range has more than
 * `most` of them.
 */
export async function findNewestOfAll(
  db: Queryable,
  { ownerId, low, high, newest, most }: NewestOfAll,
): Promise<bigint[] | undefined> {
  const { rows } = await db.query<{ entries: bigint; seqs: bigint[] }>(
    `WITH entry AS MATERIALIZED (SELECT seq FROM search_token WHERE list = $1
      AND token >= $2 AND token < $3 LIMIT $5 + 1)
     SELECT (SELECT count(*) FROM entry) AS entries, ARRAY(SELECT seq FROM entry
       WHERE (SELECT count(*) FROM entry) <= $5 ORDER BY seq DESC LIMIT $4) AS seqs`,
    [await listOf(db, ownerId), low, high, newest, most],
    { name: 'find-newest-of-all-tokens' },
  );
  const [{ entries, seqs } = { entries: 0n, seqs: [] }] = rows;
  return entries > BigInt(most) ? undefined : seqs;
}

interface Holders {
  ownerId: string;
  token: string;
  seqs: readonly bigint[];
}

/** Those of some rows that have a token. */
export async function findSeqsWithToken(
  db: Queryable,
  { ownerId, token, seqs }: Holders,
): Promise<bigint[]> {
  const { rows } = await db.query<{ seqs: bigint[] }>(
    `SELECT ARRAY(SELECT asked.seq FROM unnest($3::bigint[]) AS asked (seq)
       CROSS JOIN LATERAL (SELECT FROM search_token WHERE list = $1 AND token = $2
         AND seq = asked.seq LIMIT 1) AS held) AS seqs`,
    [await listOf(db, ownerId), token, seqs],
    { name: 'find-holders-of-token' },
  );
  return rows[0]?.seqs ?? [];
}

interface Stretch {
  ownerId: string;
  low: string;
  high: string;
  /** The first and the last row of the stretch. */
  from: bigint;
  to: bigint;
  /** No more entries than this are read. */
  most: number;
}

/**
 * The rows of a stretch of the list that have a token of a range; undefined when the range has more
 * than `most` entries.
 */
export async function findInStretch(
  db: Queryable,
  { ownerId, low, high, from, to, most }: Stretch,
): Promise<bigint[] | undefined> {
  const { rows } = await db.query<{ entries: bigint; seqs: bigint[] }>(
    `WITH entry AS MATERIALIZED (SELECT seq FROM search_token WHERE list = $1
      AND token >= $2 AND token < $3 LIMIT $6 + 1)
     SELECT (SELECT count(*) FROM entry) AS entries, ARRAY(SELECT seq FROM entry
       WHERE (SELECT count(*) FROM entry) <= $6 AND seq BETWEEN $4 AND $5) AS seqs`,
    [await listOf(db, ownerId), low, high, from, to, most],
    { name: 'find-tokens-in-stretch' },
  );
  const [{ entries, seqs } = { entries: 0n, seqs: [] }] = rows;
  return entries > BigInt(most) ? undefined : seqs;
}

/**
 * The newest rows of each token of a range, found by skipping from one token to the next; undefined
 * when there are more tokens than `mostTokens`.
 */
export async function findNewestOfEach(
  db: Queryable,
  { ownerId, low, high, newest, mostTokens }: NewestOfEach,
): Promise<bigint[] | undefined> {
  const { rows } = await db.query<{ tokens: bigint; seqs: bigint[] }>(
    `WITH RECURSIVE step (token, number) AS (
       (SELECT token, 1 FROM search_token WHERE list = $1 AND token >= $2 AND token < $3
         ORDER BY token LIMIT 1)
       UNION ALL
       SELECT (SELECT n.token FROM search_token n WHERE n.list = $1 AND n.token > step.token
         AND n.token < $3 ORDER BY n.token LIMIT 1), number + 1
         FROM step WHERE step.token IS NOT NULL AND number <= $5
     ), found AS MATERIALIZED (SELECT token FROM step WHERE token IS NOT NULL)
     SELECT (SELECT count(*) FROM found) AS tokens,
       ARRAY(SELECT DISTINCT newest.seq FROM found, LATERAL (SELECT k.seq FROM search_token k
         WHERE k.list = $1 AND k.token = found.token ORDER BY k.seq DESC LIMIT $4) newest
              WHERE (SELECT count(*) FROM found) <= $5) AS seqs`,
    [await listOf(db, ownerId), low, high, newest, mostTokens],
    { name: 'find-newest-of-each-token' },
  );
  const [{ tokens, seqs } = { tokens: 0n, seqs: [] }] = rows;
  return tokens > BigInt(mostTokens) ? undefined : seqs;
}

/** Up to which order the search knows a customer's list. */
export async function markIndexed(tx: Tx, ownerId: string, indexedTo: bigint): Promise<void> {
  await tx.query(
    `INSERT INTO search_list (owner_id, indexed_to) VALUES ($1, $2) ON CONFLICT (owner_id) DO UPDATE
      SET indexed_to = $2`,
    [ownerId, indexedTo],
  );
}

interface ListedRow {
  seq: bigint;
  tokens: Iterable<string>;
}

interface IndexedRow extends ListedRow {
  ownerId: string;
}

/**
 * Inserts tokens of orders that have none yet, all of one list: in the index's own order and
 * without a look whether they are there, which is half of the work. The caller holds the lease
 * and so knows that they are not; the list is there.
 */
export async function insertNewTokens(
  tx: Tx,
  ownerId: string,
  rows: readonly ListedRow[],
): Promise<void> {
  const entries = rows.flatMap(({ seq, tokens }) => [...tokens].map((token) => ({ token, seq })));
  await tx.query(
    `INSERT INTO search_token (list, token, seq)
     SELECT ${list}, token, seq FROM unnest($2::text[], $3::bigint[]) AS entry (token, seq)
       ORDER BY token COLLATE "C", seq`,
    [ownerId, entries.map(({ token }) => token), entries.map(({ seq }) => seq)],
  );
}

/** Tokens of orders that may have some of them already. */
export async function insertTokens(tx: Tx, rows: readonly IndexedRow[]): Promise<void> {
  const entries = rows.flatMap(({ ownerId, seq, tokens }) =>
    [...tokens].map((token) => ({ ownerId, token, seq })),
  );
  await tx.query(
    `INSERT INTO search_token (list, token, seq) SELECT l.number, entry.token, entry.seq
      FROM unnest($1::uuid[], $2::text[], $3::bigint[]) AS entry (owner_id, token, seq)
      JOIN search_list l USING (owner_id) ON CONFLICT DO NOTHING`,
    [
      entries.map(({ ownerId }) => ownerId),
      entries.map(({ token }) => token),
      entries.map(({ seq }) => seq),
    ],
  );
}

export async function deleteTokens(tx: Tx, { ownerId, seq, tokens }: IndexedRow): Promise<void> {
  await tx.query(
    `DELETE FROM search_token WHERE list = ${list} AND token = ANY ($2) AND seq = $3`,
    [ownerId, [...tokens], seq],
  );
}
