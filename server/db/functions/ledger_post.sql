-- revision 2

-- The one writer of money. Takes many requests, in arrival order, as columns of arrays; legs, preconditions and activities of request r end at *_ends[r] of their own columns
-- and name accounts, owners, one-use rows and counters by position in the sorted id lists. server/ledger/encode-call.ts writes this form.
-- A journal is booked when its plan says, but never before the end of the last closed day, nor before what its accounts had already; where that is ahead of the
-- database's clock it is refused. An order says it was booked when its journal was. Whoever it refuses changes nothing; whatever it raises undoes the whole call and is a programmer's error, but for an id said to be new that is not.
CREATE OR REPLACE FUNCTION ledger_post(
  claim_ids uuid[], payload_hashes bytea[], request_ids text[], answers json[],
  kinds text[], actors text[], channels text[], value_dates date[], business_dates date[], booked_ats timestamptz[], reversed_ids uuid[], reference_texts text[], memos text[],
  precondition_ends integer[], leg_ends integer[], activity_ends integer[], owner_ids uuid[], account_ids uuid[], one_use_ids uuid[], counter_ids uuid[],
  precondition_kinds text[], precondition_subjects integer[], precondition_digests bytea[], precondition_adds bigint[], precondition_maxima bigint[],
  refusal_codes text[], refusal_params json[], refusal_kept boolean[], leg_requests integer[], leg_accounts integer[], leg_amounts bigint[], leg_forced boolean[],
  activity_requests integer[], activity_owners integer[], activity_accounts uuid[], activity_transfers uuid[], activity_directions text[],
  side_tables text[], side_columns json[], side_requests json[], side_rows json[], ids_are_new boolean DEFAULT false, packed_answers text DEFAULT NULL,
  order_requests integer[] DEFAULT '{}', order_cells text[] DEFAULT '{}', trail_requests integer[] DEFAULT '{}', trail_cells text[] DEFAULT '{}'
) RETURNS SETOF ledger_outcome
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
-- Plans are kept from the first calls on, when tables are small: only look-ups by index or by place stay right as they grow, and with those alone no plan needs a second thought.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_bitmapscan = off SET jit = off
AS $$
DECLARE
  request_count CONSTANT integer := cardinality(claim_ids);
  is_new boolean[] := array_fill(true, ARRAY[request_count]); is_posted boolean[] := is_new; not_posted integer := 0;
  refused integer[] := '{}'; refused_codes text[] := '{}'; refused_params json[] := '{}'; refused_kept boolean[] := '{}';
  claimed uuid[]; booked timestamptz; closed_until timestamptz; latest timestamptz; stopped boolean;
  owner_places tid[]; owner_suspended boolean[]; owner_needs_approval boolean[]; owner_counts bigint[]; owner_counts_before bigint[];
  account_places tid[]; account_open boolean[]; account_currencies text[]; account_posted bigint[]; account_minimum bigint[]; account_floor bigint[]; account_counts bigint[]; account_counts_before bigint[];
  account_booked timestamptz[]; one_use_digests bytea[]; one_use_spent boolean[]; one_use_spenders uuid[]; counter_totals bigint[];
  leg_seqs bigint[] := array_fill(NULL::bigint, ARRAY[cardinality(leg_requests)]); leg_balances bigint[] := leg_seqs;
  activity_seqs bigint[] := array_fill(NULL::bigint, ARRAY[cardinality(activity_requests)]);
  first_precondition integer := 1; first_leg integer := 1; first_activity integer := 1;
  something_is_spent CONSTANT boolean := cardinality(one_use_ids) + cardinality(counter_ids) > 0;
  last_leg integer; changed bigint; subject integer; short_account integer; holds boolean; code text; params json; kept boolean;
  side_lines json;

