-- People who sign in: customers and staff. Whether a customer is suspended is the ledger's word (owner.suspended), because money is decided there.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  -- Lower case, so that Alice and alice are one person. A username is never used again, not even after deletion.
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  password_change_required boolean NOT NULL DEFAULT false,
  role text NOT NULL CHECK (role IN ('user', 'admin')),
  -- Raised by password change, role change and deletion: a session of an older epoch is over.
  auth_epoch integer NOT NULL DEFAULT 1,
  full_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX users_email_of_the_living ON users (email_key) WHERE deleted_at IS NULL;
CREATE INDEX users_newest_first ON users (created_at DESC, id) WHERE deleted_at IS NULL;

CREATE TABLE session (
  id uuid PRIMARY KEY,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id),
  auth_epoch integer NOT NULL,
  -- SHA-256 of the paired cookie of a browser session; null for other clients.
  cookie_hash bytea,
  remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  password_checked_at timestamptz NOT NULL,
  address text NOT NULL,
  device text NOT NULL
);
CREATE INDEX session_by_user ON session (user_id, created_at);

CREATE TABLE security_pin (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  pin_hash text NOT NULL,
  set_at timestamptz NOT NULL,
  -- Counted up before a try is checked, so that parallel guesses cannot pass the limit.
  tries integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  locks integer NOT NULL DEFAULT 0
);

-- Tries and requests counted against their limits, for all servers: the shape is rate-limiter-flexible's own.
CREATE TABLE limit_counter (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE audit_event (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- customer:<id>, admin:<id>, system:<job> or anonymous.
  actor text NOT NULL,
  action text NOT NULL,
  -- Whom or what it was done to.
  subject text NOT NULL,
  request_id text NOT NULL,
  address text NOT NULL,
  details jsonb NOT NULL
);
CREATE INDEX audit_event_by_subject ON audit_event (subject, at);
CREATE INDEX audit_event_by_actor ON audit_event (actor, at);
CREATE INDEX audit_event_by_time ON audit_event (at);

CREATE FUNCTION refuse_rewriting_the_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_event is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_event_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

GRANT SELECT, INSERT ON audit_event TO larkmoor_app;

-- Work that must happen because something else was committed: it commits with its cause.
CREATE TABLE job (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done_at timestamptz
);
CREATE INDEX job_waiting ON job (run_at) WHERE done_at IS NULL;

-- How far business time runs ahead of real time (behind, while a demonstration makes its history): one row, shared by all processes.
CREATE TABLE sandbox_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_seconds bigint NOT NULL DEFAULT 0
);
INSERT INTO sandbox_clock DEFAULT VALUES;
