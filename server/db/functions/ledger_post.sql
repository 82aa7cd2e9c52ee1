-- revision 11
-- oldest 0041

-- The one writer of money: claims, journals, entries, balances. It knows no orders and no people:
-- bank_post, the only one to call it, writes those. Takes many requests in arrival order, decides
-- each under the locks of all, and writes once per table. A refused request changes nothing. What
-- is raised undoes the call: a programmer's error, or an id said to be new that is not.
-- Its arrays, by the thing whose place numbers them:
--   request       requests, booked_ats
--   precondition  preconditions; signers has places of those that hold
--   leg           legs, leg_seqs, leg_balances
--   activity      activities, activity_seqs
--   owner         owner_ids, owner_places, suspended, frozen, needs_approval, activity_counts,
--                 activity_counts_before
--   account       account_ids, account_places, is_open, currencies, balances, minima, floors,
--                 last_booked, entry_counts, entry_counts_before
--   one-use row   one_use_ids, digests, spent, spenders
--   counter       counter_ids, totals
-- @return outcomes    of the requests that were not posted: posted is the rule
-- @return booked_ats  when each request was booked; null where it was not posted
DO $$ BEGIN
  -- The function of a version before 0.2.0 has other parameters: it goes, or there would be two.
  -- That of 0.2.0 gets a new text in its place: if it were dropped, a server of 0.2.0 that plans a
  -- payment at that moment would answer 500.
  IF to_regprocedure('ledger_post(posting_request[], posting_precondition[], posting_leg[],
    posting_activity[], uuid[], uuid[], uuid[], uuid[], boolean)') IS NULL THEN
    DROP FUNCTION IF EXISTS ledger_post;
  END IF;
