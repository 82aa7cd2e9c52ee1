-- The text that a passkey signs has a nonce that is known for ours by its HMAC, so a device is asked
-- without a row. The newest text that a session signed is kept, so that no answer is used again.
-- oldest 0041

ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_purpose_check,
  ADD CONSTRAINT passkey_challenge_purpose_check
    CHECK (purpose IN ('add', 'order', 'prove', 'sign-in', 'signed')) NOT VALID;
COMMENT ON COLUMN passkey_challenge.purpose IS '`order` is made by servers of 0.2 alone.';
COMMENT ON COLUMN passkey_challenge.session_id IS 'The one session that may answer; its newest question alone counts.';
COMMENT ON COLUMN passkey_challenge.expires_at IS 'Of `signed`: when the nonce of the newest text that was signed ends.';
