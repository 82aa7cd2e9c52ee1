-- revision 10
-- oldest 0041

-- Posts, and writes what the bank keeps of what was posted, in one statement: orders, lines of the
-- trail, and rows of the other tables that ledger_side_table names. Its arguments are written by
-- server/ledger/postgresql/encode-call.ts.
-- @param givers  who answers for what staff credit
-- @return the outcomes of the requests that were not posted
DO $$ BEGIN
  -- While the last parameter had a default, a call without it could mean either function.
  IF EXISTS (SELECT FROM pg_proc WHERE proname = 'bank_post' AND pronargdefaults > 0
    AND pronamespace = 'public'::regnamespace) THEN
    DROP FUNCTION bank_post(posting_request[], posting_precondition[], posting_leg[],
      posting_activity[], uuid[], uuid[], uuid[], uuid[], boolean, posting_order[],
      posting_trail_line[], posting_side_rows[], posting_giver[]);
  END IF;
END $$;
CREATE OR REPLACE FUNCTION bank_post(
  requests posting_request[], preconditions posting_precondition[], legs posting_leg[],
  activities posting_activity[], owner_ids uuid[], account_ids uuid[], one_use_ids uuid[],
  counter_ids uuid[], ids_are_new boolean,
  orders posting_order[], trail posting_trail_line[], side_rows posting_side_rows[],
  givers posting_giver[]
) RETURNS SETOF ledger_outcome
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
-- As in ledger_post: plans that stay right as tables grow.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_bitmapscan = off SET jit = off
AS $$
DECLARE
  outcomes ledger_outcome[]; booked_ats timestamptz[]; side posting_side_rows; names text;
  asked posting_request; early record; has_vouchers boolean;
