-- revision 4
-- oldest 0041

-- Lets money move again with a proof that shows the books right; answers whether it lifted anything.
CREATE OR REPLACE FUNCTION ledger_resume_money(proof uuid, resumed timestamptz, resumed_by text,
  reason text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A server that stops money at this moment waits for this call, or this call sees its finding.
  LOCK TABLE claim IN ROW EXCLUSIVE MODE;
  UPDATE money_stop SET lifted_at = resumed, lifted_by = resumed_by, lifted_reason = reason,
    lifted_with = proof
  WHERE lifted_at IS NULL AND proof IN (SELECT proofs_to_resume_with());
  RETURN FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_resume_money FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_resume_money TO larkmoor_app;
