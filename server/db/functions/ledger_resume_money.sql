-- revision 3
-- oldest 0041

-- Lets money move again after a proof of every entry that began after the stop and found the books
-- right, and after every one that found them wrong; answers whether it lifted anything.
CREATE OR REPLACE FUNCTION ledger_resume_money(proof uuid, resumed timestamptz, resumed_by text,
  reason text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE money_stop SET lifted_at = resumed, lifted_by = resumed_by, lifted_reason = reason,
    lifted_with = proof
  WHERE lifted_at IS NULL AND EXISTS (SELECT FROM books_proof
    WHERE id = proof AND result = 'right' AND scope = 'full' AND started_at > money_stop.stopped_at
      AND started_at > coalesce((SELECT max(wrong.started_at) FROM books_proof AS wrong
        WHERE wrong.result = 'wrong'), '-infinity'));
  RETURN FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_resume_money FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_resume_money TO larkmoor_app;
