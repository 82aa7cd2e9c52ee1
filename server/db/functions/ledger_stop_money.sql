-- revision 2

-- Stops money on every server; answers false where money stood already. Every call of the posting
-- function holds a lock on claim to the end of its transaction, so this waits for those under way,
-- and later calls read the row it leaves: none is under way when it commits, none gets through.
CREATE OR REPLACE FUNCTION ledger_stop_money(stop_id uuid, proof uuid, stopped timestamptz)
  RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET lock_timeout = '2500ms' AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM books_proof WHERE id = proof AND result = 'wrong') THEN
    RAISE EXCEPTION 'proof % did not find the books wrong', proof;
  END IF;
  LOCK TABLE claim IN SHARE MODE;
  INSERT INTO money_stop (id, stopped_at, proof_id) VALUES (stop_id, stopped, proof)
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_stop_money FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_stop_money TO larkmoor_app;
