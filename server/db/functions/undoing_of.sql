-- revision 1
-- oldest 0041

-- The legs that undo a journal, where all that it moved is still there: those of the journal with
-- which a chain of undoing began, as it was or the opposite. What customers owe or have in unclaimed
-- funds since is not in them.
-- @return root   the journal with which it began, and its kind
-- @return depth  how many have undone one another since
CREATE OR REPLACE FUNCTION undoing_of(undone uuid) RETURNS TABLE (
  root uuid, root_kind text, depth integer, place integer, account_id uuid, minor bigint
) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT id, kind, reverses, accounts, seqs, 0 AS depth FROM journal WHERE id = undone
    UNION ALL
    SELECT before.id, before.kind, before.reverses, before.accounts, before.seqs, chain.depth + 1
    FROM chain JOIN journal before ON before.id = chain.reverses
  ), begun AS (
    SELECT chain.*, CASE WHEN chain.depth % 2 = 0 THEN -1 ELSE 1 END AS sign
    FROM chain WHERE reverses IS NULL
  )
  -- A debit may have taken less than it was made for: what was made is the whole of it.
  SELECT begun.id, begun.kind, begun.depth, leg.place::integer, leg.account_id,
    begun.sign * leg.amount_minor
  FROM begun JOIN voucher ON voucher.journal_id = begun.id
    JOIN voucher_leg AS leg ON leg.voucher_id = voucher.id
  UNION ALL
  SELECT begun.id, begun.kind, begun.depth, leg.place::integer, leg.account_id,
    begun.sign * entry.amount
  FROM begun CROSS JOIN unnest(begun.accounts, begun.seqs) WITH ORDINALITY
      AS leg (account_id, seq, place)
    JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
  WHERE NOT EXISTS (SELECT FROM voucher WHERE voucher.journal_id = begun.id)
$$;
