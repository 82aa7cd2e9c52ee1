-- revision 1
-- oldest 0041

-- Lets each id be used once by its owner, or once more, in id order: as the posting that uses it
-- locks them. An id of somebody else stays as it is.
CREATE OR REPLACE FUNCTION ledger_grant_uses(
  ids uuid[], owner_ids uuid[], digests bytea[], ends timestamptz[]
) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO one_use (id, owner_id, digest, expires_at)
  SELECT given.id, given.owner_id, given.digest, given.ends
  FROM unnest(ids, owner_ids, digests, ends) AS given (id, owner_id, digest, ends)
  ORDER BY given.id
  ON CONFLICT (id) DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at,
    used_by = NULL WHERE one_use.owner_id = excluded.owner_id;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_grant_uses FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_grant_uses TO larkmoor_app;
