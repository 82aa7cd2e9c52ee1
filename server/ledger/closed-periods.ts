import type { ProvenInvariant } from './find-broken.ts';

/** The accounts of income and expense in a journal. */
const ownEntries = (journal: string): string => `
  CROSS JOIN LATERAL unnest(${journal}.accounts, ${journal}.seqs) AS leg (account_id, seq)
  JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
  JOIN account ON account.id = leg.account_id
  JOIN gl_account ON gl_account.code = account.gl_code AND class IN ('income', 'expense')`;

/**
 * The promises of months and years that the staff have signed. No balance of a customer is wrong where
 * one is broken, so they alarm and stop no money.
 */
export const closedPeriodsHold: readonly ProvenInvariant[] = [
  {
    promise: 'every closed month and year: its days are closed, and it follows the one before it',
    sql: `SELECT closed.period AS place
      FROM (SELECT *, lag(place) OVER (ORDER BY place) AS before FROM closed_period_in_force)
          AS closed CROSS JOIN (SELECT min(day) AS opened FROM closed_day) AS books
      LEFT JOIN LATERAL (SELECT count(*) AS days FROM closed_day_in_force
        WHERE day BETWEEN greatest(first_day, opened) AND last_day) AS found ON true
     WHERE place <> coalesce(before + 1, place)
       OR opened IS NULL OR found.days <> last_day - greatest(first_day, opened) + 1`,
  },
  {
    promise: 'every closed year: its year end = the income and expenses of its days',
    sql: `WITH years AS MATERIALIZED (SELECT left(period, 4)::integer AS year, journal_id
        FROM closed_period_in_force WHERE length(period) = 4),
      moved AS (SELECT year, moved.* FROM years CROSS JOIN LATERAL year_movements(year) AS moved),
      booked AS (SELECT year, account.gl_code, account.currency, sum(entry.amount) AS minor
        FROM years JOIN journal ON journal.id = journal_id ${ownEntries('journal')} GROUP BY 1, 2, 3)
      SELECT format('%s, %s %s', year, gl_code, currency) AS place
        FROM moved FULL JOIN booked USING (year, gl_code, currency)
       WHERE coalesce(moved.minor, 0) <> -coalesce(booked.minor, 0)`,
  },
  {
    promise: 'every year end is undone once its year is reopened, and no other is',
    sql: `SELECT closed.period AS place FROM closed_period AS closed
        LEFT JOIN closed_period_in_force AS force USING (period, generation)
        LEFT JOIN journal AS undoing ON undoing.reverses = closed.journal_id
       WHERE closed.journal_id IS NOT NULL
         AND (force.period IS NULL) <> (undoing.id IS NOT NULL)`,
  },
];
