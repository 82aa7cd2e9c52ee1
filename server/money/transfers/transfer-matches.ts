import { printedNumber } from '../../../contract/values/printed-number.ts';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import type { Queryable } from '../../db/database.ts';
import { searchedText } from './searched-text.ts';
import { directionOf, transferColumns } from './transfer-row.ts';
import { chunksOf } from './transfer-tokens.ts';
import { storedStatuses } from './transfer-view.ts';
import type { OwnWords } from './tokens-store.ts';
import type { ListedTransfer } from './transfers-store.ts';

export interface TransferFilter {
  ownerId: string;
  /**
   * Folded; empty for all. A row matches when one of its fields contains it, or when each of
   * several words is in one of them.
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
  /** The word that it counts under in its month; an order that never counts is left out. */
  sortedAs: string | null;
  /**
   * The nicknames and categories that its customer gave to payees, known once the search begins;
   * null for staff, who read none of it.
   */
  ownWords: readonly OwnWords[] | null;
}

/** A filter that leaves nothing out, as staff read a list. */
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
  ownWords: null,
} as const;

/** A search of a list that has an index. */
export interface Question {
  filter: TransferFilter;
  /** All orders of the list. */
  count: bigint;
  /** Rows whose tokens cannot be trusted yet: they are read themselves. */
  fresh: bigint[];
  /** The number of matches that is enough. */
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

/** The signs between words, as a text of SQL: tab, the ends of lines, and ASCII's punctuation. */
const partsWords = "chr(9) || chr(10) || chr(13) || '!\"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~'";

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
 * Makes patterns that find several words of a row in any order: the first anywhere, each other
 * where a word begins, which is after a blank once each sign between words is one. A single one is
 * looked for as it was typed. None is a regular expression: PostgreSQL keeps 32 compiled, and
 * compiles each of a longer search again for every row.
 */
function wordPatterns(search: string): { contained: string[]; beginning: string[] } | undefined {
  const words = wordsOf(search);
  if (words.length < 2) return undefined;
  return {
    // A backslash makes a sign mean itself.
    contained: words.map((word) => `%${word.replaceAll(asciiPunctuation, String.raw`\$&`)}%`),
    beginning: words.slice(1).map((word) => `% ${word.replaceAll(asciiPunctuation, ' ')}%`),
  };
}

// The conditions of a filter on an order `t` of the customer $1. The bounds of the days are worked
// out once, and of several words the quicker comparison comes first, on a text that is put together
// once.
const said = searchedText(
  '$1',
  '$3',
  `CASE WHEN $14::jsonb IS NOT NULL AND t.payer_id = $1 AND t.payee_id IS DISTINCT FROM t.payer_id
    THEN $14::jsonb ->> payee_of(t) END`,
);
const conditions = `($2 = '' OR (
    SELECT ($15::text IS NOT NULL AND strpos(text.said, $15) > 0)
        OR CASE WHEN $11::text[] IS NULL THEN strpos(text.said, $2) > 0
             ELSE text.said LIKE ALL ($11::text[])
              AND ' ' || translate(text.said, ${partsWords}, repeat(' ', 35))
                LIKE ALL ($12::text[]) END
      FROM (SELECT ${said} AS said OFFSET 0) AS text))
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
  ownWords,
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
  ownWords === null || ownWords.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(ownWords.map(({ payee, words }) => [payee, words]))),
  printedNumber(search) ?? null,
];

const bankingDay = '(t.transfer_date AT TIME ZONE $3)::date AS day';

/**
 * Finds those of some rows that match, by the rows themselves, newest first. Each is looked up by
 * itself, whatever the planner thinks of their number: left to choose, it reads all orders of the
 * bank rather than two thousand by their keys.
 */
export async function matchRows(
  db: Queryable,
  filter: TransferFilter,
  seqs: readonly bigint[],
): Promise<Match[]> {
  if (seqs.length === 0) return [];
  const { rows } = await db.query<Match>(
    `SELECT asked.seq, matching.day FROM unnest($16::bigint[]) AS asked (seq)
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
      WHERE a.owner_id = $1 ORDER BY a.seq DESC LIMIT $16`,
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
