-- A payment that its customer reports, once, and what staff answer. What was reported never changes.
CREATE TABLE dispute (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  transfer_id uuid NOT NULL UNIQUE REFERENCES transfer (id),
  user_id uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL,
  what_happened text NOT NULL,
  -- Business time.
  reported_at timestamptz NOT NULL,
  answer_due_on date NOT NULL,
  review_started_at timestamptz,
  -- A correction above the two-person size, until somebody else books it.
  proposed_minor bigint CHECK (proposed_minor > 0),
  proposed_by uuid REFERENCES users (id),
  outcome text CHECK (outcome IN ('corrected', 'no_error')),
  credited_minor bigint CHECK (credited_minor > 0),
  -- As its customer reads it.
  answer text,
  answered_by uuid REFERENCES users (id),
  answered_at timestamptz,
  CONSTRAINT dispute_proposed_by_somebody CHECK ((proposed_minor IS NULL) = (proposed_by IS NULL)),
  CONSTRAINT dispute_answered_when_it_says_so CHECK ((outcome IS NULL) = (answered_at IS NULL)),
  CONSTRAINT dispute_answered_by_somebody CHECK ((outcome IS NULL) = (answered_by IS NULL)),
  CONSTRAINT dispute_answered_in_words CHECK ((outcome IS NULL) = (answer IS NULL)),
  CONSTRAINT dispute_corrected_with_an_amount CHECK ((outcome IS NOT DISTINCT FROM 'corrected') = (credited_minor IS NOT NULL)),
  CONSTRAINT dispute_corrected_as_proposed CHECK (outcome IS DISTINCT FROM 'corrected' OR proposed_minor IS NULL OR (credited_minor = proposed_minor AND answered_by <> proposed_by))
);
CREATE INDEX dispute_waiting ON dispute (reported_at, id) WHERE outcome IS NULL;
CREATE INDEX dispute_answered ON dispute (answered_at DESC, id) WHERE answered_at IS NOT NULL;
CREATE INDEX dispute_by_user ON dispute (user_id, reported_at DESC);
GRANT SELECT, INSERT, UPDATE (review_started_at, proposed_minor, proposed_by, outcome, credited_minor, answer, answered_by, answered_at) ON dispute TO larkmoor_app;

ALTER TABLE transfer DROP CONSTRAINT transfer_kind_check,
  ADD CONSTRAINT transfer_kind_check
    CHECK (kind IN ('local', 'funding', 'international', 'bill', 'check_deposit', 'interest', 'loan_disbursement', 'loan_instalment', 'correction'));

ALTER TABLE staff_case DROP CONSTRAINT staff_case_kind_check,
  ADD CONSTRAINT staff_case_kind_check CHECK (kind IN ('check', 'loan', 'identity_document', 'payment', 'return', 'message', 'funding', 'dispute'));
