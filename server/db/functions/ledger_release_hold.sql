-- revision 2

-- Gives back at most `at_most` of a hold; answers how much it gave. Asking again gives nothing
-- more.
CREATE OR REPLACE FUNCTION ledger_release_hold(hold_id uuid, at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE released bigint; held_account uuid;
BEGIN
  SELECT account_id INTO STRICT held_account FROM hold WHERE id = hold_id;
  -- The account first, as everywhere: its lock is what decides about its holds.
  PERFORM FROM account WHERE id = held_account FOR NO KEY UPDATE;
  SELECT least(remaining, greatest(at_most, 0)) INTO released FROM hold WHERE id = hold_id
    FOR NO KEY UPDATE;
  UPDATE hold SET remaining = remaining - released WHERE id = hold_id AND released > 0;
  UPDATE account SET held = held - released WHERE id = held_account AND released > 0;
  RETURN released;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_release_hold FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_release_hold TO larkmoor_app;
