-- revision 1

-- Claims an id with the answer of what was done under it in the caller's transaction. It moves no
-- money, so it waits for no lock of an account and for no stop of money.
CREATE OR REPLACE FUNCTION ledger_keep_claim(
  claim_id uuid, payload_hash bytea, request_id text, answer json
) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO claim (id, payload_hash, request_id, created_at, answer)
  VALUES (claim_id, payload_hash, request_id, clock_timestamp(), answer)
$$;

REVOKE EXECUTE ON FUNCTION ledger_keep_claim FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_keep_claim TO larkmoor_app;
