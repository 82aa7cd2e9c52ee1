-- A credit by staff above the two-person size: it is booked once somebody else of the staff approves it. What was proposed never changes.
CREATE TABLE funding_proposal (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  sender_account text NOT NULL,
  recipient_bank text NOT NULL,
  reference text NOT NULL,
  transfer_date timestamptz NOT NULL,
  -- The two-person size that was in force.
  above_minor bigint NOT NULL CHECK (above_minor >= 0),
  proposed_by uuid NOT NULL REFERENCES users (id),
  -- Business time.
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  -- As staff read it.
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT funding_proposal_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT funding_proposal_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT funding_proposal_declined_with_a_reason CHECK ((decision IS NOT DISTINCT FROM 'declined') = (decline_reason IS NOT NULL)),
  CONSTRAINT funding_proposal_approved_by_another CHECK (decision IS DISTINCT FROM 'approved' OR decided_by <> proposed_by)
);
CREATE INDEX funding_proposal_waiting ON funding_proposal (proposed_at, id) WHERE decision IS NULL;
INSERT INTO ledger_side_table VALUES ('funding_proposal');
GRANT SELECT, UPDATE (decision, decline_reason, decided_by, decided_at) ON funding_proposal TO larkmoor_app;

ALTER TABLE staff_case DROP CONSTRAINT staff_case_kind_check,
  ADD CONSTRAINT staff_case_kind_check CHECK (kind IN ('check', 'loan', 'identity_document', 'payment', 'return', 'message', 'funding'));
