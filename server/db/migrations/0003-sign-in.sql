-- How people sign in, what guards it, and what they are mailed about it.

CREATE TABLE session (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id),
  auth_epoch integer NOT NULL,
  cookie_hash bytea,
  remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  password_checked_at timestamptz NOT NULL,
  address text NOT NULL,
  device text NOT NULL,
  pin_checked_at timestamptz
);
CREATE INDEX session_by_cookie ON session (cookie_hash) WHERE cookie_hash IS NOT NULL;
CREATE INDEX session_by_user ON session (user_id, created_at);
COMMENT ON COLUMN session.token_hash IS 'SHA-256 of the token; the token itself is nowhere.';
COMMENT ON COLUMN session.cookie_hash IS 'SHA-256 of the paired cookie of a browser session; null for other clients.';
COMMENT ON COLUMN session.pin_checked_at IS 'When the session last gave the security PIN. It opens less than the password does, so it is kept apart.';

CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES users (id),
  digest bytea NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, digest)
);
COMMENT ON TABLE known_device IS 'From where a person has signed in before: a digest of program and network, so that only a new one is worth a mail.';

CREATE TABLE limit_counter (
  key character varying(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
COMMENT ON TABLE limit_counter IS 'Tries and requests counted against their limits, for all servers: the shape is rate-limiter-flexible''s own.';

CREATE TABLE security_pin (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  pin_hash text NOT NULL,
  set_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  locks integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN security_pin.tries IS 'Counted up before a try is checked, so that parallel guesses cannot pass the limit.';

CREATE TABLE authenticator_app (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  id uuid NOT NULL UNIQUE,
  secret_sealed bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);
CREATE INDEX authenticator_app_by_key ON authenticator_app (SUBSTRING(secret_sealed FROM 1 FOR 4));
COMMENT ON TABLE authenticator_app IS 'Two-step sign-in: what a person has beside the password. Signing in asks for a code once `confirmed_at` is set.';
COMMENT ON COLUMN authenticator_app.id IS 'New with each setup: what is sealed for one opens in no other.';
COMMENT ON COLUMN authenticator_app.confirmed_at IS 'When a code proved that the app has the secret; null while it is being set up.';
COMMENT ON COLUMN authenticator_app.last_step IS 'The latest half minute (counted from 1970) whose code was used: none up to it works again.';
COMMENT ON INDEX authenticator_app_by_key IS 'The first four bytes of what is sealed name its key.';
GRANT DELETE, INSERT, SELECT, UPDATE (id, secret_sealed, begun_at, confirmed_at, last_step) ON authenticator_app TO larkmoor_app;

CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id),
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
COMMENT ON TABLE recovery_code IS 'For the day the app is lost. Each opens once: a used one is gone.';
COMMENT ON COLUMN recovery_code.code_hash IS 'Keyed and bound to its owner; the code itself is nowhere.';
GRANT DELETE, INSERT, SELECT ON recovery_code TO larkmoor_app;

CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  credential_id bytea NOT NULL UNIQUE CHECK ((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023)),
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  name text NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  waits_since timestamptz
);
CREATE INDEX passkey_by_user ON passkey (user_id, created_at);
COMMENT ON TABLE passkey IS 'Keys kept by people''s devices, of which the bank has the public halves.';
COMMENT ON COLUMN passkey.credential_id IS 'As the device names it: one key belongs to one person.';
COMMENT ON COLUMN passkey.public_key IS 'COSE, as the device gave it.';
COMMENT ON COLUMN passkey.sign_count IS 'How often the device says it has signed; 0 where it does not count.';
COMMENT ON COLUMN passkey.waits_since IS 'Since when a passkey waits for its owner to say that it is theirs, after a new password by mailed link; null: it signs in.';
GRANT DELETE, INSERT, SELECT, UPDATE (sign_count, last_used_at, waits_since) ON passkey TO larkmoor_app;

CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'prove', 'sign-in')),
  session_id uuid,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenge_session_id_key UNIQUE (session_id, purpose),
  CHECK ((purpose = 'sign-in') = (session_id IS NULL))
);
CREATE INDEX passkey_challenge_expired ON passkey_challenge (expires_at);
COMMENT ON TABLE passkey_challenge IS 'What a device was asked to sign. Each is spent by the first answer.';
COMMENT ON COLUMN passkey_challenge.challenge_hash IS 'SHA-256; the challenge itself is nowhere.';
COMMENT ON COLUMN passkey_challenge.session_id IS 'The one session that may answer, where a passkey is added; its newest question alone counts.';
GRANT DELETE, INSERT, SELECT, UPDATE (challenge_hash, expires_at) ON passkey_challenge TO larkmoor_app;

CREATE TABLE mailed_link (
  user_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('password', 'pin', 'email')),
  secret_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose)
);
COMMENT ON TABLE mailed_link IS 'One live link a person and purpose: a newer one replaces it.';

CREATE TABLE pending_email (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  email text NOT NULL,
  asked_at timestamptz NOT NULL
);
COMMENT ON TABLE pending_email IS 'A new address waits here until the link that was mailed to it is opened. One at a time: a newer wish replaces it.';

CREATE TABLE not_me_link (
  secret_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  address text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX not_me_link_by_expiry ON not_me_link (expires_at);
CREATE INDEX not_me_link_by_user ON not_me_link (user_id);
COMMENT ON COLUMN not_me_link.address IS 'Where the link was mailed to: only the former address takes a change of the address back.';

CREATE TABLE awaited_code (
  user_id uuid NOT NULL REFERENCES users (id),
  network text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX awaited_code_asked ON awaited_code (asked_at);
COMMENT ON TABLE awaited_code IS 'A right password whose code has not come yet, once for each network. Whoever signs in from there, or gives a wrong code, takes it away.';
GRANT DELETE, INSERT, SELECT, UPDATE (asked_at) ON awaited_code TO larkmoor_app;

CREATE TABLE password_warning (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  told_at timestamptz NOT NULL
);
COMMENT ON TABLE password_warning IS 'When a person was last told that somebody has their password: at most once an hour.';
GRANT INSERT, SELECT, UPDATE (told_at) ON password_warning TO larkmoor_app;

CREATE TABLE unwanted_notice (
  user_id uuid NOT NULL REFERENCES users (id),
  notice text NOT NULL,
  PRIMARY KEY (user_id, notice)
);
COMMENT ON TABLE unwanted_notice IS 'What a person does not want to be mailed. Nobody who said nothing stands here.';
GRANT DELETE, INSERT, SELECT ON unwanted_notice TO larkmoor_app;
