-- revision 2
-- oldest 0041

-- Finds which of the customers that sign with their order still may, under the locks of the posting
-- on them: a PIN that is the one that was looked at, without a wrong try since a right one; and the
-- first answer of a passkey with the nonce that this session was given, noted here: the newest that
-- was used stands for all older ones. A passkey that another deed holds is not waited for: its deed
-- may wait for the owner.
-- @param preconditions  of a passkey: `digest` is the challenge's hash, the session, the passkey and
--                       the milliseconds at which the nonce ends; `adds` how often it has signed;
--                       `maximum` the time, in milliseconds
-- @return the places of those that hold
CREATE OR REPLACE FUNCTION ledger_find_signers(
  preconditions posting_precondition[], owner_ids uuid[]
) RETURNS integer[]
LANGUAGE plpgsql SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off SET jit = off
AS $$
DECLARE by_pin integer[]; by_passkey integer[];
BEGIN
  SELECT array_agg(asked.place::integer) INTO by_pin
  FROM unnest(preconditions) WITH ORDINALITY AS asked (kind, subject, digest, adds, maximum,
      refusal_code, refusal_params, refusal_kept, place)
    JOIN security_pin pin ON pin.user_id = owner_ids[asked.subject]
      AND sha256(convert_to(pin.pin_hash, 'UTF8')) = asked.digest
  WHERE asked.kind = 'pin_signs'
    AND pin.tries = 0 AND pin.locks = 0 AND pin.locked_until IS NULL;

  WITH asked AS (
    -- Two answers of one passkey in one call would each be newer than the count before them.
    SELECT DISTINCT ON (passkey_id) * FROM (
      SELECT place::integer, owner_ids[subject] AS user_id, substr(digest, 1, 32) AS challenge_hash,
        encode(substr(digest, 33, 16), 'hex')::uuid AS session_id,
        encode(substr(digest, 49, 16), 'hex')::uuid AS passkey_id,
        to_timestamp(('x' || encode(substr(digest, 65, 8), 'hex'))::bit(64)::bigint / 1000.0)
          AS ends_at, adds AS signed,
        to_timestamp(maximum / 1000.0) AS now
      FROM unnest(preconditions) WITH ORDINALITY AS given (kind, subject, digest, adds, maximum,
        refusal_code, refusal_params, refusal_kept, place)
      WHERE kind = 'passkey_signs'
    ) AS signing ORDER BY passkey_id, place
  ), free AS (
    SELECT asked.* FROM asked JOIN passkey ON passkey.id = asked.passkey_id
    WHERE asked.ends_at > asked.now
      AND passkey.user_id = asked.user_id AND passkey.waits_since IS NULL
      AND (passkey.sign_count < asked.signed OR (passkey.sign_count = 0 AND asked.signed = 0))
    FOR NO KEY UPDATE OF passkey SKIP LOCKED
  ), first_use AS (
    INSERT INTO passkey_challenge AS used (challenge_hash, purpose, session_id, expires_at)
    SELECT DISTINCT ON (session_id) challenge_hash, 'signed', session_id, ends_at FROM free
    ORDER BY session_id, place
    ON CONFLICT (session_id, purpose) DO UPDATE SET challenge_hash = excluded.challenge_hash,
      expires_at = excluded.expires_at WHERE used.expires_at < excluded.expires_at
    RETURNING challenge_hash
  ), noted AS (
    UPDATE passkey SET sign_count = free.signed, last_used_at = free.now
    FROM free JOIN first_use USING (challenge_hash) WHERE passkey.id = free.passkey_id
    RETURNING free.place
  )
  SELECT array_agg(place) INTO by_passkey FROM noted;
  RETURN coalesce(by_pin, '{}') || coalesce(by_passkey, '{}');
END $$;

REVOKE EXECUTE ON FUNCTION ledger_find_signers FROM PUBLIC;
