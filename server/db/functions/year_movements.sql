-- revision 1
-- oldest 0041

-- The movement of each account of income and expense on the closed days of a year, by currency. Year ends that were booked in it move the profit of another year, and are left out.
-- @return minor  positive: income
CREATE OR REPLACE FUNCTION year_movements(year integer) RETURNS TABLE (
  gl_code text, currency text, minor bigint
) LANGUAGE sql STABLE AS $$
  WITH days AS (
    SELECT day, generation, from_at, until_at FROM closed_day_in_force
    WHERE day BETWEEN make_date(year, 1, 1) AND make_date(year, 12, 31)
  ), moved AS (
    SELECT line.gl_code, line.currency, line.credits - line.debits AS minor
    FROM days JOIN day_closing AS line USING (day, generation)
    UNION ALL
    SELECT account.gl_code, account.currency, -entry.amount
    FROM closed_period AS closed
      JOIN journal ON journal.id = closed.journal_id OR journal.reverses = closed.journal_id
      CROSS JOIN LATERAL unnest(journal.accounts, journal.seqs) AS leg (account_id, seq)
      JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
      JOIN account ON account.id = leg.account_id
    WHERE entry.booked_at >= (SELECT min(from_at) FROM days)
      AND entry.booked_at < (SELECT max(until_at) FROM days)
  )
  SELECT moved.gl_code, moved.currency, sum(moved.minor)::bigint
  FROM moved JOIN gl_account ON gl_account.code = moved.gl_code
  WHERE gl_account.class IN ('income', 'expense')
  GROUP BY 1, 2 HAVING sum(moved.minor) <> 0
$$;
