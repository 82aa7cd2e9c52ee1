import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { bankAccountId } from './chart.ts';
import type { ProvenInvariant } from './find-broken.ts';
import { attachedSince } from './months/detached-invariants.ts';

export const balancesSumToZero: ProvenInvariant = {
  promise: 'all balances sum to zero in each currency',
  sql: `SELECT format('%s: %s', currency, sum(posted)) AS place FROM account GROUP BY currency
    HAVING sum(posted) <> 0`,
};

export const receivablesAreOwed: ProvenInvariant = {
  promise: 'account 1230 = what customers owe by the table receivable',
  sql: `SELECT format('account %s: %s', id, posted) AS place FROM account
         WHERE id = '${bankAccountId('receivables', 'USD')}'
           AND posted <> -(SELECT coalesce(sum(open_minor), 0) FROM receivable)`,
};

export const oneUseIsSpent: ProvenInvariant = {
  promise: 'every one-use row was spent by a claim that was posted',
  sql: `SELECT format('one-use %s', one_use.id) AS place FROM one_use LEFT JOIN claim
    ON claim.id = one_use.used_by
         WHERE one_use.used_by IS NOT NULL AND (claim.id IS NULL
           OR claim.refusal_code IS NOT NULL)`,
};

export const heldIsWhatRemains: ProvenInvariant = {
  promise: 'every account: held = what remains of its holds',
  sql: `SELECT format('account %s', account.id) AS place
          FROM account LEFT JOIN (SELECT account_id, sum(remaining) AS remaining FROM hold
            WHERE remaining > 0 GROUP BY account_id) AS live ON live.account_id = account.id
         WHERE account.held <> coalesce(live.remaining, 0)`,
};

export const closingsFollow: ProvenInvariant = {
  promise: 'every closed day: opening = the closing before it',
  sql: `SELECT format('%s, %s %s', day, gl_code, currency) AS place
          FROM (SELECT line.day, gl_code, currency, opening, lag(closing, 1,
            0::bigint) OVER (PARTITION BY gl_code, currency ORDER BY line.day) AS before
                  FROM day_closing line JOIN closed_day_in_force closed ON closed.day = line.day
                    AND closed.generation = line.generation) AS line
         WHERE opening <> before`,
};

export const daysFollow: ProvenInvariant = {
  promise: 'every closed day: begins where the day before it ended',
  sql: `SELECT format('%s', day) AS place
          FROM (SELECT day, from_at, lag(day) OVER in_turn AS before,
            lag(until_at) OVER in_turn AS ended
            FROM closed_day_in_force WINDOW in_turn AS (ORDER BY day)) AS closed
         WHERE before IS NOT NULL AND (day <> before + 1 OR from_at <> ended)`,
};

export const nothingIntoClosedDays: ProvenInvariant = {
  promise: 'every closed day: nothing can be booked into it',
  sql: `SELECT format('%s', day) AS place FROM closed_day_in_force CROSS JOIN period_lock
    WHERE until_at > closed_until`,
};

export const nothingInTheFuture: ProvenInvariant = {
  promise: 'every account: nothing is booked in the future',
  sql: `SELECT format('account %s', id) AS place FROM account CROSS JOIN sandbox_clock
         WHERE last_booked_at > clock_timestamp() + offset_seconds * interval '1 second'
           + interval '30 seconds'`,
};

/** Of the closed days that begin at an instant, given as SQL, or after it. */
export const closedDaysAddUp = (since: string, entries = 'entry'): ProvenInvariant => ({
  promise: 'every closed day: debits and credits = its entries',
  sql: `WITH closed AS MATERIALIZED (SELECT array_agg(from_at
    ORDER BY day) AS starts, array_agg(day ORDER BY day) AS days, max(until_at) AS until_at
    FROM closed_day_in_force WHERE from_at >= ${since})
        SELECT format('%s, %s %s', coalesce(closing.day::text, booked.day::text,
          'before the first day'), coalesce(closing.gl_code, booked.gl_code),
          coalesce(closing.currency, booked.currency)) AS place
          FROM (SELECT line.* FROM day_closing line JOIN closed_day_in_force closed
            ON closed.day = line.day AND closed.generation = line.generation
               WHERE closed.from_at >= ${since}) AS closing
          FULL JOIN (
            SELECT closed.days[width_bucket(booked_at, closed.starts)] AS day, gl_code, currency,
                   coalesce(-sum(amount)
                     FILTER (WHERE amount < 0), 0) AS debits, coalesce(sum(amount)
                     FILTER (WHERE amount > 0), 0) AS credits, count(*) AS entries
              FROM closed CROSS JOIN ${entries} AS entry JOIN account ON account.id = entry.account_id
                WHERE booked_at >= ${since} AND booked_at < closed.until_at GROUP BY 1, 2, 3) AS booked
            ON booked.day = closing.day AND booked.gl_code = closing.gl_code
              AND booked.currency = closing.currency
         WHERE closing.day IS NULL OR closing.debits <> coalesce(booked.debits, 0)
           OR closing.credits <> coalesce(booked.credits, 0)
           OR closing.entries <> coalesce(booked.entries, 0)`,
});

