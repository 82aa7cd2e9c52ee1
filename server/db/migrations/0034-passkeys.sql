-- Keys kept by people's devices, of which the bank has the public halves.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- As the device names it: one key belongs to one person.
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  -- COSE, as the device gave it.
  public_key bytea NOT NULL,
  -- How often the device says it has signed; 0 where it does not count.
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  name text NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_by_user ON passkey (user_id, created_at);
GRANT SELECT, INSERT, DELETE, UPDATE (sign_count, last_used_at) ON passkey TO larkmoor_app;

-- What a device was asked to sign. Each is spent by the first answer.
CREATE TABLE passkey_challenge (
  -- SHA-256; the challenge itself is nowhere.
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in')),
  -- The one session that may answer, where a passkey is added; its newest question alone counts.
  session_id uuid UNIQUE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'add') = (session_id IS NOT NULL))
);
CREATE INDEX passkey_challenge_expired ON passkey_challenge (expires_at);
GRANT SELECT, INSERT, DELETE, UPDATE (challenge_hash, expires_at) ON passkey_challenge TO larkmoor_app;
