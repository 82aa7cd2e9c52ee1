-- The trail, the proof of the books, closed days and the bank's own work.

CREATE TABLE audit_event (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  request_id text NOT NULL,
  address text NOT NULL,
  details jsonb NOT NULL,
  person_id uuid GENERATED ALWAYS AS (
CASE
    WHEN (subject ~~ 'user:%'::text) THEN (substr(subject, 6))::uuid
    WHEN ((details ->> 'person'::text) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text) THEN ((details ->> 'person'::text))::uuid
    WHEN (actor ~~ 'customer:%'::text) THEN (substr(actor, 10))::uuid
    ELSE NULL::uuid
END) STORED
);
CREATE INDEX audit_event_by_action ON audit_event (action, at DESC, id DESC);
CREATE INDEX audit_event_by_actor ON audit_event (actor, at DESC, id DESC);
CREATE INDEX audit_event_by_person ON audit_event (person_id, at DESC, id DESC) WHERE person_id IS NOT NULL;
CREATE INDEX audit_event_by_time ON audit_event (at DESC, id DESC);
CREATE INDEX audit_event_looks ON audit_event (actor, at DESC) INCLUDE (person_id) WHERE action = 'user.viewed';
COMMENT ON COLUMN audit_event.actor IS 'customer:<id>, admin:<id>, system:<job> or anonymous.';
COMMENT ON COLUMN audit_event.subject IS 'Whom or what it was done to.';
COMMENT ON COLUMN audit_event.person_id IS 'Whom a line of the trail concerns: its subject, else the person it names beside, else the customer who acted.';
COMMENT ON INDEX audit_event_looks IS 'Whom a member of the staff has looked at last.';
GRANT INSERT, SELECT ON audit_event TO larkmoor_app;

CREATE TABLE audit_block (
  number bigint PRIMARY KEY CHECK (number > 0),
  previous bytea,
  made_at timestamptz NOT NULL,
  up_to timestamptz NOT NULL,
  settled_to timestamptz NOT NULL,
  events uuid[] NOT NULL,
  digests bytea[] NOT NULL,
  hash bytea NOT NULL,
  signature bytea NOT NULL,
  CONSTRAINT audit_block_follows_another CHECK ((number = 1) = (previous IS NULL))
);
CREATE INDEX audit_block_by_time ON audit_block (up_to, number);
COMMENT ON COLUMN audit_block.previous IS 'The hash of the block before.';
COMMENT ON COLUMN audit_block.up_to IS 'Events of up to this moment were looked for once; those that came late are looked for once more, up to the other.';
COMMENT ON COLUMN audit_block.events IS 'Which events it covers, and the hash of each: kept, so that a wrong place is an event and not only a block.';
COMMENT ON INDEX audit_block_by_time IS 'The blocks of a stretch of time.';
GRANT INSERT, SELECT ON audit_block TO larkmoor_app;

CREATE TABLE books_proof (
  id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  asked_by text NOT NULL,
  started_at timestamptz,
  alive_at timestamptz,
  ended_at timestamptz,
  result text CHECK (result IN ('right', 'wrong', 'failed')),
  accounts bigint,
  journals bigint,
  entries bigint,
  checks integer,
  findings jsonb NOT NULL DEFAULT '[]',
  error text,
  trail jsonb,
  day_findings jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT books_proof_ends_with_a_result CHECK ((ended_at IS NULL) = (result IS NULL))
);
CREATE INDEX books_proof_by_time ON books_proof (asked_at);
CREATE UNIQUE INDEX books_proof_under_way ON books_proof ((true)) WHERE result IS NULL;
COMMENT ON TABLE books_proof IS 'The proofs of the books: asked for, taken by one server, ended. Times are real time.';
COMMENT ON COLUMN books_proof.started_at IS 'The moment the books were proven as of; null until a server has taken it.';
COMMENT ON COLUMN books_proof.alive_at IS 'While it runs, its server says again and again that it is alive.';
COMMENT ON COLUMN books_proof.trail IS 'What a proof of the books found of the trail; null where it was not looked at.';
COMMENT ON COLUMN books_proof.day_findings IS 'What a proof found of days: it alarms and stops no money.';
COMMENT ON INDEX books_proof_under_way IS 'One at a time on all servers.';
GRANT INSERT, SELECT, UPDATE (started_at, alive_at, ended_at, result, accounts, journals, entries, checks, findings, error, trail, day_findings) ON books_proof TO larkmoor_app;

CREATE TABLE money_stop (
  id uuid PRIMARY KEY,
  stopped_at timestamptz NOT NULL,
  proof_id uuid NOT NULL REFERENCES books_proof (id),
  lifted_at timestamptz,
  lifted_by text,
  lifted_reason text,
  lifted_with uuid REFERENCES books_proof (id),
  CONSTRAINT money_stop_lifted_by_somebody CHECK (((lifted_at IS NULL) = (lifted_by IS NULL)) AND ((lifted_at IS NULL) = (lifted_reason IS NULL)) AND ((lifted_at IS NULL) = (lifted_with IS NULL)))
);
CREATE UNIQUE INDEX money_stop_in_force ON money_stop ((true)) WHERE lifted_at IS NULL;
COMMENT ON TABLE money_stop IS 'Money stops when a proof finds the books wrong, and goes on when somebody of the staff says so after a later proof that found them right.';
GRANT SELECT ON money_stop TO larkmoor_app;

