import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Finding, ProvenInvariant } from '../find-broken.ts';

/*
 * A month is sealed by a proof of everything: with the hash of all that the proof looked at in it.
 * Where a later proof finds the same hash, the month is as it was proven, and what was booked after
 * it is proven with what each account carries on. Where it finds another one, it proves that month
 * and all after it again, so that what is wrong has its name.
 */

/** Days of one month of New York, as a proof of everything found them. */
export interface MonthSeal {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Of the last reopening before that proof. */
  generation: number;
  entries: bigint;
  journals: bigint;
  /** SHA-256 in hex: of entries and journals, and of the closed and proven days. */
  books: string;
  days: string;
}

/** The entries without those of detached months, or with them. */
type EntrySource = 'entry' | 'every_entry';

/** Days, and the time in which their entries were booked. */
interface Span extends Pick<MonthSeal, 'firstDay' | 'lastDay' | 'generation'> {
  /** Null: from the beginning. */
  from: Temporal.Instant | null;
  until: Temporal.Instant;
}

/** Seals that no later reopening broke. A day that is closed no more takes its seal with it. */
const sealsInForce = `
  SELECT seal.first_day AS "firstDay", seal.last_day AS "lastDay", seal.generation, entries,
      journals, books, days, CASE WHEN first_day > (SELECT min(day) FROM closed_day_in_force)
        THEN first.from_at END AS "from", last.until_at AS until
    FROM (SELECT DISTINCT ON (last_day) * FROM sealed_month
      ORDER BY last_day, generation DESC) AS seal
    JOIN closed_day_in_force AS first ON first.day = first_day
    JOIN closed_day_in_force AS last ON last.day = last_day
   WHERE NOT EXISTS (SELECT FROM day_reopening AS reopened WHERE decision = 'approved'
     AND reopened.generation > seal.generation AND from_day <= last_day)
     AND first.from_at >= coalesce($1, '-infinity'::timestamptz) ORDER BY last_day`;

const closedMonths = `
  SELECT min(day) AS "firstDay", max(day) AS "lastDay",
      (SELECT coalesce(max(generation), 0) FROM day_reopening) AS generation,
      CASE WHEN min(day) > (SELECT min(day) FROM closed_day_in_force) THEN min(from_at) END AS "from",
      max(until_at) AS until
    FROM closed_day_in_force AS closed
    LEFT JOIN proven_day AS proven USING (day, generation)
   WHERE from_at >= coalesce($1, '-infinity'::timestamptz)
   GROUP BY date_trunc('month', day::timestamp)
  HAVING count(*) = count(proven.day) AND count(*) = max(day) - min(day) + 1
     AND max(day) = (date_trunc('month', max(day)::timestamp) + interval '1 month - 1 day')::date
   ORDER BY 1`;

/**
 * Two levels, so that no text of a large month grows beyond what PostgreSQL takes: 4,096 parts by
 * the end of the journal's id, each in the order of its rows.
 */
const hashed = (row: string, journal: string, order: string, rows: string): string => `
  SELECT coalesce(sum(count), 0)::bigint AS count,
      sha256(coalesce(string_agg(hash, ''::bytea ORDER BY part), '')) AS hash
    FROM (SELECT get_byte(uuid_send(${journal}), 14) % 16 * 256
        + get_byte(uuid_send(${journal}), 15) AS part, count(*), sha256(string_agg(${row}, ''::bytea ORDER BY ${order}))
        AS hash FROM ${rows} GROUP BY 1) AS parts`;

const bookedWithin = `booked_at >= coalesce($1, '-infinity'::timestamptz) AND booked_at < $2`;
const maybe = (bytes: string) => `coalesce('\\x01'::bytea || ${bytes}, '\\x00')`;
const sized = (text: string) => `(int4send(length(textsend(${text}))) || textsend(${text}))`;

