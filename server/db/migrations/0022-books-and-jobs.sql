-- What staff see of the books and of the bank's day: bank days closed one by one, the proof of the books, the stop of money when it fails, what each job did and which rows it set aside.

-- Entries are written in the order of time, so that a range of blocks says when: a thousandth of a b-tree's size, and next to nothing to keep.
CREATE INDEX entry_by_time ON entry USING brin (booked_at) WITH (pages_per_range = 64);

-- What a bank day did to each kind of account in each currency. The bank's own accounts are one line each, the customers' one line for each kind.
CREATE TABLE day_closing (
  day date NOT NULL,
  gl_code text NOT NULL REFERENCES gl_account (code),
  currency text NOT NULL,
  opening bigint NOT NULL,
  debits bigint NOT NULL CHECK (debits >= 0),
  credits bigint NOT NULL CHECK (credits >= 0),
  closing bigint NOT NULL,
  entries bigint NOT NULL,
  PRIMARY KEY (day, gl_code, currency),
  CONSTRAINT day_closing_adds_up CHECK (closing = opening + credits - debits)
);
CREATE TABLE closed_day (
  day date PRIMARY KEY,
  closed_at timestamptz NOT NULL
);
-- A day is closed once.
GRANT SELECT, INSERT ON day_closing, closed_day TO larkmoor_app;

-- The proofs of the books: asked for, taken by one server, ended. Times are real time.
CREATE TABLE books_proof (
  id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  asked_by text NOT NULL,
  -- The moment the books were proven as of; null until a server has taken it.
  started_at timestamptz,
  -- While it runs, its server says again and again that it is alive.
  alive_at timestamptz,
  ended_at timestamptz,
  result text CHECK (result IN ('right', 'wrong', 'failed')),
  accounts bigint,
  journals bigint,
  entries bigint,
  checks integer,
  findings jsonb NOT NULL DEFAULT '[]',
  error text,
  CONSTRAINT books_proof_ends_with_a_result CHECK ((ended_at IS NULL) = (result IS NULL))
);
-- One at a time on all servers.
CREATE UNIQUE INDEX books_proof_under_way ON books_proof ((true)) WHERE result IS NULL;
CREATE INDEX books_proof_by_time ON books_proof (asked_at);
GRANT SELECT, INSERT, UPDATE (started_at, alive_at, ended_at, result, accounts, journals, entries, checks, findings, error) ON books_proof TO larkmoor_app;

-- Money stops when a proof finds the books wrong, and goes on when somebody of the staff says so after a later proof that found them right.
CREATE TABLE money_stop (
  id uuid PRIMARY KEY,
  stopped_at timestamptz NOT NULL,
  proof_id uuid NOT NULL REFERENCES books_proof (id),
  lifted_at timestamptz,
  lifted_by text,
  lifted_reason text,
  lifted_with uuid REFERENCES books_proof (id),
  CONSTRAINT money_stop_lifted_by_somebody CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lifted_reason IS NULL) AND (lifted_at IS NULL) = (lifted_with IS NULL))
);
CREATE UNIQUE INDEX money_stop_in_force ON money_stop ((true)) WHERE lifted_at IS NULL;
GRANT SELECT ON money_stop TO larkmoor_app;

-- Stops money on every server; answers whether it did not stand already. Whoever posts holds a lock on claim to the end of its transaction, so this waits for them,
-- and whoever comes after it reads the row it leaves: no posting is under way when it commits, and none comes through later.
CREATE FUNCTION ledger_stop_money(stop_id uuid, proof uuid, stopped timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2500ms' AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM books_proof WHERE id = proof AND result = 'wrong') THEN RAISE EXCEPTION 'proof % did not find the books wrong', proof; END IF;
  LOCK TABLE claim IN SHARE MODE;
  INSERT INTO money_stop (id, stopped_at, proof_id) VALUES (stop_id, stopped, proof) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Lets money move again after a proof that began after the stop and found the books right; answers whether it lifted anything.
CREATE FUNCTION ledger_resume_money(proof uuid, resumed timestamptz, resumed_by text, reason text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE money_stop SET lifted_at = resumed, lifted_by = resumed_by, lifted_reason = reason, lifted_with = proof
  WHERE lifted_at IS NULL AND EXISTS (SELECT FROM books_proof WHERE id = proof AND result = 'right' AND started_at > money_stop.stopped_at);
  RETURN FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_stop_money, ledger_resume_money FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_stop_money, ledger_resume_money TO larkmoor_app;

-- The posting function asks, once a call and under its lock on claim, whether money is stopped; the rest of it stays byte for byte.
-- What was posted before is told as before; every new id is refused and stays free.
DO $$
DECLARE
  before CONSTANT text := pg_get_functiondef('ledger_post'::regproc);
  anchor CONSTANT text := '  -- 2. Lock what is decided upon';
  asks CONSTANT text := $ask$  IF EXISTS (SELECT FROM money_stop WHERE lifted_at IS NULL) THEN
    DELETE FROM claim WHERE id = ANY (claimed);
    RETURN QUERY SELECT asked.request::integer, 'refused', 'MONEY_STOPPED', '{}'::json, NULL::json, request_ids[asked.request]
      FROM unnest(is_new) WITH ORDINALITY AS asked (is_new, request) WHERE asked.is_new;
    RETURN;
  END IF;

$ask$;
BEGIN
  IF strpos(before, anchor) = 0 THEN RAISE EXCEPTION 'the posting function has no second step'; END IF;
  EXECUTE replace(before, anchor, asks || anchor);
END $$;

-- How each job is doing, on whichever server it ran last.
CREATE TABLE job_state (
  job text PRIMARY KEY,
  ran_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  done integer NOT NULL,
  error text,
  -- Runs in a row that failed.
  failures integer NOT NULL
);

-- Runs worth telling of: they did something, failed, or somebody asked for them. What follows at once on the same server is one run.
CREATE TABLE job_run (
  id uuid PRIMARY KEY,
  job text NOT NULL,
  -- Null: the job's own beat.
  asked_by text,
  started_at timestamptz NOT NULL,
  alive_at timestamptz,
  ended_at timestamptz,
  done integer NOT NULL DEFAULT 0,
  error text
);
CREATE INDEX job_run_by_job ON job_run (job, started_at);
CREATE INDEX job_run_by_time ON job_run (started_at);
-- One asked run of a job at a time, on all servers.
CREATE UNIQUE INDEX job_run_under_way ON job_run (job) WHERE ended_at IS NULL;

-- Rows a job could not work with: each waits until its pause is over, the others go on. Gone once it was worked with.
CREATE TABLE set_aside_row (
  job text NOT NULL,
  row_id text NOT NULL,
  tries integer NOT NULL,
  first_failed_at timestamptz NOT NULL,
  failed_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (job, row_id)
);
