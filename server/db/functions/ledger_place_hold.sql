-- revision 3

-- Holds take from what is available, not from what is booked. Answers null when placed, else what
-- was available (and nothing is changed).
CREATE OR REPLACE FUNCTION ledger_place_hold(hold_id uuid, held_account uuid, hold_amount bigint,
  hold_kind text, placed timestamptz, expires timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE available bigint;
BEGIN
  SELECT available(account) INTO STRICT available FROM account
    WHERE id = held_account AND status = 'open' AND owner_id IS NOT NULL FOR NO KEY UPDATE;
  IF available < hold_amount THEN RETURN greatest(available, 0); END IF;
  INSERT INTO hold (id, account_id, amount, remaining, kind, placed_at, expires_at)
    VALUES (hold_id, held_account, hold_amount, hold_amount, hold_kind, placed, expires);
  UPDATE account SET held = held + hold_amount WHERE id = held_account;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_place_hold FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_place_hold TO larkmoor_app;