/** The columns that the promises of the ledger look at; an account's kind is in each of its entries. */
async function readBooks(
  tx: Tx,
  { from, until }: Span,
  entries: EntrySource,
): Promise<Pick<MonthSeal, 'entries' | 'journals' | 'books'>> {
  const ofEntries = hashed(
    `uuid_send(journal_id) || uuid_send(account_id) || int8send(seq) || int8send(amount)
      || int8send(balance_after) || timestamptz_send(booked_at) || date_send(value_date)
      || ${sized(`coalesce(gl_code || ' ' || currency, '')`)}`,
    'journal_id',
    'journal_id, account_id, seq',
    `${entries} AS entry LEFT JOIN account ON account.id = account_id WHERE ${bookedWithin}`,
  );
  const ofJournals = hashed(
    `uuid_send(id) || timestamptz_send(booked_at) || date_send(business_date)
      || ${maybe('uuid_send(reverses)')} || ${maybe('timestamptz_send(claimed_at)')}
      || array_send(accounts) || array_send(seqs)`,
    'id',
    'id',
    `journal WHERE ${bookedWithin}`,
  );
  const { rows } = await tx.query<Pick<MonthSeal, 'entries' | 'journals' | 'books'>>(
    `SELECT entries.count AS entries, journals.count AS journals,
        encode(sha256(entries.hash || journals.hash), 'hex') AS books
      FROM (${ofEntries}) AS entries CROSS JOIN (${ofJournals}) AS journals`,
    [from, until],
  );
  return rows[0] as Pick<MonthSeal, 'entries' | 'journals' | 'books'>;
}

async function readDays(tx: Tx, { firstDay, lastDay }: Span): Promise<string> {
  const lines = `
    SELECT 1 AS part, date_send(day) || int4send(generation) || timestamptz_send(from_at)
        || timestamptz_send(until_at) AS line FROM closed_day WHERE day BETWEEN $1 AND $2
    UNION ALL SELECT 2, date_send(day) || int4send(generation) || int8send(opening)
        || int8send(debits) || int8send(credits) || int8send(closing) || int8send(entries)
        || ${sized(`gl_code || ' ' || currency`)} FROM day_closing WHERE day BETWEEN $1 AND $2
    UNION ALL SELECT 3, date_send(day) || int4send(generation) || int8send(entries)
        || ${sized('digest')} FROM proven_day WHERE day BETWEEN $1 AND $2`;
  const { rows } = await tx.query<{ days: string }>(
    `SELECT encode(sha256(coalesce(string_agg(int4send(part) || line, ''::bytea
        ORDER BY part, line), '')), 'hex') AS days FROM (${lines}) AS lines`,
    [firstDay, lastDay],
  );
  return rows[0]?.days ?? '';
}

async function readSeal(tx: Tx, span: Span, entries: EntrySource): Promise<MonthSeal> {
  const { firstDay, lastDay, generation } = span;
  const days = await readDays(tx, span);
  return { firstDay, lastDay, generation, ...(await readBooks(tx, span, entries)), days };
}

/** The sealed months as they are now. */
export interface ComparedSeals {
  /** Of entries and journals, which stop money, and of days. */
  findings: Finding[];
  dayFindings: Finding[];
  /** Those from the beginning that are as they were sealed, one after the other. */
  held: (MonthSeal & Span)[];
}

const nameOf = ({ lastDay }: Pick<MonthSeal, 'lastDay'>) => lastDay.slice(0, 7);

const findingOf = (what: string, months: readonly MonthSeal[]): Finding[] =>
  months.length === 0
    ? []
    : [
        {
          promise: `every sealed month: its ${what} are those it was sealed with`,
          count: months.length,
          places: months.map(nameOf),
        },
      ];

/**
 * Reads each sealed month once, and compares it with its seal.
 * @param stopping ends it, by throwing, before the next month
 */