BEGIN
  -- JSON text holds no control character by itself, so one of them parts the answers.
  IF packed_answers IS NOT NULL THEN answers := string_to_array(packed_answers, E'\x1f')::json[]; END IF;

  -- 1. Claim every id, in id order, so that two calls cannot wait for each other in a circle. A twin under way elsewhere is waited for.
  IF ids_are_new THEN
    INSERT INTO claim (id, payload_hash, request_id, created_at, answer)
    SELECT claim_ids[r], payload_hashes[r], request_ids[r], clock_timestamp(), answers[r] FROM generate_series(1, request_count) AS r ORDER BY claim_ids[r];
    claimed := claim_ids;
  ELSE
    WITH made AS (
      INSERT INTO claim (id, payload_hash, request_id, created_at, answer)
      SELECT claim_ids[r], payload_hashes[r], request_ids[r], clock_timestamp(), answers[r] FROM generate_series(1, request_count) AS r ORDER BY claim_ids[r]
      ON CONFLICT (id) DO NOTHING RETURNING id
    ) SELECT array_agg(made.id) INTO claimed FROM made;
  END IF;
  IF coalesce(cardinality(claimed), 0) < request_count THEN
    FOR r IN 1 .. request_count LOOP
      CONTINUE WHEN claim_ids[r] = ANY (coalesce(claimed, '{}'));
      is_new[r] := false; is_posted[r] := false; not_posted := not_posted + 1;
    END LOOP;
    RETURN QUERY
      SELECT asked.request::integer, CASE WHEN claim.payload_hash <> asked.payload_hash THEN 'conflict' WHEN claim.refusal_code IS NULL THEN 'replayed' ELSE 'refused_before' END,
        claim.refusal_code, claim.refusal_params, claim.answer, claim.request_id
      FROM unnest(claim_ids, payload_hashes, is_new) WITH ORDINALITY AS asked (id, payload_hash, is_new, request) JOIN claim ON claim.id = asked.id WHERE NOT asked.is_new;
  END IF;

  -- Read under the lock on claim that the inserts above hold: whoever stops money or closes a period waits for this call, or is seen by it.
  SELECT EXISTS (SELECT FROM money_stop WHERE lifted_at IS NULL), (SELECT period_lock.closed_until FROM period_lock),
    clock_timestamp() + (SELECT offset_seconds FROM sandbox_clock) * interval '1 second' + interval '30 seconds'
  INTO stopped, closed_until, latest;
  IF stopped THEN
    DELETE FROM claim WHERE id = ANY (claimed);
    RETURN QUERY SELECT asked.request::integer, 'refused', 'MONEY_STOPPED', '{}'::json, NULL::json, request_ids[asked.request]
      FROM unnest(is_new) WITH ORDINALITY AS asked (is_new, request) WHERE asked.is_new;
    RETURN;
  END IF;

  -- 2. Lock what is decided upon, each kind in id order: owners, accounts, one-use rows, counters. A row that is locked stays in its place, where it is written later.
  IF cardinality(owner_ids) > 0 THEN
    SELECT array_agg(locked.ctid), array_agg(locked.suspended), array_agg(locked.approval_required), array_agg(locked.activity_count)
    INTO owner_places, owner_suspended, owner_needs_approval, owner_counts
    FROM (SELECT ctid, * FROM owner WHERE id = ANY (owner_ids) ORDER BY id FOR NO KEY UPDATE) AS locked;
    IF cardinality(owner_ids) IS DISTINCT FROM cardinality(owner_counts) THEN RAISE EXCEPTION 'unknown owner among %', owner_ids; END IF;
    owner_counts_before := owner_counts;
  END IF;
  IF cardinality(account_ids) > 0 THEN
    SELECT array_agg(locked.ctid), array_agg(locked.status = 'open'), array_agg(locked.currency), array_agg(locked.posted), array_agg(locked.entry_count),
      array_agg(coalesce(locked.held - locked.overdraft_limit, -9000000000000000000)), array_agg(coalesce(locked.hard_floor, -9000000000000000000)), array_agg(locked.last_booked_at)
    INTO account_places, account_open, account_currencies, account_posted, account_counts, account_minimum, account_floor, account_booked
    FROM (SELECT ctid, * FROM account WHERE id = ANY (account_ids) ORDER BY id FOR NO KEY UPDATE) AS locked;
    IF cardinality(account_ids) IS DISTINCT FROM cardinality(account_counts) THEN RAISE EXCEPTION 'unknown account among %', account_ids; END IF;
    account_counts_before := account_counts;
    IF EXISTS (SELECT FROM generate_series(1, cardinality(leg_requests)) AS l GROUP BY leg_requests[l], account_currencies[leg_accounts[l]] HAVING sum(leg_amounts[l]) <> 0)
    THEN RAISE EXCEPTION 'a posting does not sum to zero in each currency'; END IF;
  END IF;
  IF cardinality(one_use_ids) > 0 THEN
    SELECT array_agg(locked.digest), array_agg(locked.used_by IS NOT NULL OR locked.expires_at <= clock_timestamp())
    INTO one_use_digests, one_use_spent
    -- An unknown id holds a place, so that positions stay right; it never matches a digest.
    FROM (
      SELECT known.digest, known.used_by, known.expires_at FROM unnest(one_use_ids) WITH ORDINALITY AS asked (id, position)
      LEFT JOIN LATERAL (SELECT * FROM one_use WHERE one_use.id = asked.id FOR NO KEY UPDATE) AS known ON true ORDER BY asked.position
    ) AS locked;
    one_use_spenders := array_fill(NULL::uuid, ARRAY[cardinality(one_use_ids)]);
  END IF;
  IF cardinality(counter_ids) > 0 THEN
    INSERT INTO usage_counter (id, total) SELECT asked.id, 0 FROM unnest(counter_ids) AS asked (id) ORDER BY asked.id ON CONFLICT (id) DO NOTHING;
    SELECT array_agg(locked.total) INTO counter_totals FROM (SELECT * FROM usage_counter WHERE id = ANY (counter_ids) ORDER BY id FOR NO KEY UPDATE) AS locked;
  END IF;

  -- 3. Decide in arrival order, in memory.
  FOR r IN 1 .. request_count LOOP
    last_leg := leg_ends[r];
    IF is_new[r] THEN
      code := NULL;
      FOR p IN first_precondition .. precondition_ends[r] LOOP
        subject := precondition_subjects[p];
        CASE precondition_kinds[p]
          WHEN 'owner_active' THEN holds := NOT owner_suspended[subject];
          WHEN 'no_approval_needed' THEN holds := NOT owner_needs_approval[subject];
          WHEN 'one_use' THEN holds := NOT one_use_spent[subject] AND one_use_digests[subject] = precondition_digests[p];
          WHEN 'counter' THEN holds := counter_totals[subject] + precondition_adds[p] <= precondition_maxima[p];
          WHEN 'never' THEN holds := false;
        END CASE;
        IF holds IS NOT TRUE THEN code := refusal_codes[p]; params := refusal_params[p]; kept := refusal_kept[p]; EXIT; END IF;
      END LOOP;
      booked := greatest(booked_ats[r], closed_until);
      IF code IS NULL AND booked > latest THEN code := 'CLOCK_WRONG'; params := '{}'; kept := false; END IF;
      IF code IS NULL THEN
        FOR l IN first_leg .. last_leg LOOP
          subject := leg_accounts[l];
          -- Time never runs backwards on an account, whatever the clocks of two servers say.
          IF account_booked[subject] > booked THEN booked := account_booked[subject]; END IF;
          account_posted[subject] := account_posted[subject] + leg_amounts[l]; leg_balances[l] := account_posted[subject];
          account_counts[subject] := account_counts[subject] + 1; leg_seqs[l] := account_counts[subject];
        END LOOP;
        FOR l IN first_leg .. last_leg LOOP
          subject := leg_accounts[l];
          CONTINUE WHEN account_open[subject] AND (leg_amounts[l] > 0 OR account_posted[subject] >= CASE WHEN leg_forced[l] THEN account_floor[subject] ELSE account_minimum[subject] END);
          kept := true;
          IF NOT account_open[subject] THEN code := 'ACCOUNT_CLOSED'; params := '{}'; EXIT; END IF;
          IF code IS NULL THEN code := 'INSUFFICIENT_FUNDS'; short_account := subject; END IF;
        END LOOP;
        IF booked > latest THEN code := 'CLOCK_WRONG'; params := '{"ofAccount":"yes"}'; kept := false; END IF;
        IF code IS NOT NULL THEN
          FOR l IN first_leg .. last_leg LOOP
            subject := leg_accounts[l];
            account_posted[subject] := account_posted[subject] - leg_amounts[l]; account_counts[subject] := account_counts[subject] - 1; leg_seqs[l] := NULL;
          END LOOP;
          IF code = 'INSUFFICIENT_FUNDS' THEN
            params := json_build_object('availableMinor', greatest(account_posted[short_account] - account_minimum[short_account], 0)::text);
          END IF;
        END IF;
      END IF;
      IF code IS NULL THEN
        IF something_is_spent THEN
          FOR p IN first_precondition .. precondition_ends[r] LOOP
            subject := precondition_subjects[p];
            CASE precondition_kinds[p]
              WHEN 'counter' THEN counter_totals[subject] := counter_totals[subject] + precondition_adds[p];
              WHEN 'one_use' THEN one_use_spent[subject] := true; one_use_spenders[subject] := claim_ids[r];
              ELSE NULL;
            END CASE;
          END LOOP;
        END IF;
        FOR l IN first_leg .. last_leg LOOP account_booked[leg_accounts[l]] := booked; END LOOP;
        IF booked > booked_ats[r] THEN booked_ats[r] := booked; business_dates[r] := (booked AT TIME ZONE 'America/New_York')::date; END IF;
        FOR a IN first_activity .. activity_ends[r] LOOP
          subject := activity_owners[a];
          owner_counts[subject] := owner_counts[subject] + 1; activity_seqs[a] := owner_counts[subject];
        END LOOP;
      ELSE
        is_posted[r] := false; not_posted := not_posted + 1;
        refused := refused || r; refused_codes := refused_codes || code; refused_params := refused_params || params; refused_kept := refused_kept || kept;
      END IF;
    END IF;
    first_precondition := precondition_ends[r] + 1; first_leg := last_leg + 1; first_activity := activity_ends[r] + 1;
  END LOOP;

  -- 4. Write once per table.
  IF cardinality(leg_requests) > 0 THEN
    UPDATE account SET posted = account_posted[a], entry_count = account_counts[a], last_booked_at = account_booked[a]
    FROM generate_series(1, cardinality(account_ids)) AS a WHERE account.ctid = account_places[a] AND account_counts[a] > account_counts_before[a];
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> (SELECT count(*) FROM generate_series(1, cardinality(account_ids)) AS a WHERE account_counts[a] > account_counts_before[a]) THEN RAISE EXCEPTION 'an account left its place while it was locked'; END IF;
    INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at, reverses, reference, memo, accounts, seqs)
    SELECT claim_ids[r], kinds[r], actors[r], channels[r], value_dates[r], business_dates[r], booked_ats[r], reversed_ids[r], reference_texts[r], memos[r],
      -- Two legs, as nearly always, are named one by one: gathering them costs as much as writing the row.
      CASE WHEN leg_ends[r] = coalesce(leg_ends[r - 1], 0) + 2 THEN ARRAY[account_ids[leg_accounts[leg_ends[r] - 1]], account_ids[leg_accounts[leg_ends[r]]]]
        ELSE (SELECT array_agg(account_ids[leg_accounts[l]] ORDER BY l) FROM generate_series(coalesce(leg_ends[r - 1], 0) + 1, leg_ends[r]) AS l) END,
      CASE WHEN leg_ends[r] = coalesce(leg_ends[r - 1], 0) + 2 THEN ARRAY[leg_seqs[leg_ends[r] - 1], leg_seqs[leg_ends[r]]]
        ELSE (SELECT array_agg(leg_seqs[l] ORDER BY l) FROM generate_series(coalesce(leg_ends[r - 1], 0) + 1, leg_ends[r]) AS l) END
    FROM generate_series(1, request_count) AS r WHERE is_posted[r] AND kinds[r] IS NOT NULL;
    INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
    SELECT account_ids[leg_accounts[l]], leg_seqs[l], leg_amounts[l], leg_balances[l], booked_ats[leg_requests[l]], value_dates[leg_requests[l]], claim_ids[leg_requests[l]]
    FROM generate_series(1, cardinality(leg_requests)) AS l WHERE leg_seqs[l] IS NOT NULL;
  END IF;
  IF cardinality(activity_requests) > 0 THEN
    UPDATE owner SET activity_count = owner_counts[o]
    FROM generate_series(1, cardinality(owner_ids)) AS o WHERE owner.ctid = owner_places[o] AND owner_counts[o] > owner_counts_before[o];
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> (SELECT count(*) FROM generate_series(1, cardinality(owner_ids)) AS o WHERE owner_counts[o] > owner_counts_before[o]) THEN RAISE EXCEPTION 'an owner left its place while it was locked'; END IF;
    INSERT INTO activity (owner_id, seq, account_id, transfer_id, direction)
    SELECT owner_ids[activity_owners[line]], activity_seqs[line], activity_accounts[line], activity_transfers[line], activity_directions[line]
    FROM generate_series(1, cardinality(activity_requests)) AS line WHERE activity_seqs[line] IS NOT NULL;
  END IF;
  IF cardinality(one_use_ids) > 0 THEN
    UPDATE one_use SET used_by = now.used_by FROM unnest(one_use_ids, one_use_spenders) AS now (id, used_by) WHERE one_use.id = now.id AND now.used_by IS NOT NULL;
  END IF;
  IF cardinality(counter_ids) > 0 THEN
    UPDATE usage_counter SET total = now.total FROM unnest(counter_ids, counter_totals) AS now (id, total) WHERE usage_counter.id = now.id AND usage_counter.total <> now.total;
  END IF;
  IF cardinality(refused) > 0 THEN
    UPDATE claim SET answer = NULL, refusal_code = now.code, refusal_params = now.params
    FROM unnest(refused, refused_codes, refused_params, refused_kept) AS now (request, code, params, kept) WHERE claim.id = claim_ids[now.request] AND now.kept;
    -- A refusal the caller can mend without another request leaves the id free.
    DELETE FROM claim USING unnest(refused, refused_kept) AS now (request, kept) WHERE claim.id = claim_ids[now.request] AND NOT now.kept;
    RETURN QUERY SELECT now.request, 'refused', now.code, now.params, NULL::json, request_ids[now.request] FROM unnest(refused, refused_codes, refused_params) AS now (request, code, params);
  END IF;

  -- 5. Orders, booked when they were answered to be unless their journal came to another day, and lines of the trail, of what was posted.
  INSERT INTO transfer (id, kind, status, status_reason, payer_id, payer_account_id, payee_id, payee_account_id,
    sender_account, recipient_name, recipient_account, recipient_bank, recipient_routing, recipient_swift, recipient_iban, recipient_country,
    bill_type, fx_rate, amount_minor, currency, debited_usd_minor, fee_minor, transfer_type, reference, transfer_date, created_at, booked_at, journal_id, due_at)
  SELECT order_cells[c + 1]::uuid, order_cells[c + 2], order_cells[c + 3], order_cells[c + 4], order_cells[c + 5]::uuid, order_cells[c + 6]::uuid, order_cells[c + 7]::uuid, order_cells[c + 8]::uuid,
    order_cells[c + 9], order_cells[c + 10], order_cells[c + 11], order_cells[c + 12], order_cells[c + 13], order_cells[c + 14], order_cells[c + 15], order_cells[c + 16],
    order_cells[c + 17], order_cells[c + 18], order_cells[c + 19]::bigint, order_cells[c + 20], order_cells[c + 21]::bigint, order_cells[c + 22]::bigint, order_cells[c + 23], order_cells[c + 24],
    order_cells[c + 25]::timestamptz, order_cells[c + 26]::timestamptz,
    CASE WHEN order_cells[c + 28] IS NOT NULL AND (order_cells[c + 27]::timestamptz AT TIME ZONE 'America/New_York')::date < business_dates[order_requests[c / 29 + 1]] THEN booked_ats[order_requests[c / 29 + 1]] ELSE order_cells[c + 27]::timestamptz END, order_cells[c + 28]::uuid, order_cells[c + 29]::timestamptz
  FROM generate_series(0, cardinality(order_cells) - 29, 29) AS c WHERE is_posted[order_requests[c / 29 + 1]];
  INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
  SELECT trail_cells[c + 1]::uuid, trail_cells[c + 2]::timestamptz, trail_cells[c + 3], trail_cells[c + 4], trail_cells[c + 5], trail_cells[c + 6], trail_cells[c + 7],
    trail_cells[c + 8]::jsonb
  FROM generate_series(0, cardinality(trail_cells) - 8, 8) AS c WHERE is_posted[trail_requests[c / 8 + 1]];

  -- 6. Other side rows of what was posted. They come seldom, and each group of theirs is planned anew.
  FOR g IN 1 .. cardinality(side_tables) LOOP
    IF NOT EXISTS (SELECT FROM ledger_side_table WHERE name = side_tables[g]) THEN RAISE EXCEPTION 'no side rows go to %', side_tables[g]; END IF;
    side_lines := side_rows[g];
    IF not_posted > 0 THEN
      SELECT coalesce(json_agg(line.value), '[]') INTO side_lines
      FROM ROWS FROM (json_array_elements(side_rows[g]), json_array_elements_text(side_requests[g])) AS line (value, request)
      WHERE is_posted[line.request::integer];
    END IF;
    EXECUTE (
      SELECT format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM json_populate_recordset(NULL::%1$I, $1)', side_tables[g], string_agg(quote_ident(name), ', '))
      FROM json_array_elements_text(side_columns[g]) AS name
    ) USING side_lines;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO larkmoor_app;
