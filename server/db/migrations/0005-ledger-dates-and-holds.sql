-- How many entries of an account were booked before an instant, by halving: some twenty index look-ups, however long the history.
CREATE FUNCTION ledger_entries_before(asked_account uuid, instant timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE low bigint := 0; high bigint; middle bigint;
BEGIN
  SELECT entry_count INTO STRICT high FROM account WHERE id = asked_account;
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF (SELECT booked_at FROM entry WHERE account_id = asked_account AND seq = middle) < instant THEN low := middle; ELSE high := middle - 1; END IF;
  END LOOP;
  RETURN low;
END $$;

-- An account's balance as it stood just before an instant; null when nothing had been booked yet.
CREATE FUNCTION ledger_balance_before(asked_account uuid, instant timestamptz) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT balance_after FROM entry WHERE account_id = asked_account AND seq = ledger_entries_before(asked_account, instant);
$$;

-- Holds take from what is available, not from what is booked. Answers null when placed, else what was available (and nothing is changed).
CREATE FUNCTION ledger_place_hold(hold_id uuid, held_account uuid, hold_amount bigint, hold_kind text, placed timestamptz, expires timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE available bigint;
BEGIN
  SELECT posted - held + overdraft_limit INTO STRICT available FROM account WHERE id = held_account AND status = 'open' AND owner_id IS NOT NULL FOR NO KEY UPDATE;
  IF available < hold_amount THEN RETURN greatest(available, 0); END IF;
  INSERT INTO hold (id, account_id, amount, remaining, kind, placed_at, expires_at) VALUES (hold_id, held_account, hold_amount, hold_amount, hold_kind, placed, expires);
  UPDATE account SET held = held + hold_amount WHERE id = held_account;
  RETURN NULL;
END $$;

-- Gives back at most `at_most` of a hold; answers how much it gave. Asking again gives nothing more.
CREATE FUNCTION ledger_release_hold(hold_id uuid, at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE released bigint; held_account uuid;
BEGIN
  SELECT account_id INTO STRICT held_account FROM hold WHERE id = hold_id;
  -- The account first, as everywhere: whoever holds its lock decides about its holds.
  PERFORM FROM account WHERE id = held_account FOR NO KEY UPDATE;
  SELECT least(remaining, greatest(at_most, 0)) INTO released FROM hold WHERE id = hold_id FOR NO KEY UPDATE;
  UPDATE hold SET remaining = remaining - released WHERE id = hold_id AND released > 0;
  UPDATE account SET held = held - released WHERE id = held_account AND released > 0;
  RETURN released;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_place_hold, ledger_release_hold, ledger_entries_before, ledger_balance_before FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_place_hold, ledger_release_hold, ledger_entries_before, ledger_balance_before TO larkmoor_app;
