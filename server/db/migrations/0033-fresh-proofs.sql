-- What staff do with money, terms and documents wants a passkey or a code of the last five minutes.
ALTER TABLE session ADD COLUMN factor_checked_at timestamptz;
COMMENT ON COLUMN session.factor_checked_at IS 'When its owner last gave a passkey or a code again; null: when they logged in.';
