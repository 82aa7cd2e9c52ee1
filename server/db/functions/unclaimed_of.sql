-- revision 1
-- oldest 0041

-- The part of unclaimed funds (2310) that belongs to one customer, whose accounts are closed: their
-- money when they were closed, what came back to them since, less what was taken or paid out since.
CREATE OR REPLACE FUNCTION unclaimed_of(owner uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH RECURSIVE own AS (
    SELECT entry.journal_id AS id FROM account JOIN every_entry AS entry
      ON entry.account_id = account.id WHERE account.owner_id = owner
  ), paid_out AS (
    SELECT journal_id AS id FROM voucher WHERE person_id = owner AND kind = 'payout'
  ), undoing AS (
    SELECT id, accounts, seqs FROM journal
    WHERE reverses IN (SELECT id FROM own UNION SELECT id FROM paid_out)
    UNION SELECT later.id, later.accounts, later.seqs
    FROM undoing JOIN journal later ON later.reverses = undoing.id
  ), theirs AS (
    SELECT accounts, seqs FROM journal WHERE kind = 'closing' AND id IN (SELECT id FROM own)
    UNION ALL SELECT accounts, seqs FROM journal WHERE id IN (SELECT id FROM paid_out)
    UNION ALL SELECT accounts, seqs FROM undoing
  )
  SELECT greatest(coalesce(sum(entry.amount), 0), 0)::bigint
  FROM theirs CROSS JOIN unnest(theirs.accounts, theirs.seqs) AS leg (account_id, seq)
    JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
  WHERE entry.account_id = '00002310-0000-8000-8000-000000555344'
$$;