export async function compareSeals(
  tx: Tx,
  entries: EntrySource,
  stopping?: AbortSignal,
): Promise<ComparedSeals> {
  const since = entries === 'entry' ? await findAttachedSince(tx) : null;
  const { rows: seals } = await tx.query<MonthSeal & Span>(sealsInForce, [since]);
  const books: MonthSeal[] = [];
  const days: MonthSeal[] = [];
  const held: (MonthSeal & Span)[] = [];
  let next = await findFirstDay(tx, since);
  for (const seal of seals) {
    stopping?.throwIfAborted();
    const found = await readSeal(tx, seal, entries);
    const isSame =
      found.books === seal.books &&
      found.entries === seal.entries &&
      found.journals === seal.journals;
    if (!isSame) books.push(seal);
    if (found.days !== seal.days) days.push(seal);
    if (isSame && found.days === seal.days && seal.firstDay === next) {
      held.push(seal);
      next = addDays(seal.lastDay, 1);
    }
  }
  return {
    findings: findingOf('entries and journals', books),
    dayFindings: findingOf('closed and proven days', days),
    held,
  };
}

/** Months to be sealed, where a proof of everything found all right: those after the sealed ones. */
export async function readSealsToMake(
  tx: Tx,
  held: readonly MonthSeal[],
  stopping?: AbortSignal,
): Promise<MonthSeal[]> {
  const since = await findAttachedSince(tx);
  const { rows: months } = await tx.query<Span>(closedMonths, [since]);
  const last = held.at(-1);
  let next = last ? addDays(last.lastDay, 1) : await findFirstDay(tx, since);
  const made: MonthSeal[] = [];
  for (const month of months) {
    if (month.firstDay !== next) continue;
    stopping?.throwIfAborted();
    made.push(await readSeal(tx, month, 'entry'));
    next = addDays(month.lastDay, 1);
  }
  return made;
}

/** Null where no month is detached. */
async function findAttachedSince(db: Queryable): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ since: Temporal.Instant | null }>(
    'SELECT max(until_at) AS since FROM detached_month',
  );
  return rows[0]?.since ?? null;
}

async function findFirstDay(
  db: Queryable,
  since: Temporal.Instant | null,
): Promise<CalendarDay | undefined> {
  const { rows } = await db.query<{ day: CalendarDay | null }>(
    `SELECT min(day) AS day FROM closed_day_in_force
      WHERE from_at >= coalesce($1, '-infinity'::timestamptz)`,
    [since],
  );
  return rows[0]?.day ?? undefined;
}

/** The details of a seal's line in the trail, as jsonb. */
const told = `jsonb_build_object('first', to_char(first_day, 'YYYY-MM-DD'),
  'last', to_char(last_day, 'YYYY-MM-DD'), 'generation', generation::text,
  'entries', entries::text, 'journals', journals::text, 'books', books, 'days', days)`;

/** The same in TypeScript, from which the line is written. */
export const toldOf = (seal: MonthSeal): Record<string, string> => ({
  first: seal.firstDay,
  last: seal.lastDay,
  generation: String(seal.generation),
  entries: String(seal.entries),
  journals: String(seal.journals),
  books: seal.books,
  days: seal.days,
});

/**
 * A seal that was written, changed or removed by a hand in the tables. The trail is chained and
 * signed, so a line of its past cannot be made to fit; and a second seal, after a reopening, is of
 * the same entries and journals.
 */
export const sealsAreTold: readonly ProvenInvariant[] = [
  {
    promise: 'every seal of a month is as the trail has it, and there',
    sql: `SELECT coalesce(seal.last_day::text, line.details ->> 'last', 'a line of the trail') AS place
      FROM (SELECT last_day, ${told} AS details FROM sealed_month) AS seal
      FULL JOIN (SELECT details FROM audit_event WHERE action = 'books.month_sealed') AS line
        ON line.details = seal.details
     WHERE seal.details IS NULL OR line.details IS NULL`,
  },
  {
    promise: 'every seal of a month is of the same entries and journals',
    sql: `SELECT last_day::text AS place FROM sealed_month GROUP BY last_day
      HAVING count(DISTINCT (first_day, entries, journals, books)) > 1`,
  },
];
