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

-- One live link a person and purpose: a newer one replaces it.
CREATE TABLE mailed_link (
  user_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('password', 'pin')),
  secret_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose)
);

CREATE INDEX session_by_cookie ON session (cookie_hash) WHERE cookie_hash IS NOT NULL;

CREATE INDEX job_done ON job (done_at) WHERE done_at IS NOT NULL;
