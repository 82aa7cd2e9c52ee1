-- What became of one request of a call. Only requests that were not posted are answered: posted is the rule.
CREATE TYPE ledger_outcome AS (request integer, outcome text, refusal_code text, refusal_params json, answer json, request_id text);

-- The one writer of money. Takes many requests, in arrival order, as columns of arrays; legs, preconditions and activities of request r end at *_ends[r] of their own columns
-- and name accounts, owners, one-use rows and counters by position in the sorted id lists. server/ledger/encode-call.ts writes this form.
-- Whoever it refuses changes nothing; whatever it raises is a programmer's error and undoes the whole call.
CREATE FUNCTION ledger_post(
  claim_ids uuid[], payload_hashes bytea[], request_ids text[], answers json[],
  kinds text[], actors text[], channels text[], value_dates date[], business_dates date[], booked_ats timestamptz[], reversed_ids uuid[], reference_texts text[], memos text[],
  precondition_ends integer[], leg_ends integer[], activity_ends integer[],
  owner_ids uuid[], account_ids uuid[], one_use_ids uuid[], counter_ids uuid[],
  precondition_kinds text[], precondition_subjects integer[], precondition_digests bytea[], precondition_adds bigint[], precondition_maxima bigint[],
  refusal_codes text[], refusal_params json[], refusal_kept boolean[],
  leg_requests integer[], leg_accounts integer[], leg_amounts bigint[], leg_forced boolean[],
  activity_requests integer[], activity_owners integer[], activity_accounts uuid[], activity_transfers uuid[], activity_directions text[],
  side_tables text[], side_columns json[], side_requests json[], side_rows json[]
) RETURNS SETOF ledger_outcome
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
-- Plans are kept from the first calls on, when tables are small: only index look-ups stay right as they grow.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_bitmapscan = off
AS $$
DECLARE
  request_count CONSTANT integer := cardinality(claim_ids);
  claimed uuid[];
  is_new boolean[] := array_fill(true, ARRAY[request_count]);
  is_posted boolean[] := array_fill(true, ARRAY[request_count]);
  not_posted integer := 0;
  refused integer[] := '{}'; refused_codes text[] := '{}'; refused_params json[] := '{}'; refused_kept boolean[] := '{}';
  booked timestamptz;
  owner_suspended boolean[]; owner_needs_approval boolean[]; owner_counts bigint[]; owner_counts_before bigint[];
  account_open boolean[]; account_currencies text[]; account_posted bigint[]; account_minimum bigint[]; account_floor bigint[]; account_counts bigint[]; account_counts_before bigint[];
  one_use_digests bytea[]; one_use_spent boolean[]; one_use_spenders uuid[];
  counter_totals bigint[];
  leg_seqs bigint[] := array_fill(NULL::bigint, ARRAY[cardinality(leg_requests)]);
  leg_balances bigint[] := leg_seqs;
  activity_seqs bigint[] := array_fill(NULL::bigint, ARRAY[cardinality(activity_requests)]);
  first_precondition integer := 1; first_leg integer := 1; first_activity integer := 1;
  last_leg integer; subject integer; short_account integer; holds boolean; code text; params json; kept boolean;
  side_lines json;
