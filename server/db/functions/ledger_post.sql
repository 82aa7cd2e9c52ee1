-- revision 3

-- The one writer of money: claims, journals, entries, balances. It knows no orders and no people;
-- bank_post calls it and writes those. Takes many requests in arrival order, decides each under
-- the locks of all, and writes once per table. A request that is refused changes nothing. What is
-- raised undoes the whole call: a programmer's error, or an id that was said to be new and is not.
-- @return outcomes    of the requests that were not posted: posted is the rule
-- @return booked_ats  when each request was booked; null where it was not posted
CREATE OR REPLACE FUNCTION ledger_post(
  requests posting_request[], preconditions posting_precondition[], legs posting_leg[],
  activities posting_activity[], owner_ids uuid[], account_ids uuid[], one_use_ids uuid[],
  counter_ids uuid[], ids_are_new boolean,
  OUT outcomes ledger_outcome[], OUT booked_ats timestamptz[]
)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
-- Plans are kept from the first calls on, when tables are small. Only look-ups by index or by
-- place stay right as tables grow, and with those alone no plan needs to be made again.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_bitmapscan = off SET jit = off
AS $$
DECLARE
  no_limit CONSTANT bigint := -9000000000000000000;
  request posting_request; condition posting_precondition; leg posting_leg;
  known integer[]; freed uuid[] := '{}';
  stopped boolean; closed_until timestamptz; latest timestamptz; booked timestamptz;
  code text; params json; kept boolean; holds boolean; short integer; written bigint;
  owner_places tid[]; suspended boolean[]; needs_approval boolean[];
  activity_counts bigint[]; activity_counts_before bigint[]; activity_seqs bigint[];
  account_places tid[]; is_open boolean[]; currencies text[]; balances bigint[]; minima bigint[];
  floors bigint[]; last_booked timestamptz[]; entry_counts bigint[]; entry_counts_before bigint[];
  leg_seqs bigint[]; leg_balances bigint[];
  one_use_digests bytea[]; one_use_spent boolean[]; one_use_spenders uuid[];
  counter_totals bigint[];
