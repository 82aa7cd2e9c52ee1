-- revision 3
-- oldest 0041

-- How many entries of an account were booked before an instant, by halving: some twenty index
-- look-ups, however long the history.
CREATE OR REPLACE FUNCTION ledger_entries_before(asked_account uuid, instant timestamptz)
  RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE low bigint := 0; high bigint; middle bigint;
BEGIN
  SELECT entry_count INTO STRICT high FROM account WHERE id = asked_account;
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF instant > (SELECT booked_at FROM every_entry
        WHERE account_id = asked_account AND seq = middle) THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  RETURN low;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_entries_before FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_entries_before TO larkmoor_app;
