-- revision 2

-- Claims the id of every request as posted, in id order, so that two calls cannot wait for each
-- other in a circle. A call that claims the same id elsewhere is waited for.
-- @return what became of the requests whose ids were claimed before
CREATE OR REPLACE FUNCTION ledger_claim(requests posting_request[], ids_are_new boolean)
RETURNS ledger_outcome[]
LANGUAGE plpgsql
AS $$
DECLARE claimed uuid[];
BEGIN
  -- Saves a look for each id. One that is known after all breaks uniqueness and ends the call.
  IF ids_are_new THEN
    INSERT INTO claim (id, payload_hash, created_at, answer)
    SELECT asked.claim_id, asked.payload_hash, clock_timestamp(), asked.answer
    FROM unnest(requests) AS asked ORDER BY asked.claim_id;
    RETURN '{}';
  END IF;
  WITH made AS (
    INSERT INTO claim (id, payload_hash, created_at, answer)
    SELECT asked.claim_id, asked.payload_hash, clock_timestamp(), asked.answer
    FROM unnest(requests) AS asked ORDER BY asked.claim_id
    ON CONFLICT (id) DO NOTHING RETURNING id
  ) SELECT array_agg(made.id) INTO claimed FROM made;
  RETURN ARRAY(
    SELECT ROW(asked.place, CASE WHEN claim.payload_hash <> asked.payload_hash THEN 'conflict'
        WHEN claim.refusal_code IS NULL THEN 'replayed' ELSE 'refused_before' END,
      claim.refusal_code, claim.refusal_params, claim.answer, claim.request_id)::ledger_outcome
    FROM unnest(requests) AS asked JOIN claim ON claim.id = asked.claim_id
    WHERE claim.id <> ALL (coalesce(claimed, '{}'))
  );
END $$;

REVOKE EXECUTE ON FUNCTION ledger_claim FROM PUBLIC;