BEGIN
  has_vouchers := EXISTS (SELECT FROM unnest(requests) AS each WHERE each.kind = 'voucher');
  IF givers IS NOT NULL OR has_vouchers THEN
    FOR early IN
      SELECT judged.* FROM (SELECT) AS one
        CROSS JOIN LATERAL judge_givers(requests, preconditions, legs, account_ids, givers)
          AS judged WHERE givers IS NOT NULL
      UNION ALL
      SELECT judged.* FROM (SELECT) AS one
        CROSS JOIN LATERAL judge_vouchers(requests, legs, account_ids) AS judged
        WHERE has_vouchers
    LOOP
      -- Refused in its turn: what was posted under its claim before is answered first.
      preconditions := preconditions || ROW('never', NULL, NULL, NULL, NULL, early.code,
        json_strip_nulls(json_build_object('at', to_char(early.until AT TIME ZONE 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), false)::posting_precondition;
      asked := requests[early.request];
      asked.first_precondition := cardinality(preconditions);
      asked.last_precondition := cardinality(preconditions);
      requests[early.request] := asked;
    END LOOP;
  END IF;

  SELECT ledger.outcomes, ledger.booked_ats INTO outcomes, booked_ats
  FROM ledger_post(requests, preconditions, legs, activities, owner_ids, account_ids, one_use_ids,
    counter_ids, ids_are_new) AS ledger;
  IF has_vouchers THEN
    PERFORM keep_receivables(requests, legs, account_ids, booked_ats);
  END IF;

  -- An order was booked when its answer says, unless its journal came to a later day: then when
  -- the journal was, so that receipt and statement name one day.
  INSERT INTO transfer (id, kind, status, status_reason, payer_id, payer_account_id, payee_id,
    payee_account_id, sender_account, recipient_name, recipient_account, recipient_bank,
    recipient_routing, recipient_swift, recipient_iban, recipient_country, bill_type, fx_rate,
    amount_minor, currency, debited_usd_minor, fee_minor, transfer_type, reference, transfer_date,
    created_at, booked_at, journal_id, due_at)
  SELECT o.id, o.kind, o.status, o.status_reason, o.payer_id, o.payer_account_id, o.payee_id,
    o.payee_account_id, o.sender_account, o.recipient_name, o.recipient_account, o.recipient_bank,
    o.recipient_routing, o.recipient_swift, o.recipient_iban, o.recipient_country, o.bill_type,
    o.fx_rate, o.amount_minor, o.currency, o.debited_usd_minor, o.fee_minor, o.transfer_type,
    o.reference, o.transfer_date, o.created_at,
    CASE WHEN o.journal_id IS NOT NULL AND (o.booked_at AT TIME ZONE 'America/New_York')::date
        < (booked_ats[o.request] AT TIME ZONE 'America/New_York')::date
      THEN booked_ats[o.request] ELSE o.booked_at END,
    o.journal_id, o.due_at
  FROM unnest(orders) AS o WHERE booked_ats[o.request] IS NOT NULL;

  -- Of a server whose clock is years ahead, no line is put into a month that has no partition yet
  -- (recordAudit bounds it likewise): that partition could end only after it.
  INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
  SELECT line.id, least(line.at, clock_timestamp() + interval '31 days'), line.actor, line.action, line.subject, line.request_id, line.address,
    line.details
  FROM unnest(trail) AS line WHERE booked_ats[line.request] IS NOT NULL;

  FOREACH side IN ARRAY side_rows LOOP
    -- Each signed payment writes one of these, or both.
    IF side.table_name = 'authorisation' THEN
      INSERT INTO authorisation (id, approval_id, user_id, session_id, signed_at, address, factor,
        factor_since, signed_text, passkey_name, credential_id, public_key, client_data,
        authenticator_data, signature, caution)
      SELECT signed.id, signed.approval_id, signed.user_id, signed.session_id, signed.signed_at,
        signed.address, signed.factor, signed.factor_since, signed.signed_text,
        signed.passkey_name, signed.credential_id, signed.public_key, signed.client_data,
        signed.authenticator_data, signed.signature, signed.caution
      FROM ROWS FROM (json_array_elements(side.rows), unnest(side.requests))
          AS line (value, request),
        json_populate_record(NULL::authorisation, line.value) AS signed
      WHERE booked_ats[line.request] IS NOT NULL;
      CONTINUE;
    END IF;
    IF side.table_name = 'order_authorisation' THEN
      INSERT INTO order_authorisation (order_id, authorisation_id)
      SELECT (line.value ->> 'order_id')::uuid, (line.value ->> 'authorisation_id')::uuid
      FROM ROWS FROM (json_array_elements(side.rows), unnest(side.requests))
        AS line (value, request)
      WHERE booked_ats[line.request] IS NOT NULL;
      CONTINUE;
    END IF;
    -- The others come seldom, and each statement is planned again.
    IF NOT EXISTS (SELECT FROM ledger_side_table WHERE name = side.table_name) THEN
      RAISE EXCEPTION 'no side rows go to %', side.table_name;
    END IF;
    names := (SELECT string_agg(quote_ident(name), ', ') FROM unnest(side.columns) AS name);
    EXECUTE format(
      'INSERT INTO %1$I (%2$s) SELECT %2$s FROM json_populate_recordset(NULL::%1$I, $1)',
      side.table_name, names)
    USING (
      SELECT coalesce(json_agg(line.value), '[]')
      FROM ROWS FROM (json_array_elements(side.rows), unnest(side.requests))
        AS line (value, request)
      WHERE booked_ats[line.request] IS NOT NULL
    );
  END LOOP;
  RETURN QUERY SELECT * FROM unnest(outcomes);
END $$;

-- Servers of 0.2.0 name no givers and call this function. A new text takes its place: if it were
-- dropped, a server that plans a payment at that moment would answer 500.
CREATE OR REPLACE FUNCTION bank_post(
  requests posting_request[], preconditions posting_precondition[], legs posting_leg[],
  activities posting_activity[], owner_ids uuid[], account_ids uuid[], one_use_ids uuid[],
  counter_ids uuid[], ids_are_new boolean,
  orders posting_order[], trail posting_trail_line[], side_rows posting_side_rows[]
) RETURNS SETOF ledger_outcome
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY SELECT * FROM bank_post(requests, preconditions, legs, activities, owner_ids,
    account_ids, one_use_ids, counter_ids, ids_are_new, orders, trail, side_rows,
    NULL::posting_giver[]);
END $$;

REVOKE EXECUTE ON FUNCTION bank_post(posting_request[], posting_precondition[], posting_leg[],
  posting_activity[], uuid[], uuid[], uuid[], uuid[], boolean, posting_order[],
  posting_trail_line[], posting_side_rows[]),
  bank_post(posting_request[], posting_precondition[], posting_leg[],
  posting_activity[], uuid[], uuid[], uuid[], uuid[], boolean, posting_order[],
  posting_trail_line[], posting_side_rows[], posting_giver[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bank_post(posting_request[], posting_precondition[], posting_leg[],
  posting_activity[], uuid[], uuid[], uuid[], uuid[], boolean, posting_order[],
  posting_trail_line[], posting_side_rows[]),
  bank_post(posting_request[], posting_precondition[], posting_leg[],
  posting_activity[], uuid[], uuid[], uuid[], uuid[], boolean, posting_order[],
  posting_trail_line[], posting_side_rows[], posting_giver[]) TO larkmoor_app;
