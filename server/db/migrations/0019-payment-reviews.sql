-- A payment to others above the review size: it is debited as it is taken, and waits for staff. Who decided, when and why stays here.
CREATE TABLE payment_review (
  transfer_id uuid PRIMARY KEY,
  -- The account of ours it is credited to once it is approved; null: it leaves the bank.
  payee_account_id uuid REFERENCES customer_account (account_id),
  -- The review size that was in force.
  above_minor bigint NOT NULL CHECK (above_minor >= 0),
  -- Business time.
  asked_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  -- As the customer reads it.
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT payment_review_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT payment_review_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT payment_review_declined_with_a_reason CHECK ((decision IS NOT DISTINCT FROM 'declined') = (decline_reason IS NOT NULL))
);
CREATE INDEX payment_review_waiting ON payment_review (asked_at, transfer_id) WHERE decision IS NULL;
INSERT INTO ledger_side_table VALUES ('payment_review');
GRANT SELECT, UPDATE (decision, decline_reason, decided_by, decided_at) ON payment_review TO larkmoor_app;

-- An order that begins in review has a step that says so, as one that comes to it later has.
CREATE TRIGGER transfer_keeps_its_review AFTER INSERT ON transfer FOR EACH ROW WHEN (NEW.status = 'in_review') EXECUTE FUNCTION note_transfer_step();

-- Where a payment between two customers of ours waits: it has left the payer and does not belong to the payee yet.
INSERT INTO gl_account (code, name, class, normal_side, must_return_to_zero) VALUES ('2320', 'Payments in review', 'liability', 'credit', true);
INSERT INTO account (id, gl_code, currency, overdraft_limit, hard_floor) VALUES ('00002320-0000-8000-8000-000000555344', '2320', 'USD', NULL, NULL);