/** Entries, and what each account had before the first of them, as SQL. */
interface Counted {
  /** A table or a view, or a query in brackets. */
  entries: string;
  /** The state of each account before the first of them: account_id, seq, balance. */
  carried: string;
}

/** The entries that a proof of the books reads, each field as SQL. */
export interface Reach extends Counted {
  /** The instant of the first of them. */
  since: string;
  /** The journals whose days are proven. */
  journals: string;
  /** The entries that make up each balance, where they are more than those. */
  summed?: Counted;
}

const nothingCarried = `(SELECT NULL::uuid AS account_id, 0::bigint AS seq, 0::bigint AS balance
  WHERE false)`;

/** All but the months that were detached, which are proven by what they carry on. */
export const attachedEntries: Reach = {
  entries: 'entry',
  carried: 'carried_balance',
  since: attachedSince,
  journals: 'journal',
};

/** Those of detached months, too. */
export const everyEntry: Reach = {
  entries: 'every_entry',
  carried: nothingCarried,
  since: `'-infinity'::timestamptz`,
  journals: 'journal',
};

/**
 * Those after the months whose seals were compared. An account had then what its balance and count
 * are without them: that both are those of all its entries is proven of the whole.
 */
export const entriesSince = (until: Temporal.Instant): Reach => {
  const since = `'${until.toString()}'::timestamptz`;
  const from = (table: string) => `(SELECT * FROM ${table} WHERE booked_at >= ${since})`;
  return {
    entries: from('entry'),
    carried: `(SELECT id AS account_id, entry_count - coalesce(later.count, 0) AS seq,
        posted - coalesce(later.total, 0) AS balance
      FROM account LEFT JOIN (SELECT account_id, count(*), sum(amount) AS total
        FROM entry WHERE booked_at >= ${since} GROUP BY account_id) AS later ON account_id = id)`,
    since,
    journals: from('journal'),
    summed: attachedEntries,
  };
};

/** In a database of a version that detached none. */
export const entriesOfBefore: Reach = { ...everyEntry, entries: 'entry' };

