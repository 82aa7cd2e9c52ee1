-- revision 2

-- Locks the period up to an instant (business time). Every call of the posting function holds a
-- lock on claim to the end of its transaction: this waits for those under way, and later calls book
-- after that instant. What is over by the process's clock only is not locked.
CREATE OR REPLACE FUNCTION ledger_lock_period(until_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET lock_timeout = '2500ms' AS $$
BEGIN
  IF until_at
    > (SELECT clock_timestamp() + offset_seconds * interval '1 second' FROM sandbox_clock) THEN
    RAISE EXCEPTION 'a period that is not over cannot be locked: % is still to come', until_at;
  END IF;
  LOCK TABLE claim IN SHARE MODE;
  UPDATE period_lock SET closed_until = until_at WHERE closed_until < until_at;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_lock_period FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_lock_period TO larkmoor_app;