BEGIN
  booked_ats := array_fill(NULL::timestamptz, ARRAY[cardinality(requests)]);
  leg_seqs := array_fill(NULL::bigint, ARRAY[cardinality(legs)]);
  leg_balances := leg_seqs;
  activity_seqs := array_fill(NULL::bigint, ARRAY[cardinality(activities)]);

  -- 1. Claim every id. What another call claimed has its outcome already.
  outcomes := ledger_claim(requests, ids_are_new);
  known := ARRAY(SELECT outcome.request FROM unnest(outcomes) AS outcome);

  -- Read under the lock on claim that the inserts above hold: what stops money or closes a period
  -- waits for this call, or is seen by it.
  SELECT EXISTS (SELECT FROM money_stop WHERE lifted_at IS NULL), period_lock.closed_until,
    clock_timestamp() + sandbox_clock.offset_seconds * interval '1 second' + interval '30 seconds'
  INTO stopped, closed_until, latest FROM period_lock, sandbox_clock;

  -- 2. Lock what is decided upon: owners, accounts, one-use rows, counters, each in id order.
  -- A row that is locked stays in its place, where it is written later without another look-up.
  IF cardinality(owner_ids) > 0 THEN
    SELECT array_agg(locked.ctid), array_agg(locked.suspended),
      array_agg(locked.approval_required), array_agg(locked.activity_count)
    INTO owner_places, suspended, needs_approval, activity_counts
    FROM (
      SELECT ctid, * FROM owner WHERE id = ANY (owner_ids) ORDER BY id FOR NO KEY UPDATE
    ) AS locked;
    IF cardinality(owner_ids) IS DISTINCT FROM cardinality(owner_places) THEN
      RAISE EXCEPTION 'unknown owner among %', owner_ids;
    END IF;
  END IF;
  IF cardinality(account_ids) > 0 THEN
    SELECT array_agg(locked.ctid), array_agg(locked.status = 'open'), array_agg(locked.currency),
      array_agg(locked.posted), array_agg(coalesce(locked.held - locked.overdraft_limit, no_limit)),
      array_agg(coalesce(locked.hard_floor, no_limit)), array_agg(locked.entry_count),
      array_agg(locked.last_booked_at)
    INTO account_places, is_open, currencies, balances, minima, floors, entry_counts, last_booked
    FROM (
      SELECT ctid, * FROM account WHERE id = ANY (account_ids) ORDER BY id FOR NO KEY UPDATE
    ) AS locked;
    IF cardinality(account_ids) IS DISTINCT FROM cardinality(account_places) THEN
      RAISE EXCEPTION 'unknown account among %', account_ids;
    END IF;
    IF EXISTS (SELECT FROM unnest(legs) AS line
      GROUP BY line.request, currencies[line.account] HAVING sum(line.amount) <> 0)
    THEN RAISE EXCEPTION 'a posting does not sum to zero in each currency'; END IF;
  END IF;
  IF cardinality(one_use_ids) > 0 THEN
    -- An unknown id keeps its place, so that the places of others stay right; it has no digest.
    SELECT array_agg(locked.digest),
      array_agg(locked.used_by IS NOT NULL OR locked.expires_at <= clock_timestamp())
    INTO one_use_digests, one_use_spent
    FROM (
      SELECT one_use.* FROM unnest(one_use_ids) WITH ORDINALITY AS asked (id, place)
      LEFT JOIN LATERAL (
        SELECT * FROM one_use WHERE one_use.id = asked.id FOR NO KEY UPDATE
      ) AS one_use ON true ORDER BY asked.place
    ) AS locked;
    one_use_spenders := array_fill(NULL::uuid, ARRAY[cardinality(one_use_ids)]);
  END IF;
  IF cardinality(counter_ids) > 0 THEN
    INSERT INTO usage_counter (id, total)
    SELECT id, 0 FROM unnest(counter_ids) AS id ORDER BY id ON CONFLICT DO NOTHING;
    SELECT array_agg(locked.total) INTO counter_totals FROM (
      SELECT * FROM usage_counter WHERE id = ANY (counter_ids) ORDER BY id FOR NO KEY UPDATE
    ) AS locked;
  END IF;
  entry_counts_before := entry_counts;
  activity_counts_before := activity_counts;

  -- 3. Decide in arrival order, in memory.
  FOR r IN 1 .. cardinality(requests) LOOP
    CONTINUE WHEN r = ANY (known);
    request := requests[r];
    code := CASE WHEN stopped THEN 'MONEY_STOPPED' END;
    params := '{}';
    kept := false;
    FOR p IN request.first_precondition .. request.last_precondition LOOP
      EXIT WHEN code IS NOT NULL;
      condition := preconditions[p];
      holds := CASE condition.kind
        WHEN 'owner_active' THEN NOT suspended[condition.subject]
        WHEN 'no_approval_needed' THEN NOT needs_approval[condition.subject]
        WHEN 'one_use' THEN NOT one_use_spent[condition.subject]
          AND one_use_digests[condition.subject] = condition.digest
        WHEN 'counter' THEN counter_totals[condition.subject] + condition.adds <= condition.maximum
        WHEN 'never' THEN false END;
      IF holds IS NOT TRUE THEN
        code := condition.refusal_code;
        params := condition.refusal_params;
        kept := condition.refusal_kept;
      END IF;
    END LOOP;
    -- When its plan says, but not before the end of the last closed day, and on no account before
    -- what was booked there already, whatever the clocks of two servers say.
    booked := greatest(request.booked_at, closed_until);
    IF code IS NULL AND booked > latest THEN code := 'CLOCK_WRONG'; END IF;
    IF code IS NULL THEN
      FOR l IN request.first_leg .. request.last_leg LOOP
        leg := legs[l];
        booked := greatest(booked, last_booked[leg.account]);
        balances[leg.account] := balances[leg.account] + leg.amount;
        entry_counts[leg.account] := entry_counts[leg.account] + 1;
        leg_balances[l] := balances[leg.account];
        leg_seqs[l] := entry_counts[leg.account];
      END LOOP;
      FOR l IN request.first_leg .. request.last_leg LOOP
        leg := legs[l];
        IF NOT is_open[leg.account] THEN
          code := 'ACCOUNT_CLOSED';
          EXIT;
        ELSIF leg.amount < 0 AND code IS NULL AND balances[leg.account]
          < (CASE WHEN leg.forced THEN floors[leg.account] ELSE minima[leg.account] END)
        THEN
          code := 'INSUFFICIENT_FUNDS';
          short := leg.account;
        END IF;
      END LOOP;
      kept := true;
      IF booked > latest THEN
        code := 'CLOCK_WRONG'; params := '{"ofAccount":"yes"}'; kept := false;
      END IF;
      IF code IS NOT NULL THEN
        FOR l IN request.first_leg .. request.last_leg LOOP
          leg := legs[l];
          balances[leg.account] := balances[leg.account] - leg.amount;
          entry_counts[leg.account] := entry_counts[leg.account] - 1;
          leg_seqs[l] := NULL;
        END LOOP;
        IF code = 'INSUFFICIENT_FUNDS' THEN
          params := json_build_object(
            'availableMinor', greatest(balances[short] - minima[short], 0)::text);
        END IF;
      END IF;
    END IF;
    IF code IS NOT NULL THEN
      outcomes := outcomes
        || ROW(r, 'refused', code, params, NULL, request.request_id)::ledger_outcome;
      IF NOT kept THEN freed := freed || request.claim_id; END IF;
      CONTINUE;
    END IF;
    booked_ats[r] := booked;
    FOR l IN request.first_leg .. request.last_leg LOOP
      last_booked[legs[l].account] := booked;
    END LOOP;
    FOR p IN request.first_precondition .. request.last_precondition LOOP
      condition := preconditions[p];
      IF condition.kind = 'one_use' THEN
        one_use_spent[condition.subject] := true;
        one_use_spenders[condition.subject] := request.claim_id;
      ELSIF condition.kind = 'counter' THEN
        counter_totals[condition.subject] := counter_totals[condition.subject] + condition.adds;
      END IF;
    END LOOP;
    FOR a IN request.first_activity .. request.last_activity LOOP
      activity_counts[activities[a].owner] := activity_counts[activities[a].owner] + 1;
      activity_seqs[a] := activity_counts[activities[a].owner];
    END LOOP;
  END LOOP;

  -- 4. Write once per table. A refusal that its caller can mend leaves the id free.
  IF cardinality(legs) > 0 THEN
    UPDATE account
    SET posted = balances[a], entry_count = entry_counts[a], last_booked_at = last_booked[a]
    FROM generate_series(1, cardinality(account_ids)) AS a
    WHERE account.ctid = account_places[a] AND entry_counts[a] > entry_counts_before[a];
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> (SELECT count(*)
      FROM unnest(entry_counts, entry_counts_before) AS n (now, before) WHERE now > before)
    THEN RAISE EXCEPTION 'an account left its place while it was locked'; END IF;
    INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at, reverses,
      reference, memo, accounts, seqs)
    SELECT j.claim_id, j.kind, j.actor, j.channel, j.value_date,
      CASE WHEN booked_ats[r] > j.booked_at
        THEN (booked_ats[r] AT TIME ZONE 'America/New_York')::date ELSE j.business_date END,
      booked_ats[r], j.reverses, j.reference, j.memo,
      ARRAY(SELECT account_ids[legs[l].account] FROM generate_series(j.first_leg, j.last_leg) AS l),
      leg_seqs[j.first_leg : j.last_leg]
    FROM generate_series(1, cardinality(requests)) AS r, LATERAL (SELECT (requests[r]).*) AS j
    WHERE booked_ats[r] IS NOT NULL AND j.kind IS NOT NULL;
    INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
    SELECT account_ids[line.account], leg_seqs[l], line.amount, leg_balances[l],
      booked_ats[line.request], requests[line.request].value_date, requests[line.request].claim_id
    FROM unnest(legs) WITH ORDINALITY AS line (request, account, amount, forced, l)
    WHERE leg_seqs[l] IS NOT NULL;
  END IF;
  IF cardinality(activities) > 0 THEN
    UPDATE owner SET activity_count = activity_counts[o]
    FROM generate_series(1, cardinality(owner_ids)) AS o
    WHERE owner.ctid = owner_places[o] AND activity_counts[o] > activity_counts_before[o];
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> (SELECT count(*)
      FROM unnest(activity_counts, activity_counts_before) AS n (now, before) WHERE now > before)
    THEN RAISE EXCEPTION 'an owner left its place while it was locked'; END IF;
    INSERT INTO activity (owner_id, seq, account_id, transfer_id, direction)
    SELECT owner_ids[line.owner], activity_seqs[a], line.account_id, line.transfer_id,
      line.direction
    FROM unnest(activities) WITH ORDINALITY AS line (owner, account_id, transfer_id, direction, a)
    WHERE activity_seqs[a] IS NOT NULL;
  END IF;
  IF cardinality(one_use_ids) > 0 THEN
    UPDATE one_use SET used_by = spent.used_by
    FROM unnest(one_use_ids, one_use_spenders) AS spent (id, used_by)
    WHERE one_use.id = spent.id AND spent.used_by IS NOT NULL;
  END IF;
  IF cardinality(counter_ids) > 0 THEN
    UPDATE usage_counter SET total = counted.total
    FROM unnest(counter_ids, counter_totals) AS counted (id, total)
    WHERE usage_counter.id = counted.id AND usage_counter.total <> counted.total;
  END IF;
  IF cardinality(outcomes) > 0 THEN
    DELETE FROM claim WHERE id = ANY (freed);
    UPDATE claim
    SET answer = NULL, refusal_code = told.refusal_code, refusal_params = told.refusal_params
    FROM unnest(outcomes) AS told
    WHERE claim.id = requests[told.request].claim_id AND told.outcome = 'refused';
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_post FROM PUBLIC;