/** The meaning of "the books are right", one check per promise of the ledger. */
export const invariantsOf = ({
  entries,
  carried,
  since,
  summed = { entries, carried },
}: Reach): readonly ProvenInvariant[] => [
  {
    promise: 'all entries sum to zero in each currency',
    sql: `SELECT format('%s: %s', currency, sum(amount)) AS place FROM ${entries} AS entry JOIN account
      ON account.id = entry.account_id GROUP BY currency HAVING sum(amount) <> 0`,
  },
  balancesSumToZero,
  {
    promise: 'every journal sums to zero in each currency',
    sql: `SELECT DISTINCT format('journal %s', journal_id) AS place FROM ${entries} AS entry JOIN account
      ON account.id = entry.account_id GROUP BY journal_id, currency HAVING sum(amount) <> 0`,
  },
  {
    promise: 'every account: balance = sum of entries, entries numbered 1 to their count',
    sql: `SELECT format('account %s', coalesce(account.id, found.account_id)) AS place
            FROM account FULL JOIN (SELECT account_id, count(*) AS count, min(seq) AS first,
              max(seq) AS last, sum(amount) AS total FROM ${summed.entries} AS entry
              GROUP BY account_id) AS found ON found.account_id = account.id
            LEFT JOIN ${summed.carried} AS carried ON carried.account_id = account.id
           WHERE account.id IS NULL
             OR account.posted <> coalesce(carried.balance, 0) + coalesce(found.total, 0)
             OR account.entry_count <> coalesce(carried.seq, 0) + coalesce(found.count, 0)
             OR (found.count > 0 AND (found.first <> coalesce(carried.seq, 0) + 1
               OR found.last <> coalesce(carried.seq, 0) + found.count))`,
  },
  {
    promise: 'every entry: balance_after = the one before + amount, booked no earlier',
    sql: `SELECT format('account %s, entry %s', account_id, line.seq) AS place
            FROM (SELECT account_id, seq, amount, balance_after, booked_at, lag(seq) OVER own
              AS seq_before, lag(balance_after) OVER own AS before,
              lag(booked_at, 1, '-infinity') OVER own AS earlier
                    FROM ${entries} AS entry
                    WINDOW own AS (PARTITION BY account_id ORDER BY seq)) AS line
            LEFT JOIN ${carried} AS carried USING (account_id)
           WHERE line.seq <> coalesce(seq_before, carried.seq, 0) + 1
              OR balance_after <> coalesce(before, carried.balance, 0) + amount
              OR booked_at < earlier`,
  },
  {
    promise: 'every account’s balance is the one after its last entry',
    sql: `SELECT format('account %s', account.id) AS place
            FROM account JOIN ${entries} AS entry ON entry.account_id = account.id
              AND entry.seq = account.entry_count WHERE entry.balance_after <> account.posted`,
  },
  {
    promise: 'every journal has exactly the entries it names',
    sql: `SELECT format('journal %s', coalesce(named.id, entry.journal_id)) AS place
            FROM (SELECT journal.id, leg.account_id, leg.seq FROM journal CROSS
              JOIN unnest(accounts, seqs) AS leg (account_id, seq)
              WHERE journal.booked_at >= ${since}) AS named
            FULL JOIN ${entries} AS entry ON entry.account_id = named.account_id AND entry.seq = named.seq
           WHERE named.id IS DISTINCT FROM entry.journal_id`,
  },
  {
    promise: 'every journal was claimed, and no refused claim has one',
    // After 90 days a claim is forgotten; journals of before say nothing of their claims, which
    // stay.
    sql: `SELECT format('journal %s', journal.id) AS place FROM journal LEFT JOIN claim
      ON claim.id = journal.id
           WHERE claim.refusal_code IS NOT NULL
              OR (claim.id IS NULL AND (claimed_at IS NULL
                OR claimed_at > clock_timestamp() - interval '90 days'))`,
  },
  {
    promise: 'every reversal undoes a journal that exists',
    sql: `SELECT format('journal %s', later.id) AS place FROM journal later LEFT
      JOIN journal earlier ON earlier.id = later.reverses WHERE later.reverses IS NOT NULL
      AND earlier.id IS NULL`,
  },
  oneUseIsSpent,
  heldIsWhatRemains,
  {
    promise: "every customer's list is numbered 1 to its count",
    sql: `SELECT format('owner %s', coalesce(owner.id, found.owner_id)) AS place
            FROM owner FULL JOIN (SELECT owner_id, count(*) AS count, min(seq) AS first,
              max(seq) AS last FROM activity GROUP BY owner_id) AS found
              ON found.owner_id = owner.id
           WHERE owner.id IS NULL OR owner.activity_count <> coalesce(found.count, 0)
             OR (found.count > 0 AND (found.first <> 1 OR found.last <> found.count))`,
  },
];

/**
 * The promises about days and times. Money is right whatever these find, so they alarm and stop
 * nothing: staff have wrong closings made again, and a clock is set right. Closed days are proved
 * with the instants they were closed with, so that two tables of time zones never disagree about
 * one.
 */
export const dayInvariantsOf = ({
  entries,
  since,
  journals,
}: Reach): readonly ProvenInvariant[] => [
  closingsFollow,
  daysFollow,
  closedDaysAddUp(since, entries),
  nothingIntoClosedDays,
  nothingInTheFuture,
  {
    promise: 'every journal: its business date is the day it was booked on',
    sql: `SELECT format('journal %s', id) AS place FROM ${journals} AS journal
            CROSS JOIN period_lock WHERE booked_at > dated_since
             AND business_date <> (booked_at AT TIME ZONE '${bankTimeZone}')::date`,
  },
];
