import type { ProvenInvariant } from '../find-broken.ts';

/** SQL: where the entries begin that are not detached. */
export const attachedSince = `(SELECT coalesce(max(until_at), '-infinity') FROM detached_month)`;

export const detachedMonthsAreThere: ProvenInvariant = {
  promise: 'every detached month is there, and was detached by the command',
  sql: `SELECT coalesce(month.partition, found.name) AS place FROM detached_month AS month
    FULL JOIN (SELECT relname::text AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid
      WHERE inhparent = to_regclass('detached_entry')) AS found ON found.name = month.partition
   WHERE month.partition IS NULL OR found.name IS NULL`,
};

export const carriedAddsUp: ProvenInvariant = {
  promise: 'what detached months carry on = the closing of their last day, for each kind',
  sql: `WITH carried AS (SELECT gl_code, currency, sum(balance) AS balance FROM carried_balance
        JOIN account ON account.id = account_id GROUP BY gl_code, currency),
      closed AS (SELECT gl_code, currency, closing FROM day_closing
        JOIN closed_day_in_force USING (day, generation) WHERE until_at = ${attachedSince})
    SELECT format('%s %s', gl_code, currency) AS place FROM carried FULL JOIN closed
      USING (gl_code, currency) WHERE coalesce(balance, 0) <> coalesce(closing, 0)`,
};

/** Of the entries of a view or table from an instant, given as SQL, up to the last detached month. */
export const carriedIsLast = (entries: string, from: string): ProvenInvariant => ({
  promise: 'what an account carries on = its last entry in the detached months',
  sql: `SELECT format('account %s', coalesce(last.account_id, carried.account_id)) AS place
      FROM (SELECT DISTINCT ON (account_id) account_id, seq, balance_after FROM ${entries}
        WHERE booked_at >= ${from} AND booked_at < ${attachedSince}
        ORDER BY account_id, seq DESC) AS last
      FULL JOIN carried_balance AS carried ON carried.account_id = last.account_id
     WHERE last.seq IS DISTINCT FROM carried.seq AND (last.seq IS NOT NULL OR ${from} = '-infinity')
        OR last.balance_after <> carried.balance`,
});
