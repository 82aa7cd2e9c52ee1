import { bankTimeZone } from '../../../contract/bank-zone.ts';
import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import type { Queryable } from '../../db/database.ts';
import { directionOf, transferColumns } from './transfer-row.ts';
import { chunksOf } from './transfer-tokens.ts';
import { storedStatuses } from './transfer-view.ts';
import type { ListedTransfer } from './transfers-store.ts';

export interface TransferFilter {
  ownerId: string;
  /**
   * Folded; empty for all. A row matches when one of its fields contains it, or each of several
   * words stands in one of them.
   */
  search: string;
  account: string | null;
  /**
   * A move between own accounts is seen from the account, where one is given: it comes into one and
   * leaves the other.
   */
  direction: 'debit' | 'credit' | null;
  /** As it is shown. */
  status: Transfer['status'] | null;
  /** First and last banking day of the customer's date (ISO days). */
  from: CalendarDay | null;
  to: CalendarDay | null;
  /** In US cents, both included. */
  amountFrom: bigint | null;
  amountTo: bigint | null;
  /** What it counts under in its month; what never counts is left out. */
  sortedAs: string | null;
}

/** A filter that leaves nothing out. */
export const everyOrder = {
  search: '',
  account: null,
  direction: null,
  status: null,
  from: null,
  to: null,
  amountFrom: null,
  amountTo: null,
  sortedAs: null,
} as const;

/** A search of a list that has an index. */
export interface Question {
  filter: TransferFilter;
  /** All orders of the list. */
  count: bigint;
  /** Rows whose tokens cannot be trusted yet: they are read themselves. */
  fresh: bigint[];
  /** How many matches are enough. */
  wanted: number;
}

export const withoutFresh = (seqs: readonly bigint[], fresh: readonly bigint[]) => {
  const known = new Set(fresh);
  return seqs.filter((seq) => !known.has(seq));
};

/** A matching row of a list by its number there, with the banking day of the customer's date. */
export interface Match {
  seq: bigint;
  day: CalendarDay;
}