CREATE TABLE day_closing (
  day date NOT NULL,
  gl_code text NOT NULL REFERENCES gl_account (code),
  currency text NOT NULL,
  opening bigint NOT NULL,
  debits bigint NOT NULL CHECK (debits >= 0),
  credits bigint NOT NULL CHECK (credits >= 0),
  closing bigint NOT NULL,
  entries bigint NOT NULL,
  generation integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, gl_code, currency, generation),
  CONSTRAINT day_closing_adds_up CHECK (closing = ((opening + credits) - debits))
);
COMMENT ON TABLE day_closing IS 'What a bank day did to each kind of account in each currency. The bank''s own accounts are one line each, the customers'' one line for each kind.';
GRANT INSERT, SELECT ON day_closing TO larkmoor_app;

CREATE TABLE closed_day (
  day date NOT NULL,
  closed_at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  generation integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, generation),
  CONSTRAINT closed_day_has_a_length CHECK (from_at < until_at)
);
COMMENT ON COLUMN closed_day.from_at IS 'A day is closed under the number of the last reopening, so that its first closing stands beside the one that takes its place.';
COMMENT ON COLUMN closed_day.until_at IS 'A day is closed under the number of the last reopening, so that its first closing stands beside the one that takes its place.';
COMMENT ON COLUMN closed_day.generation IS 'A day is closed under the number of the last reopening, so that its first closing stands beside the one that takes its place.';
GRANT INSERT, SELECT ON closed_day TO larkmoor_app;

CREATE TABLE day_reopening (
  id uuid PRIMARY KEY,
  from_day date NOT NULL,
  reason text NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  generation integer UNIQUE,
  CONSTRAINT day_reopening_approved_by_another CHECK ((decision IS DISTINCT FROM 'approved') OR decided_by <> proposed_by),
  CONSTRAINT day_reopening_counts_the_approved CHECK ((NOT (decision IS DISTINCT FROM 'approved')) = (generation IS NOT NULL)),
  CONSTRAINT day_reopening_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT day_reopening_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX day_reopening_waiting ON day_reopening ((true)) WHERE decision IS NULL;
COMMENT ON TABLE day_reopening IS 'Days from one on to be closed again: one person proposes it, another approves. What was closed stays and is superseded.';
COMMENT ON COLUMN day_reopening.proposed_at IS 'Real time.';
COMMENT ON COLUMN day_reopening.generation IS 'Counts those that were approved, from 1; given by the database.';
COMMENT ON INDEX day_reopening_waiting IS 'One waits at a time.';
GRANT SELECT, INSERT (id, from_day, reason, proposed_by, proposed_at), UPDATE (decision, decided_by, decided_at) ON day_reopening TO larkmoor_app;

CREATE TABLE job (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done_at timestamptz
);
CREATE INDEX job_done ON job (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX job_failed ON job (((done_at IS NOT NULL)), COALESCE(done_at, run_at)) WHERE last_error IS NOT NULL;
CREATE INDEX job_waiting_by_kind ON job (kind, run_at) WHERE done_at IS NULL;
COMMENT ON TABLE job IS 'Work that must happen because something else was committed: it commits with its cause.';
COMMENT ON INDEX job_failed IS 'Work that failed, the next to be tried first, then what was given up.';
COMMENT ON INDEX job_waiting_by_kind IS 'Work of one kind is found however much of another kind waits, as mail does while its server is away.';

CREATE TABLE job_state (
  job text PRIMARY KEY,
  ran_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  done integer NOT NULL,
  error text,
  failures integer NOT NULL
);
COMMENT ON TABLE job_state IS 'How each job is doing, on whichever server it ran last.';
COMMENT ON COLUMN job_state.failures IS 'Runs in a row that failed.';

CREATE TABLE job_run (
  id uuid PRIMARY KEY,
  job text NOT NULL,
  asked_by text,
  started_at timestamptz NOT NULL,
  alive_at timestamptz,
  ended_at timestamptz,
  done integer NOT NULL DEFAULT 0,
  error text
);
CREATE INDEX job_run_by_job ON job_run (job, started_at);
CREATE INDEX job_run_by_time ON job_run (started_at);
CREATE UNIQUE INDEX job_run_under_way ON job_run (job) WHERE ended_at IS NULL;
COMMENT ON TABLE job_run IS 'Runs worth telling of: they did something, failed, or somebody asked for them. What follows at once on the same server is one run.';
COMMENT ON COLUMN job_run.asked_by IS 'Null: the job''s own beat.';
COMMENT ON INDEX job_run_under_way IS 'One asked run of a job at a time, on all servers.';

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
COMMENT ON TABLE set_aside_row IS 'Rows a job could not work with: each waits until its pause is over, the others go on. Gone once it was worked with.';

CREATE TABLE key_check (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  value bytea NOT NULL
);
COMMENT ON TABLE key_check IS 'What the bank''s keyed hashes make of a fixed word, noted at the first start: a server with the key file of another bank must not start.';
GRANT INSERT, SELECT ON key_check TO larkmoor_app;

-- A closing counts until its day is reopened.
CREATE VIEW closed_day_in_force AS
SELECT * FROM closed_day AS closed
WHERE generation >= coalesce((SELECT max(generation) FROM day_reopening WHERE decision = 'approved' AND from_day <= closed.day), 0);
GRANT SELECT ON closed_day_in_force TO larkmoor_app;
