-- Two-step sign-in: what a person has beside the password. Signing in asks for a code once `confirmed_at` is set.
CREATE TABLE authenticator_app (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  -- New with each setup: what is sealed for one opens in no other.
  id uuid NOT NULL UNIQUE,
  secret_sealed bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- When a code proved that the app has the secret; null while it is being set up.
  confirmed_at timestamptz,
  -- The latest half minute (counted from 1970) whose code was used: none up to it works again.
  last_step bigint NOT NULL DEFAULT 0
);
-- The first four bytes of what is sealed name its key.
CREATE INDEX authenticator_app_by_key ON authenticator_app (substring(secret_sealed FROM 1 FOR 4));
GRANT SELECT, INSERT, DELETE, UPDATE (id, secret_sealed, begun_at, confirmed_at, last_step) ON authenticator_app TO larkmoor_app;

-- For the day the app is lost. Each opens once: a used one is gone.
CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id),
  -- Keyed and bound to its owner; the code itself is nowhere.
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
GRANT SELECT, INSERT, DELETE ON recovery_code TO larkmoor_app;
