-- What visitors write to staff.
CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  -- Told to the writer, so that a call can begin with it.
  reference text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE INDEX contact_message_waiting ON contact_message (created_at) WHERE answered_at IS NULL;

-- One live link a person: a newer one replaces it.
CREATE TABLE password_reset (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

CREATE INDEX session_by_cookie ON session (cookie_hash) WHERE cookie_hash IS NOT NULL;

CREATE INDEX job_done ON job (done_at) WHERE done_at IS NOT NULL;
