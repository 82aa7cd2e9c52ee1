-- revision 1
-- oldest 0041

-- Keeps signatures of orders for ever, each with its line of the trail, and lets each order be
-- posted once. Its caller has seen to who signs, in the same transaction.
-- @param signatures  written by server/money/approvals/authorisations-store.ts
CREATE OR REPLACE FUNCTION keep_signatures(signatures json[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE approvals uuid[]; owners uuid[]; digests bytea[]; ends timestamptz[];
BEGIN
  WITH signed AS MATERIALIZED (
    SELECT signature.* FROM unnest(signatures) AS given (value),
      json_to_record(given.value) AS signature (id uuid, approval_id uuid, user_id uuid,
        session_id uuid, signed_at timestamptz, address text, factor text,
        factor_since timestamptz, signed_text text, passkey_name text, credential_id bytea,
        public_key bytea, client_data bytea, authenticator_data bytea, signature bytea,
        caution jsonb, digest bytea, expires_at timestamptz, line_id uuid, actor text, action text,
        subject text, request_id text, details jsonb)
  ), kept AS (
    INSERT INTO authorisation (id, approval_id, user_id, session_id, signed_at, address, factor,
      factor_since, signed_text, passkey_name, credential_id, public_key, client_data,
      authenticator_data, signature, caution)
    SELECT id, approval_id, user_id, session_id, signed_at, address, factor, factor_since,
      signed_text, passkey_name, credential_id, public_key, client_data, authenticator_data,
      signature, caution
    FROM signed
  ), told AS (
    -- Bounded by the database's clock, as recordAudit does it.
    INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
    SELECT line_id, least(signed_at, clock_timestamp() + interval '31 days'), actor, action,
      subject, request_id, address, details
    FROM signed
  )
  SELECT array_agg(approval_id), array_agg(user_id), array_agg(digest), array_agg(expires_at)
  INTO approvals, owners, digests, ends FROM signed;
  PERFORM ledger_grant_uses(approvals, owners, digests, ends);
END $$;

REVOKE EXECUTE ON FUNCTION keep_signatures FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_signatures TO larkmoor_app;
