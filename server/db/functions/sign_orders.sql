-- revision 1
-- oldest 0041

-- Keeps the signatures of customers whose PIN was found right, of many requests in one statement.
-- Each customer is locked and looked at again, as before every deed of a session: the session
-- lives, the PIN is the one that was looked at, and no wrong try was counted since a right one. A
-- customer whom another deed holds is not waited for, so that no stranger delays the others.
-- @param signatures  as keep_signatures takes them, in the order of the other lists; each customer
--                    once
-- @return the places, from 1, of those that were kept; nothing was done for the others
CREATE OR REPLACE FUNCTION sign_orders(
  user_ids uuid[], session_ids uuid[], pin_hashes text[], signed_ats timestamptz[], signatures json[]
) RETURNS SETOF integer
LANGUAGE plpgsql SET search_path = public, pg_temp
-- As in ledger_post: plans that stay right as tables grow.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off SET jit = off
AS $$
DECLARE free uuid[]; kept integer[];
BEGIN
  -- In id order, so that two calls cannot wait for each other.
  SELECT array_agg(held.id) INTO free FROM (
    SELECT users.id FROM users WHERE users.id = ANY (user_ids) ORDER BY users.id
    FOR NO KEY UPDATE SKIP LOCKED
  ) AS held;

  -- Read after the lock, by a statement of its own: what changed before it is seen.
  WITH marked AS (
    UPDATE session SET pin_checked_at = asked.signed_at
    FROM unnest(user_ids, session_ids, pin_hashes, signed_ats) WITH ORDINALITY
        AS asked (user_id, session_id, pin_hash, signed_at, place)
      JOIN users ON users.id = asked.user_id AND users.deleted_at IS NULL AND users.role = 'user'
        AND NOT users.password_change_required AND users.frozen_at IS NULL
      JOIN owner ON owner.id = users.id AND NOT owner.suspended
      JOIN security_pin pin ON pin.user_id = users.id AND pin.pin_hash = asked.pin_hash
        AND pin.tries = 0 AND pin.locks = 0 AND pin.locked_until IS NULL
    WHERE session.id = asked.session_id AND session.user_id = users.id
      AND session.auth_epoch = users.auth_epoch AND users.id = ANY (free)
    RETURNING asked.place::integer
  ) SELECT array_agg(marked.place) INTO kept FROM marked;

  IF kept IS NOT NULL THEN
    PERFORM keep_signatures(ARRAY(SELECT signatures[it] FROM unnest(kept) AS it));
  END IF;
  RETURN QUERY SELECT unnest(kept);
END $$;

REVOKE EXECUTE ON FUNCTION sign_orders FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sign_orders TO larkmoor_app;
