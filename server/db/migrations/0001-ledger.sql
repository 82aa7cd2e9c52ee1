-- The ledger: accounts, what was asked (claim), what was booked (journal, entry), and ledger_post, the only writer of money.
-- Amounts are bigint minor units. A positive amount adds to an account as its holder sees it (a credit); the bank's own assets therefore run negative.
-- There are no foreign keys between entries, journals and claims: only ledger_post writes them, `npm run bank -- verify` proves them, and an entry stays with its account when the table is one day split by account.

CREATE TABLE gl_account (
  code text PRIMARY KEY CHECK (code ~ '^[0-9]{4}$'),
  name text NOT NULL,
  class text NOT NULL CHECK (class IN ('asset', 'liability', 'equity', 'income', 'expense')),
  normal_side text NOT NULL CHECK (normal_side IN ('debit', 'credit')),
  -- Money only passes through: what stays longer than a few days is a mistake to look for.
  must_return_to_zero boolean NOT NULL
);

-- The ledger's view of a customer. Its row lock is what "not suspended" is decided under and what numbers the customer's activity.
CREATE TABLE owner (
  id uuid PRIMARY KEY,
  suspended boolean NOT NULL DEFAULT false,
  -- True once the customer has a PIN or second factor: payments to others then need an approval.
  approval_required boolean NOT NULL DEFAULT false,
  activity_count bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

CREATE TABLE account (
  id uuid PRIMARY KEY,
  gl_code text NOT NULL REFERENCES gl_account (code),
  -- Null for the bank's own accounts.
  owner_id uuid REFERENCES owner (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  posted bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  -- available = posted - held + overdraft_limit. Null: the bank's own account, without a limit.
  overdraft_limit bigint DEFAULT 0 CHECK (overdraft_limit >= 0),
  -- Where even forced bookings stop. Null: the bank's own account.
  hard_floor bigint DEFAULT 0,
  entry_count bigint NOT NULL DEFAULT 0,
  last_booked_at timestamptz NOT NULL DEFAULT '-infinity',
  opened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_above_hard_floor CHECK (posted >= hard_floor),
  CONSTRAINT account_floor_below_limit CHECK (hard_floor <= -overdraft_limit),
  CONSTRAINT account_customers_have_limits CHECK (owner_id IS NULL OR (overdraft_limit IS NOT NULL AND hard_floor IS NOT NULL)),
  CONSTRAINT account_closed_is_empty CHECK (status = 'open' OR (posted = 0 AND held = 0))
) WITH (fillfactor = 50);
CREATE INDEX account_by_owner ON account (owner_id) WHERE owner_id IS NOT NULL;

-- One row per request that was decided, posted or refused. It is written as posted, before it is decided, and corrected in the same database transaction: nobody else can see it until then.
CREATE TABLE claim (
  id uuid PRIMARY KEY,
  payload_hash bytea NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL,
  refusal_code text,
  refusal_params json,
  -- What a success answers. json, not jsonb: a replay reads as first sent, to the byte.
  answer json,
  CONSTRAINT claim_posted_or_refused CHECK ((answer IS NULL) = (refusal_code IS NOT NULL))
);

CREATE TABLE journal (
  -- The claim's id.
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  actor text NOT NULL,
  channel text NOT NULL,
  value_date date NOT NULL,
  business_date date NOT NULL,
  booked_at timestamptz NOT NULL,
  reverses uuid,
  reference text NOT NULL,
  memo text NOT NULL,
  -- Where its entries are, in leg order: saves a second index on entry.
  accounts uuid[] NOT NULL,
  seqs bigint[] NOT NULL
);
-- A journal is reversed once only.
CREATE UNIQUE INDEX journal_reverses_once ON journal (reverses) WHERE reverses IS NOT NULL;

CREATE TABLE entry (
  account_id uuid NOT NULL,
  -- Dense, 1..account.entry_count. booked_at never falls along it, so a date is found by halving.
  seq bigint NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  booked_at timestamptz NOT NULL,
  value_date date NOT NULL,
  journal_id uuid NOT NULL,
  PRIMARY KEY (account_id, seq)
);

CREATE TABLE hold (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  amount bigint NOT NULL CHECK (amount > 0),
  remaining bigint NOT NULL CHECK (remaining BETWEEN 0 AND amount),
  kind text NOT NULL CHECK (kind IN ('card', 'uncollected_check')),
  placed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX hold_live_by_account ON hold (account_id) WHERE remaining > 0;
CREATE INDEX hold_live_by_expiry ON hold (expires_at) WHERE remaining > 0;

-- An approval, a quote: spent by one posting, in that posting's own database transaction.
CREATE TABLE one_use (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES owner (id),
  digest bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_by uuid
);
CREATE INDEX one_use_by_expiry ON one_use (expires_at);

CREATE TABLE usage_counter (
  id uuid PRIMARY KEY,
  total bigint NOT NULL CHECK (total >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX usage_counter_by_age ON usage_counter (created_at);

-- One row per order in a customer's list, across all accounts, numbered densely: any page of it is a range of seq.
CREATE TABLE activity (
  owner_id uuid NOT NULL,
  seq bigint NOT NULL,
  account_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('debit', 'credit')),
  PRIMARY KEY (owner_id, seq)
);

CREATE FUNCTION refuse_rewriting_the_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER journal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();
CREATE TRIGGER entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();
CREATE TRIGGER activity_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

-- A claim may change only inside the database transaction that made it.
CREATE FUNCTION refuse_changing_an_old_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.xmin IS DISTINCT FROM pg_current_xact_id()::xid THEN
    RAISE EXCEPTION 'claim % is final', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER claim_is_set_once BEFORE UPDATE OR DELETE ON claim FOR EACH ROW EXECUTE FUNCTION refuse_changing_an_old_claim();
CREATE TRIGGER claim_is_never_emptied BEFORE TRUNCATE ON claim FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

-- The chart of accounts. docs/chart-of-accounts.md explains each line; server/ledger/chart.ts names them; a test holds the three together.
INSERT INTO gl_account (code, name, class, normal_side, must_return_to_zero) VALUES
  ('1010', 'Cash at correspondent banks', 'asset', 'debit', false),
  ('1110', 'ACH clearing', 'asset', 'debit', true),
  ('1120', 'Wire clearing', 'asset', 'debit', true),
  ('1130', 'Bill-pay clearing', 'asset', 'debit', true),
  ('1140', 'Card clearing', 'asset', 'debit', true),
  ('1150', 'Check collection', 'asset', 'debit', true),
  ('1190', 'Suspense', 'asset', 'debit', true),
  ('1210', 'Loan principal', 'asset', 'debit', false),
  ('1220', 'Accrued loan interest', 'asset', 'debit', false),
  ('1310', 'FX position', 'asset', 'debit', false),
  ('1410', 'Staff funding', 'asset', 'debit', false),
  ('2110', 'Customer checking', 'liability', 'credit', false),
  ('2120', 'Customer savings', 'liability', 'credit', false),
  ('2130', 'Customer investment', 'liability', 'credit', false),
  ('2210', 'Accrued interest payable', 'liability', 'credit', false),
  ('2310', 'Unclaimed funds', 'liability', 'credit', false),
  ('3010', 'Equity', 'equity', 'credit', false),
  ('4010', 'Loan interest income', 'income', 'credit', false),
  ('4020', 'Fee income', 'income', 'credit', false),
  ('4030', 'FX spread income', 'income', 'credit', false),
  ('5010', 'Interest expense', 'expense', 'debit', false),
  ('5020', 'Losses', 'expense', 'debit', false);

-- The bank's own accounts. The id says which: general ledger code first, currency in hexadecimal last.
INSERT INTO account (id, gl_code, currency, overdraft_limit, hard_floor)
SELECT (lpad(gl.code, 8, '0') || '-0000-8000-8000-' || lpad(encode(held_in.currency::bytea, 'hex'), 12, '0'))::uuid, gl.code, held_in.currency, NULL, NULL
FROM gl_account gl
JOIN unnest(ARRAY['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR']) AS held_in (currency) ON held_in.currency = 'USD' OR gl.code IN ('1010', '1120', '1310')
WHERE gl.code NOT IN ('2110', '2120', '2130')
ORDER BY 1;

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
  side_rows jsonb
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
  side jsonb;
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
  FOR side IN SELECT value FROM jsonb_array_elements(side_rows) LOOP
    IF side ->> 'table' NOT IN ('transfer', 'audit_event', 'job') THEN RAISE EXCEPTION 'no side rows go to %', side ->> 'table'; END IF;
    IF not_posted > 0 THEN
      side := jsonb_set(side, '{rows}', (
        SELECT coalesce(jsonb_agg(line.value), '[]')
        FROM ROWS FROM (jsonb_array_elements(side -> 'rows'), jsonb_array_elements_text(side -> 'requests')) AS line (value, request)
        WHERE is_posted[line.request::integer]));
    END IF;
    EXECUTE (
      SELECT format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_recordset(NULL::%1$I, $1)', side ->> 'table', string_agg(quote_ident(name), ', '))
      FROM jsonb_array_elements_text(side -> 'columns') AS name
    ) USING side -> 'rows';
  END LOOP;
END $$;

-- How many entries of an account were booked before an instant, by halving: some twenty index look-ups, however long the history.
CREATE FUNCTION ledger_entries_before(asked_account uuid, instant timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE low bigint := 0; high bigint; middle bigint;
BEGIN
  SELECT entry_count INTO STRICT high FROM account WHERE id = asked_account;
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF (SELECT booked_at FROM entry WHERE account_id = asked_account AND seq = middle) < instant THEN low := middle; ELSE high := middle - 1; END IF;
  END LOOP;
  RETURN low;
END $$;

-- An account's balance as it stood just before an instant.
CREATE FUNCTION ledger_balance_before(asked_account uuid, instant timestamptz) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT balance_after FROM entry WHERE account_id = asked_account AND seq = ledger_entries_before(asked_account, instant)), 0);
$$;

-- Holds take from what is available, not from what is booked. Answers null when placed, else what was available (and nothing is changed).
CREATE FUNCTION ledger_place_hold(hold_id uuid, held_account uuid, hold_amount bigint, hold_kind text, placed timestamptz, expires timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE available bigint;
BEGIN
  SELECT posted - held + overdraft_limit INTO STRICT available FROM account WHERE id = held_account AND status = 'open' AND owner_id IS NOT NULL FOR NO KEY UPDATE;
  IF available < hold_amount THEN RETURN greatest(available, 0); END IF;
  INSERT INTO hold (id, account_id, amount, remaining, kind, placed_at, expires_at) VALUES (hold_id, held_account, hold_amount, hold_amount, hold_kind, placed, expires);
  UPDATE account SET held = held + hold_amount WHERE id = held_account;
  RETURN NULL;
END $$;

-- Gives back at most `at_most` of a hold; answers how much it gave. Asking again gives nothing more.
CREATE FUNCTION ledger_release_hold(hold_id uuid, at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE released bigint; held_account uuid;
BEGIN
  SELECT account_id INTO STRICT held_account FROM hold WHERE id = hold_id;
  -- The account first, as everywhere: whoever holds its lock decides about its holds.
  PERFORM FROM account WHERE id = held_account FOR NO KEY UPDATE;
  SELECT least(remaining, greatest(at_most, 0)) INTO released FROM hold WHERE id = hold_id FOR NO KEY UPDATE;
  UPDATE hold SET remaining = remaining - released WHERE id = hold_id AND released > 0;
  UPDATE account SET held = held - released WHERE id = held_account AND released > 0;
  RETURN released;
END $$;

-- The application's role reads the books and calls the writers above; it can change no amount by itself.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post, ledger_place_hold, ledger_release_hold, ledger_entries_before, ledger_balance_before TO larkmoor_app;
GRANT SELECT ON gl_account, owner, account, claim, journal, entry, hold, one_use, usage_counter, activity TO larkmoor_app;
GRANT INSERT (id), UPDATE (suspended, approval_required) ON owner TO larkmoor_app;
GRANT INSERT (id, gl_code, owner_id, currency, opened_at), UPDATE (status) ON account TO larkmoor_app;
GRANT INSERT (id, owner_id, digest, expires_at), UPDATE (digest, expires_at, used_by), DELETE ON one_use TO larkmoor_app;
GRANT DELETE ON usage_counter TO larkmoor_app;
