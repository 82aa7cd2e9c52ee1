-- A signed-in person proves with a passkey that a change of a factor is theirs: one question of a session for each purpose.
ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_purpose_check;
ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_check;
ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_session_id_key;
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_purpose_check CHECK (purpose IN ('add', 'prove', 'sign-in'));
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_check CHECK ((purpose = 'sign-in') = (session_id IS NULL));
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_session_id_key UNIQUE (session_id, purpose);
