-- Ends what 0075 began.
-- oldest 0041

ALTER TABLE passkey_challenge VALIDATE CONSTRAINT passkey_challenge_purpose_check;