END $$;
CREATE OR REPLACE FUNCTION ledger_post(
  requests posting_request[], preconditions posting_precondition[], legs posting_leg[],
  activities posting_activity[], owner_ids uuid[], account_ids uuid[], one_use_ids uuid[],
  counter_ids uuid[], ids_are_new boolean,
  OUT outcomes ledger_outcome[], OUT booked_ats timestamptz[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
-- Plans are kept from the first calls on, when tables are small. Only look-ups by index or by
-- place stay right as tables grow, and with those alone no plan needs to be made again.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off SET jit = off
AS $$
DECLARE
  no_limit CONSTANT bigint := -9000000000000000000;
  request posting_request; condition posting_precondition;
  known integer[]; freed uuid[] := '{}'; stopped boolean; closed_until timestamptz;
  latest timestamptz; booked timestamptz; code text; params json; is_final boolean; holds boolean;
  subject integer; short integer; written bigint;
  owner_places tid[]; suspended boolean[]; frozen boolean[]; needs_approval boolean[];
  activity_counts bigint[]; activity_counts_before bigint[]; activity_seqs bigint[];
  account_places tid[]; is_open boolean[]; currencies text[]; balances bigint[]; minima bigint[];
  floors bigint[]; last_booked timestamptz[]; entry_counts bigint[]; entry_counts_before bigint[];
  leg_seqs bigint[]; leg_balances bigint[]; digests bytea[]; spent boolean[]; spenders uuid[];
  totals bigint[]; live_sessions bytea[]; signers integer[];
BEGIN
  booked_ats := array_fill(NULL::timestamptz, ARRAY[cardinality(requests)]);
  leg_seqs := array_fill(NULL::bigint, ARRAY[cardinality(legs)]);
  leg_balances := leg_seqs;
  activity_seqs := array_fill(NULL::bigint, ARRAY[cardinality(activities)]);

  -- 1. Claim every id. A request whose id was claimed before has its outcome already.
  outcomes := ledger_claim(requests, ids_are_new);
  known := ARRAY(SELECT earlier.request FROM unnest(outcomes) AS earlier);

  -- Read under the lock on claim that the inserts hold: what stops money or closes a period waits
  -- for this call, or is seen by it.
  SELECT EXISTS (SELECT FROM money_stop WHERE lifted_at IS NULL), period_lock.closed_until,
    clock_timestamp() + sandbox_clock.offset_seconds * interval '1 second' + interval '30 seconds'
  INTO stopped, closed_until, latest FROM period_lock, sandbox_clock;

  -- 2. Lock what is decided upon: owners, accounts, one-use rows, counters, each in id order.
  -- A locked row stays in its place, where it is written later without another look-up.
  SELECT array_agg(ctid), array_agg(locked.suspended), array_agg(locked.frozen),
    array_agg(approval_required), array_agg(activity_count), array_agg(activity_count)
  INTO owner_places, suspended, frozen, needs_approval, activity_counts, activity_counts_before
  FROM (SELECT ctid, * FROM owner WHERE id = ANY (owner_ids) ORDER BY id FOR NO KEY UPDATE)
    AS locked;
  IF cardinality(owner_ids) <> coalesce(cardinality(owner_places), 0)
  THEN RAISE EXCEPTION 'unknown owner among %', owner_ids; END IF;
  SELECT array_agg(ctid), array_agg(status = 'open'), array_agg(currency), array_agg(posted),
    array_agg(coalesce(posted - available, no_limit)),
    array_agg(coalesce(hard_floor, no_limit)), array_agg(last_booked_at),
    array_agg(entry_count), array_agg(entry_count)
  INTO account_places, is_open, currencies, balances, minima, floors, last_booked, entry_counts,
    entry_counts_before
  FROM (SELECT ctid, *, available(account) FROM account WHERE id = ANY (account_ids)
    ORDER BY id FOR NO KEY UPDATE) AS locked;
  IF cardinality(account_ids) <> coalesce(cardinality(account_places), 0)
  THEN RAISE EXCEPTION 'unknown account among %', account_ids; END IF;
  IF EXISTS (SELECT FROM unnest(legs) AS leg GROUP BY leg.request, currencies[leg.account]
    HAVING sum(leg.amount) <> 0)
  THEN RAISE EXCEPTION 'a posting does not sum to zero in each currency'; END IF;
  IF cardinality(one_use_ids) > 0 THEN
    -- An unknown id keeps its place, so that the places of others stay right; it has no digest.
    SELECT array_agg(digest), array_agg(used_by IS NOT NULL OR expires_at <= clock_timestamp()),
      array_agg(NULL::uuid) INTO digests, spent, spenders FROM (
      SELECT found.* FROM unnest(one_use_ids) WITH ORDINALITY AS asked (id, place) LEFT JOIN LATERAL
        (SELECT * FROM one_use WHERE one_use.id = asked.id FOR NO KEY UPDATE) AS found ON true
      ORDER BY asked.place
    ) AS locked;
  END IF;
  IF cardinality(counter_ids) > 0 THEN
    INSERT INTO usage_counter (id, total)
    SELECT id, 0 FROM unnest(counter_ids) AS id ORDER BY id ON CONFLICT DO NOTHING;
    SELECT array_agg(total) INTO totals FROM
      (SELECT * FROM usage_counter WHERE id = ANY (counter_ids) ORDER BY id FOR NO KEY UPDATE) AS c;
  END IF;

  -- A call that ends a customer's sessions holds the owner's lock, as this call does by now.
  SELECT array_agg(asked.digest) INTO live_sessions
  FROM unnest(preconditions) AS asked JOIN session ON session.id = encode(asked.digest, 'hex')::uuid
    JOIN users ON users.id = session.user_id AND users.auth_epoch = session.auth_epoch
      AND users.deleted_at IS NULL
  WHERE asked.kind = 'session_lives';
  IF EXISTS (SELECT FROM unnest(preconditions) AS asked
    WHERE asked.kind IN ('pin_signs', 'passkey_signs'))
  THEN signers := ledger_find_signers(preconditions, owner_ids); END IF;

  -- 3. Decide in arrival order, in memory.
  FOR r IN 1 .. cardinality(requests) LOOP
    CONTINUE WHEN r = ANY (known);
    request := requests[r];
    code := CASE WHEN stopped THEN 'MONEY_STOPPED' END;
    params := '{}'; is_final := false;
    FOR p IN request.first_precondition .. request.last_precondition LOOP
      EXIT WHEN code IS NOT NULL;
      condition := preconditions[p]; subject := condition.subject;
      holds := CASE condition.kind
        WHEN 'session_lives' THEN condition.digest = ANY (live_sessions)
        WHEN 'owner_active' THEN NOT suspended[subject]
        WHEN 'owner_not_frozen' THEN NOT frozen[subject]
        WHEN 'no_approval_needed' THEN NOT needs_approval[subject]
        WHEN 'pin_signs' THEN p = ANY (signers)
        WHEN 'passkey_signs' THEN p = ANY (signers)
        WHEN 'one_use' THEN NOT spent[subject] AND digests[subject] = condition.digest
        WHEN 'counter' THEN totals[subject] + condition.adds <= condition.maximum
        WHEN 'never' THEN false END;
      IF holds IS NOT TRUE THEN
        code := condition.refusal_code; params := condition.refusal_params;
        is_final := condition.refusal_kept;
      END IF;
    END LOOP;
    -- It is booked when its plan says, but not before the end of the last closed day, and on no
    -- account before what was booked there already, whatever the clocks of two servers say.
    booked := greatest(request.booked_at, closed_until);
    IF code IS NULL AND booked > latest THEN code := 'CLOCK_WRONG'; END IF;
    IF code IS NULL THEN
      FOR l IN request.first_leg .. request.last_leg LOOP
        subject := legs[l].account;
        booked := greatest(booked, last_booked[subject]);
        balances[subject] := balances[subject] + legs[l].amount;
        entry_counts[subject] := entry_counts[subject] + 1;
        leg_balances[l] := balances[subject]; leg_seqs[l] := entry_counts[subject];
      END LOOP;
      FOR l IN request.first_leg .. request.last_leg LOOP
        subject := legs[l].account;
        IF NOT is_open[subject] THEN code := 'ACCOUNT_CLOSED'; EXIT; END IF;
        CONTINUE WHEN code IS NOT NULL OR legs[l].amount > 0 OR balances[subject]
          >= CASE WHEN legs[l].forced THEN floors[subject] ELSE minima[subject] END;
        code := 'INSUFFICIENT_FUNDS'; short := subject;
      END LOOP;
      is_final := true;
      IF booked > latest THEN
        code := 'CLOCK_WRONG'; params := '{"ofAccount":"yes"}'; is_final := false;
      END IF;
      IF code IS NOT NULL THEN
        FOR l IN request.first_leg .. request.last_leg LOOP
          subject := legs[l].account; leg_seqs[l] := NULL;
          balances[subject] := balances[subject] - legs[l].amount;
          entry_counts[subject] := entry_counts[subject] - 1;
        END LOOP;
      END IF;
      IF code = 'INSUFFICIENT_FUNDS' THEN
        params := json_build_object(
          'availableMinor', greatest(balances[short] - minima[short], 0)::text);
      END IF;
    END IF;
    IF code IS NOT NULL THEN
      outcomes := outcomes
        || (r, 'refused', code, params, NULL, request.request_id)::ledger_outcome;
      IF NOT is_final THEN freed := freed || request.claim_id; END IF;
      CONTINUE;
    END IF;
    booked_ats[r] := booked;
    FOR l IN request.first_leg .. request.last_leg LOOP
      last_booked[legs[l].account] := booked;
    END LOOP;
    FOR p IN request.first_precondition .. request.last_precondition LOOP
      condition := preconditions[p]; subject := condition.subject;
      IF condition.kind = 'one_use' THEN
        spent[subject] := true; spenders[subject] := request.claim_id;
      ELSIF condition.kind = 'counter' THEN
        totals[subject] := totals[subject] + condition.adds;
      END IF;
    END LOOP;
    FOR a IN request.first_activity .. request.last_activity LOOP
      subject := activities[a].owner;
      activity_counts[subject] := activity_counts[subject] + 1;
      activity_seqs[a] := activity_counts[subject];
    END LOOP;
  END LOOP;

  -- 4. Write once per table. A refusal that its caller can mend leaves the id free.
  UPDATE account
  SET posted = balances[a], entry_count = entry_counts[a], last_booked_at = last_booked[a]
  FROM generate_series(1, cardinality(account_ids)) AS a
  WHERE account.ctid = account_places[a] AND entry_counts[a] > entry_counts_before[a];
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> (SELECT count(*)
    FROM unnest(entry_counts, entry_counts_before) AS n (now, before) WHERE now > before)
  THEN RAISE EXCEPTION 'an account left its place while it was locked'; END IF;
  PERFORM ledger_write_journals(requests, legs, account_ids, booked_ats, leg_seqs, leg_balances);
  UPDATE owner SET activity_count = activity_counts[o]
  FROM generate_series(1, cardinality(owner_ids)) AS o
  WHERE owner.ctid = owner_places[o] AND activity_counts[o] > activity_counts_before[o];
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> (SELECT count(*)
    FROM unnest(activity_counts, activity_counts_before) AS n (now, before) WHERE now > before)
  THEN RAISE EXCEPTION 'an owner left its place while it was locked'; END IF;
  INSERT INTO activity (owner_id, seq, transfer_id)
  SELECT owner_ids[activities[a].owner], activity_seqs[a], activities[a].transfer_id
  FROM generate_series(1, cardinality(activities)) AS a WHERE activity_seqs[a] IS NOT NULL;
  UPDATE one_use SET used_by = spenders[o] FROM generate_series(1, cardinality(one_use_ids)) AS o
  WHERE one_use.id = one_use_ids[o] AND spenders[o] IS NOT NULL;
  UPDATE usage_counter SET total = totals[c] FROM generate_series(1, cardinality(counter_ids)) AS c
  WHERE usage_counter.id = counter_ids[c] AND usage_counter.total <> totals[c];
  DELETE FROM claim WHERE id = ANY (freed);
  UPDATE claim SET answer = NULL, refusal_code = told.refusal_code,
    refusal_params = told.refusal_params, request_id = told.request_id
  FROM unnest(outcomes) AS told
  WHERE claim.id = requests[told.request].claim_id AND told.outcome = 'refused';
END $$;

REVOKE EXECUTE ON FUNCTION ledger_post FROM PUBLIC;
