-- Who signed which order, with what, and the signature itself: kept for ever, where an approval was
-- forgotten after two days.
CREATE TABLE authorisation (
  id uuid PRIMARY KEY,
  approval_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  session_id uuid NOT NULL,
  signed_at timestamptz NOT NULL,
  address text NOT NULL,
  factor text NOT NULL CHECK (factor IN ('passkey', 'pin')),
  factor_since timestamptz NOT NULL,
  signed_text text NOT NULL,
  passkey_name text,
  credential_id bytea,
  public_key bytea,
  client_data bytea,
  authenticator_data bytea,
  signature bytea,
  CONSTRAINT authorisation_by_passkey_is_whole CHECK (
    num_nonnulls(passkey_name, credential_id, public_key, client_data, authenticator_data, signature)
      = CASE factor WHEN 'passkey' THEN 6 ELSE 0 END)
);
COMMENT ON TABLE authorisation IS 'One signature of a customer under one order, whether it was sent afterwards or not.';
COMMENT ON COLUMN authorisation.approval_id IS 'The one-use row that lets the order be posted: this session, this very order.';
COMMENT ON COLUMN authorisation.factor_since IS 'Since when the customer has had the PIN or the passkey.';
COMMENT ON COLUMN authorisation.signed_text IS 'Canonical JSON of order, session and nonce. Its SHA-256 is the challenge that the passkey signed.';
COMMENT ON COLUMN authorisation.public_key IS 'As COSE writes it. The passkey itself may be removed later.';
CREATE INDEX authorisation_of_approval ON authorisation (approval_id, signed_at DESC);
CREATE INDEX authorisation_of_user ON authorisation (user_id);
GRANT INSERT, SELECT ON authorisation TO larkmoor_app;

CREATE TABLE order_authorisation (
  order_id uuid NOT NULL,
  authorisation_id uuid NOT NULL REFERENCES authorisation (id),
  PRIMARY KEY (order_id, authorisation_id)
);
COMMENT ON TABLE order_authorisation IS 'Which signature an order was posted with, and each change of a recurring bill was made with: written with the posting.';
GRANT INSERT, SELECT ON order_authorisation TO larkmoor_app;
INSERT INTO ledger_side_table VALUES ('order_authorisation');

ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_purpose_check;
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_purpose_check CHECK (purpose IN ('add', 'order', 'prove', 'sign-in'));
