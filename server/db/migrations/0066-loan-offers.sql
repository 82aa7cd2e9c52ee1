-- An approved loan is an offer, and its money is paid out once its customer has accepted the terms.
-- A loan that was approved before, and one that a server of the version before approves, has no last
-- day yet: the job of loan offers gives it one, and writes so to its customer.
-- oldest 0041
ALTER TABLE loan
  ADD COLUMN offered_until date,
  ADD COLUMN accepted_at timestamptz,
  ADD COLUMN turned_down_at timestamptz,
  ADD COLUMN lapsed_at timestamptz;
COMMENT ON COLUMN loan.offered_until IS 'The last day on which it can be accepted; null: its customer has not been asked yet.';

CREATE INDEX IF NOT EXISTS loan_granted ON loan (accepted_at, decided_at, id)
  WHERE state = 'approved' AND turned_down_at IS NULL AND lapsed_at IS NULL;
COMMENT ON INDEX loan_granted IS 'Offers that wait for their customers, and the accepted ones that wait to be paid out.';
DROP INDEX loan_to_pay_out;

CREATE TABLE loan_acceptance (
  id uuid PRIMARY KEY,
  loan_id uuid NOT NULL REFERENCES loan (id),
  session_id uuid NOT NULL,
  signed_at timestamptz NOT NULL,
  address text NOT NULL,
  factor text NOT NULL CHECK (factor IN ('passkey', 'code', 'pin', 'password')),
  signed_text text NOT NULL,
  passkey_name text,
  credential_id bytea,
  public_key bytea,
  client_data bytea,
  authenticator_data bytea,
  signature bytea,
  CONSTRAINT loan_acceptance_by_passkey_is_whole CHECK (num_nonnulls(passkey_name, credential_id,
    public_key, client_data, authenticator_data, signature) =
    CASE factor WHEN 'passkey' THEN 6 ELSE 0 END)
);
COMMENT ON TABLE loan_acceptance IS 'The acceptance of a loan by its customer: kept for ever. One whose approval ended is accepted again.';
COMMENT ON COLUMN loan_acceptance.signed_text IS 'Canonical JSON of terms, session and nonce. Its SHA-256 is the challenge that the passkey signed.';
COMMENT ON COLUMN loan_acceptance.public_key IS 'As COSE writes it. The passkey itself may be removed later.';
CREATE INDEX loan_acceptance_by_loan ON loan_acceptance (loan_id, signed_at);
GRANT SELECT, INSERT ON loan_acceptance TO larkmoor_app;
