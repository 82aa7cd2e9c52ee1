-- revision 3
-- oldest 0041

-- Judges who answers for each journal of the staff that credits a customer, whatever it is called:
-- one person, by what they give alone on a day; two people; or the customer who ordered it, for
-- money that waits in review and has never left the bank. A journal that names no one is a
-- programmer's error, and undoes the call.
-- @return the requests that are refused: of two people who are not two yet, from when on they are
DROP FUNCTION IF EXISTS judge_givers; -- it returned no code
CREATE OR REPLACE FUNCTION judge_givers(
  requests posting_request[], preconditions posting_precondition[], legs posting_leg[],
  account_ids uuid[], givers posting_giver[]
) RETURNS TABLE (request integer, code text, until timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  gift record; answered boolean;
BEGIN
  FOR gift IN
    SELECT asked.place, asked.claim_id, asked.kind, substr(asked.actor, 7)::uuid AS actor,
      preconditions[asked.first_precondition : asked.last_precondition] AS conditions,
      giver.way, giver.first_person, giver.transfer_id, credited.minor, credited.accounts
    FROM unnest(requests) AS asked
    CROSS JOIN LATERAL (
      SELECT sum(legs[l].amount) AS minor, array_agg(account.id) AS accounts
      FROM generate_series(asked.first_leg, asked.last_leg) AS l
      JOIN account ON account.id = account_ids[legs[l].account]
      WHERE legs[l].amount > 0 AND account.owner_id IS NOT NULL
    ) AS credited
    LEFT JOIN unnest(givers) AS giver ON giver.request = asked.place
    WHERE asked.actor LIKE 'admin:%' AND credited.minor > 0
  LOOP
    answered := CASE gift.way
      -- Below, two_could_answer says whether the bank has a second person for it.
      WHEN 'unruled' THEN true
      WHEN 'counted' THEN EXISTS (SELECT FROM unnest(gift.conditions) AS condition
        WHERE condition.kind = 'counter' AND condition.adds >= gift.minor)
      -- The word of a colleague who has left counts for nothing.
      WHEN 'two' THEN gift.first_person <> gift.actor AND EXISTS (SELECT FROM staff_role AS held
        WHERE held.user_id = gift.first_person AND held.role IS NOT NULL
          AND NOT EXISTS (SELECT FROM staff_role AS next
            WHERE next.user_id = held.user_id AND next.version > held.version))
      WHEN 'ordered' THEN EXISTS (SELECT FROM transfer JOIN payment_review review
          ON review.transfer_id = transfer.id
        WHERE transfer.id = gift.transfer_id AND transfer.status = 'in_review'
          AND transfer.debited_usd_minor >= gift.minor
          AND gift.accounts <@ ARRAY[transfer.payer_account_id, review.payee_account_id])
      END;
    IF answered IS NOT TRUE THEN
      RAISE EXCEPTION 'posting % of the staff credits a customer, and nobody answers for it',
        gift.claim_id;
    END IF;
    request := gift.place;
    until := NULL;
    code := CASE
      WHEN gift.way = 'unruled' AND two_could_answer(gift.kind, gift.actor) THEN 'GIVEN_AT_ONCE'
    END;
    IF gift.way = 'two' THEN
      until := two_people_from(gift.first_person, gift.actor);
      code := CASE WHEN until IS NOT NULL THEN 'NOT_YET_TWO' END;
    END IF;
    IF code IS NOT NULL THEN RETURN NEXT; END IF;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION judge_givers FROM PUBLIC;
