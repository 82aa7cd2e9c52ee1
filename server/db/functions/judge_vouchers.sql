-- revision 3
-- oldest 0041

-- Judges each journal that is a voucher, whatever form or call it came from: it waits, another
-- person than its maker posts it, it is what was made, it uses no account whose balance another
-- table says, and its day and its month are open. All but the last refusals are a programmer's
-- error, and undo the call.
-- @return the requests that are refused: by people who are not two yet, and from when on they are;
--   and those whose month or day was closed since
CREATE OR REPLACE FUNCTION judge_vouchers(
  requests posting_request[], legs posting_leg[], account_ids uuid[]
) RETURNS TABLE (request integer, code text, until timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  asked posting_request; made voucher; booked jsonb; is_right boolean;
BEGIN
  -- A closing of the day waits for this call from here on, or this call sees it.
  LOCK TABLE claim IN ROW EXCLUSIVE MODE;
  FOREACH asked IN ARRAY requests LOOP
    CONTINUE WHEN asked.kind IS DISTINCT FROM 'voucher'
      -- Posted before: ledger_post answers it as it was answered first.
      OR EXISTS (SELECT FROM claim WHERE claim.id = asked.claim_id);
    SELECT * INTO made FROM voucher WHERE journal_id = asked.claim_id AND decision IS NULL;
    IF NOT FOUND OR asked.actor NOT LIKE 'admin:%'
      OR asked.actor = 'admin:' || made.proposed_by
      OR asked.reverses IS DISTINCT FROM made.reverses
      OR asked.value_date <> coalesce(made.day, asked.business_date)
      OR NOT EXISTS (SELECT FROM staff_role AS held WHERE held.user_id = made.proposed_by
        AND held.role IS NOT NULL AND NOT EXISTS (SELECT FROM staff_role AS next
          WHERE next.user_id = held.user_id AND next.version > held.version))
    THEN RAISE EXCEPTION 'voucher % is not one that this person may post', asked.claim_id; END IF;

    -- Sums by account, so that the order of legs says nothing.
    SELECT jsonb_object_agg(account_id, minor) INTO booked FROM (
      SELECT account_ids[legs[l].account] AS account_id, sum(legs[l].amount) AS minor
      FROM generate_series(asked.first_leg, asked.last_leg) AS l GROUP BY 1) AS by_account;
    IF made.kind = 'free' THEN
      is_right := booked = (SELECT jsonb_object_agg(account_id, minor) FROM (
          SELECT account_id, sum(amount_minor) AS minor FROM voucher_leg
          WHERE voucher_id = made.id GROUP BY 1) AS by_account)
        AND NOT EXISTS (SELECT FROM (SELECT key AS id, value::bigint AS minor
            FROM jsonb_each_text(booked)) AS used
          JOIN account ON account.id = used.id::uuid
          LEFT JOIN voucher_account AS free ON free.code = account.gl_code
          -- No more of staff funding is swept than is there. The caller holds its lock.
          WHERE free.code IS NULL OR (account.gl_code = '1410' AND used.minor > 0
            AND account.posted + used.minor > 0));
    ELSIF made.kind = 'undo' THEN
      -- The bank's own accounts get exactly the opposite, and a customer gets or gives no more than
      -- that. The customer owes the rest (1230); of a closed account it is unclaimed (2310). Another
      -- call undoes journals of orders, loans and checks, whose own rows would stay as they were.
      WITH whole AS (
        SELECT account_id, gl_code AS gl, owner_id IS NOT NULL AS is_customers,
          status = 'open' AS is_open, root_kind, depth, sum(minor) AS minor,
          coalesce((booked ->> account_id::text)::bigint, 0) AS given
        FROM undoing_of(made.reverses) JOIN account ON account.id = account_id
        GROUP BY account_id, account.id, root_kind, depth
      )
      SELECT coalesce(bool_and(
          CASE WHEN is_customers AND is_open
              THEN given BETWEEN least(minor, 0) AND greatest(minor, 0)
            WHEN is_customers THEN given = 0
            -- A payout is undone, and not made again that way: it may be more by now than is theirs.
            ELSE gl = '1230' OR (given = minor AND NOT (gl = '2310' AND depth % 2 = 1)) END
          AND (root_kind = 'voucher' OR (root_kind IN ('funding', 'local_transfer')
            AND (is_customers OR gl IN ('1410', '4020'))))), false)
        -- A payout that is undone has a leg of its own there.
        AND coalesce((booked ->> '00002310-0000-8000-8000-000000555344')::bigint, 0)
          - coalesce(sum(minor) FILTER (WHERE gl = '2310'), 0) BETWEEN
          coalesce(sum(least(minor, 0)) FILTER (WHERE is_customers AND NOT is_open), 0)
          AND coalesce(sum(greatest(minor, 0)) FILTER (WHERE is_customers AND NOT is_open), 0)
        AND NOT EXISTS (SELECT FROM jsonb_object_keys(booked) AS used (id)
          JOIN account ON account.id = used.id::uuid
          WHERE account.gl_code NOT IN ('1230', '2310')
            AND account.id NOT IN (SELECT account_id FROM whole))
      INTO is_right FROM whole;
    ELSE
      -- One leg of its customer, debt or unclaimed funds, and one of the bank. A debit takes what is
      -- there at most; a payout needs evidence, and takes no more than is that person's.
      WITH own AS (
        SELECT account.id, gl_code AS gl, owner_id, amount_minor AS minor,
          coalesce((booked ->> account.id::text)::bigint, 0) AS given
        FROM voucher_leg JOIN account ON account.id = account_id WHERE voucher_id = made.id
      )
      SELECT count(*) = 2 AND bool_and(CASE
            WHEN owner_id IS NOT NULL THEN owner_id = made.person_id AND CASE made.kind
              WHEN 'debit' THEN minor < 0 AND given BETWEEN minor AND 0
              WHEN 'repayment' THEN minor < 0 AND given = minor
              WHEN 'fee_refund' THEN minor > 0 AND given = minor END
            ELSE given = minor AND CASE made.kind
              WHEN 'debit' THEN gl IN ('1190', '4020', '5020')
              WHEN 'fee_refund' THEN gl = '4020'
              WHEN 'repayment' THEN gl = '1230'
              WHEN 'write_off' THEN gl = CASE WHEN minor > 0 THEN '1230' ELSE '5020' END
              WHEN 'payout' THEN gl = CASE WHEN minor > 0 THEN '1010' ELSE '2310' END END
          END IS TRUE)
        AND (made.kind <> 'payout' OR (made.amount_minor <= unclaimed_of(made.person_id)
          AND sum(greatest(minor, 0)) = made.amount_minor
          AND EXISTS (SELECT FROM voucher_evidence WHERE voucher_id = made.id)))
        AND NOT EXISTS (SELECT FROM jsonb_object_keys(booked) AS used (id)
          WHERE used.id::uuid NOT IN (SELECT id FROM own) AND NOT (made.kind = 'debit'
            AND used.id = '00001230-0000-8000-8000-000000555344'))
      INTO is_right FROM own;
    END IF;
    IF is_right IS NOT TRUE THEN
      RAISE EXCEPTION 'voucher % is not what was made, or uses an account of another table',
        asked.claim_id;
    END IF;

    request := asked.place;
    until := two_people_from(made.proposed_by, substr(asked.actor, 7)::uuid);
    code := CASE
      WHEN until IS NOT NULL THEN 'NOT_YET_TWO'
      WHEN asked.value_date <= (SELECT max(last_day) FROM closed_period_in_force)
        THEN 'PERIOD_CLOSED'
      WHEN asked.value_date < first_open_day() THEN 'DAY_CLOSED'
    END;
    IF code IS NOT NULL THEN RETURN NEXT; END IF;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION judge_vouchers FROM PUBLIC;