BEGIN
  -- 1. Claim every id, in id order, so that two calls cannot wait for each other in a circle. A twin under way elsewhere is waited for.
  WITH made AS (
    INSERT INTO claim (id, payload_hash, request_id, created_at, answer)
    SELECT asked.id, asked.payload_hash, asked.request_id, clock_timestamp(), asked.answer
    FROM unnest(claim_ids, payload_hashes, request_ids, answers) AS asked (id, payload_hash, request_id, answer)
    ORDER BY asked.id
    ON CONFLICT (id) DO NOTHING RETURNING id
  ) SELECT array_agg(made.id) INTO claimed FROM made;

  IF coalesce(cardinality(claimed), 0) < request_count THEN
    FOR r IN 1 .. request_count LOOP
      IF NOT claim_ids[r] = ANY (coalesce(claimed, '{}')) THEN
        is_new[r] := false;
        is_posted[r] := false;
        not_posted := not_posted + 1;
      END IF;
    END LOOP;
    RETURN QUERY
      SELECT asked.request::integer, CASE WHEN claim.payload_hash <> asked.payload_hash THEN 'conflict' WHEN claim.refusal_code IS NULL THEN 'replayed' ELSE 'refused_before' END,
        claim.refusal_code, claim.refusal_params, claim.answer, claim.request_id
      FROM unnest(claim_ids, payload_hashes, is_new) WITH ORDINALITY AS asked (id, payload_hash, is_new, request)
      JOIN claim ON claim.id = asked.id
      WHERE NOT asked.is_new;
  END IF;

  -- 2. Lock what is decided upon, each kind in id order: owners, accounts, one-use rows, counters.
  IF cardinality(owner_ids) > 0 THEN
    SELECT array_agg(locked.suspended), array_agg(locked.approval_required), array_agg(locked.activity_count)
    INTO owner_suspended, owner_needs_approval, owner_counts
    FROM (SELECT * FROM owner WHERE id = ANY (owner_ids) ORDER BY id FOR NO KEY UPDATE) AS locked;
    IF cardinality(owner_ids) IS DISTINCT FROM cardinality(owner_counts) THEN RAISE EXCEPTION 'unknown owner among %', owner_ids; END IF;
    owner_counts_before := owner_counts;
  END IF;
  IF cardinality(account_ids) > 0 THEN
    SELECT array_agg(locked.status = 'open'), array_agg(locked.currency), array_agg(locked.posted), array_agg(locked.entry_count),
      array_agg(coalesce(locked.held - locked.overdraft_limit, -9000000000000000000)), array_agg(coalesce(locked.hard_floor, -9000000000000000000)), max(locked.last_booked_at)
    INTO account_open, account_currencies, account_posted, account_counts, account_minimum, account_floor, booked
    FROM (SELECT * FROM account WHERE id = ANY (account_ids) ORDER BY id FOR NO KEY UPDATE) AS locked;
    IF cardinality(account_ids) IS DISTINCT FROM cardinality(account_counts) THEN RAISE EXCEPTION 'unknown account among %', account_ids; END IF;
    account_counts_before := account_counts;
    IF EXISTS (
      SELECT FROM unnest(leg_requests, leg_accounts, leg_amounts) AS leg (request, account, amount)
      GROUP BY leg.request, account_currencies[leg.account] HAVING sum(leg.amount) <> 0
    ) THEN RAISE EXCEPTION 'a posting does not sum to zero in each currency'; END IF;
  END IF;
  IF cardinality(one_use_ids) > 0 THEN
    SELECT array_agg(locked.digest), array_agg(locked.used_by IS NOT NULL OR locked.expires_at <= clock_timestamp())
    INTO one_use_digests, one_use_spent
    -- An unknown id holds a place, so that positions stay right; it never matches a digest.
    FROM (
      SELECT known.digest, known.used_by, known.expires_at
      FROM unnest(one_use_ids) WITH ORDINALITY AS asked (id, position)
      LEFT JOIN LATERAL (SELECT * FROM one_use WHERE one_use.id = asked.id FOR NO KEY UPDATE) AS known ON true
      ORDER BY asked.position
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
        IF holds IS NOT TRUE THEN
          code := refusal_codes[p]; params := refusal_params[p]; kept := refusal_kept[p];
          EXIT;
        END IF;
      END LOOP;

      IF code IS NULL THEN
        FOR l IN first_leg .. last_leg LOOP
          subject := leg_accounts[l];
          account_posted[subject] := account_posted[subject] + leg_amounts[l];
          leg_balances[l] := account_posted[subject];
        END LOOP;
        FOR l IN first_leg .. last_leg LOOP
          subject := leg_accounts[l];
          IF NOT account_open[subject] THEN
            code := 'ACCOUNT_CLOSED'; params := '{}'; kept := true;
            EXIT;
          ELSIF code IS NULL AND leg_amounts[l] < 0 AND (account_posted[subject] < CASE WHEN leg_forced[l] THEN account_floor[subject] ELSE account_minimum[subject] END) THEN
            code := 'INSUFFICIENT_FUNDS'; kept := true;
            short_account := subject;
          END IF;
        END LOOP;
        IF code IS NOT NULL THEN
          FOR l IN first_leg .. last_leg LOOP
            subject := leg_accounts[l];
            account_posted[subject] := account_posted[subject] - leg_amounts[l];
          END LOOP;
          IF code = 'INSUFFICIENT_FUNDS' THEN
            params := json_build_object('availableMinor', greatest(account_posted[short_account] - account_minimum[short_account], 0)::text);
          END IF;
        END IF;
      END IF;

      IF code IS NULL THEN
        FOR p IN first_precondition .. precondition_ends[r] LOOP
          subject := precondition_subjects[p];
          IF precondition_kinds[p] = 'counter' THEN
            counter_totals[subject] := counter_totals[subject] + precondition_adds[p];
          ELSIF precondition_kinds[p] = 'one_use' THEN
            one_use_spent[subject] := true;
            one_use_spenders[subject] := claim_ids[r];
          END IF;
        END LOOP;
        -- Time never runs backwards on an account, whatever the clocks of two servers say.
        booked := greatest(booked, booked_ats[r]);
        booked_ats[r] := booked;
        FOR l IN first_leg .. last_leg LOOP
          subject := leg_accounts[l];
          account_counts[subject] := account_counts[subject] + 1;
          leg_seqs[l] := account_counts[subject];
        END LOOP;
        FOR a IN first_activity .. activity_ends[r] LOOP
          subject := activity_owners[a];
          owner_counts[subject] := owner_counts[subject] + 1;
          activity_seqs[a] := owner_counts[subject];
        END LOOP;
      ELSE
        is_posted[r] := false;
        not_posted := not_posted + 1;
        refused := refused || r; refused_codes := refused_codes || code; refused_params := refused_params || params; refused_kept := refused_kept || kept;
      END IF;
    END IF;
    first_precondition := precondition_ends[r] + 1;
    first_leg := last_leg + 1;
    first_activity := activity_ends[r] + 1;
  END LOOP;

  -- 4. Write once per table.
  IF cardinality(leg_requests) > 0 THEN
    UPDATE account SET posted = now.posted, entry_count = now.entry_count, last_booked_at = booked
    FROM unnest(account_ids, account_posted, account_counts, account_counts_before) AS now (id, posted, entry_count, entry_count_before)
    WHERE account.id = now.id AND now.entry_count > now.entry_count_before;
    INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at, reverses, reference, memo, accounts, seqs)
    SELECT asked.id, asked.kind, asked.actor, asked.channel, asked.value_date, asked.business_date, asked.booked_at, asked.reverses, asked.reference, asked.memo, legs.accounts, legs.seqs
    FROM unnest(claim_ids, kinds, actors, channels, value_dates, business_dates, booked_ats, reversed_ids, reference_texts, memos, is_posted) WITH ORDINALITY
      AS asked (id, kind, actor, channel, value_date, business_date, booked_at, reverses, reference, memo, is_posted, request)
    JOIN LATERAL (
      SELECT array_agg(account_ids[leg_accounts[l]] ORDER BY l) AS accounts, array_agg(leg_seqs[l] ORDER BY l) AS seqs
      FROM generate_series(coalesce(leg_ends[asked.request - 1], 0) + 1, leg_ends[asked.request]) AS l
    ) AS legs ON true
    WHERE asked.is_posted AND asked.kind IS NOT NULL;
    INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
    SELECT account_ids[leg.account], leg.seq, leg.amount, leg.balance_after, booked_ats[leg.request], value_dates[leg.request], claim_ids[leg.request]
    FROM unnest(leg_requests, leg_accounts, leg_amounts, leg_seqs, leg_balances) AS leg (request, account, amount, seq, balance_after)
    WHERE leg.seq IS NOT NULL;
  END IF;
  IF cardinality(activity_requests) > 0 THEN
    UPDATE owner SET activity_count = now.activity_count
    FROM unnest(owner_ids, owner_counts, owner_counts_before) AS now (id, activity_count, activity_count_before)
    WHERE owner.id = now.id AND now.activity_count > now.activity_count_before;
    INSERT INTO activity (owner_id, seq, account_id, transfer_id, direction)
    SELECT owner_ids[line.owner], line.seq, line.account_id, line.transfer_id, line.direction
    FROM unnest(activity_owners, activity_seqs, activity_accounts, activity_transfers, activity_directions) AS line (owner, seq, account_id, transfer_id, direction)
    WHERE line.seq IS NOT NULL;
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

  -- 5. Side rows of what was posted. Their tables come with later migrations.
  FOR g IN 1 .. cardinality(side_tables) LOOP
    IF side_tables[g] NOT IN ('transfer', 'audit_event', 'job') THEN RAISE EXCEPTION 'no side rows go to %', side_tables[g]; END IF;
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
