-- revision 3
-- oldest 0041

-- An account's balance as it stood just before an instant; null when nothing had been booked yet.
CREATE OR REPLACE FUNCTION ledger_balance_before(asked_account uuid, instant timestamptz)
  RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  -- Counted once: each partition would count it again for itself.
  SELECT balance_after FROM every_entry WHERE account_id = asked_account
    AND seq = (SELECT ledger_entries_before(asked_account, instant));
$$;

REVOKE EXECUTE ON FUNCTION ledger_balance_before FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_balance_before TO larkmoor_app;