const asciiPunctuation = /[!-/:-@[-`{-~]/g;
const wordStart = '(?:^|[\\s!-/:-@\\[-`{-~])';

const singleSign = /^[\p{L}\p{N}]$/u;

/**
 * A single letter or digit belongs to the word before it: "no. 1" does not ask for every account
 * number that begins with a 1.
 */
function wordsOf(search: string): string[] {
  const words: string[] = [];
  for (const chunk of chunksOf(search)) {
    const before = singleSign.test(chunk) ? words.pop() : undefined;
    words.push(before === undefined ? chunk : `${before} ${chunk}`);
  }
  return words;
}

/**
 * Several words may stand in a row in any order: the first anywhere, each other where a word
 * begins. A single one is looked for as it stands.
 */
function wordPatterns(search: string): { contained: string[]; beginning: string[] } | undefined {
  // In both kinds of pattern a backslash makes a sign stand for itself.
  const words = wordsOf(search).map((word) => word.replaceAll(asciiPunctuation, String.raw`\$&`));
  if (words.length < 2) return undefined;
  return {
    contained: words.map((word) => `%${word}%`),
    beginning: words.slice(1).map((word) => `${wordStart}${word}`),
  };
}

// What a filter asks of an order `t` of the customer $1. The bounds of the days are
// worked out once, and of several words the quicker comparison comes first, on a text that is put
// together once.
const conditions = `($2 = '' OR CASE WHEN $11::text[] IS NULL
  THEN strpos(transfer_search_text(t, ${directionOf('$1')}, $3), $2) > 0
       ELSE (SELECT text.said LIKE ALL ($11::text[]) AND text.said ~ ALL ($12::text[])
               FROM (SELECT transfer_search_text(t, ${directionOf('$1')},
                 $3) AS said OFFSET 0) AS text) END)
  AND ($4::text IS NULL OR t.sender_account = $4 OR t.recipient_account = $4)
  AND ($5::text IS NULL OR CASE WHEN $4::text IS NULL OR t.payer_id IS DISTINCT FROM t.payee_id
    THEN ${directionOf('$1')}
       WHEN t.sender_account = $4 THEN 'debit' ELSE 'credit' END = $5)
  AND ($6::text[] IS NULL OR t.status = ANY ($6))
  AND ($7::text IS NULL OR t.transfer_date >= (SELECT ($7::date)::timestamp AT TIME ZONE $3))
  AND ($8::text IS NULL OR t.transfer_date < (SELECT ($8::date + 1)::timestamp AT TIME ZONE $3))
  AND ($9::int8 IS NULL OR transfer_usd_minor(t) >= $9)
  AND ($10::int8 IS NULL OR transfer_usd_minor(t) <= $10)
  AND ($13::text IS NULL OR sorted_as(t, $1, (SELECT s.category FROM sorted_payee s
    WHERE s.user_id = $1 AND s.payee = payee_of(t))) = $13)`;

const valuesOf = ({
  ownerId,
  search,
  account,
  direction,
  status,
  from,
  to,
  amountFrom,
  amountTo,
  sortedAs,
}: TransferFilter) => [
  ownerId,
  search,
  bankTimeZone,
  account,
  direction,
  status && storedStatuses(status),
  from,
  to,
  amountFrom,
  amountTo,
  wordPatterns(search)?.contained ?? null,
  wordPatterns(search)?.beginning ?? null,
  sortedAs,
];

const bankingDay = '(t.transfer_date AT TIME ZONE $3)::date AS day';

/**
 * Which of some rows match, by the rows themselves, newest first. Each is looked up by itself,
 * whatever the planner thinks of their number: left to choose, it reads all orders of the bank
 * rather than two thousand by their keys.
 */
export async function matchRows(
  db: Queryable,
  filter: TransferFilter,
  seqs: readonly bigint[],
): Promise<Match[]> {
  if (seqs.length === 0) return [];
  const { rows } = await db.query<Match>(
    `SELECT asked.seq, matching.day FROM unnest($14::bigint[]) AS asked (seq)
      CROSS JOIN LATERAL (SELECT transfer_id FROM activity WHERE owner_id = $1
        AND seq = asked.seq LIMIT 1) AS a
      CROSS JOIN LATERAL (SELECT ${bankingDay} FROM transfer t WHERE t.id = a.transfer_id
        AND ${conditions} LIMIT 1) AS matching
      ORDER BY asked.seq DESC`,
    [...valuesOf(filter), seqs],
    { name: 'match-rows' },
  );
  return rows;
}

/**
 * The newest matching rows of the whole list, read from its end until there are enough; one by one,
 * as above.
 */
export async function matchFromTheEnd(
  db: Queryable,
  filter: TransferFilter,
  limit: number,
): Promise<Match[]> {
  const { rows } = await db.query<Match>(
    `SELECT a.seq, matching.day FROM activity a
      CROSS JOIN LATERAL (SELECT ${bankingDay} FROM transfer t WHERE t.id = a.transfer_id
        AND ${conditions} LIMIT 1) AS matching
      WHERE a.owner_id = $1 ORDER BY a.seq DESC LIMIT $14`,
    [...valuesOf(filter), limit],
    { name: 'match-from-the-end' },
  );
  return rows;
}

/** Rows of a list by their numbers, in the order given. */
export async function findListed(
  db: Queryable,
  ownerId: string,
  seqs: readonly bigint[],
): Promise<ListedTransfer[]> {
  const { rows } = await db.query<ListedTransfer>(
    `SELECT ${transferColumns}, ${directionOf('$1')} AS direction
      FROM unnest($2::bigint[]) WITH ORDINALITY AS asked (seq,
      place) JOIN activity a ON a.owner_id = $1 AND a.seq = asked.seq
       JOIN transfer t ON t.id = a.transfer_id ORDER BY asked.place`,
    [ownerId, seqs],
    { name: 'find-listed-rows' },
  );
  return rows;
}
