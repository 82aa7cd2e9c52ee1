-- What staff decide, and what people write to them.

CREATE TABLE staff_case (
  kind text NOT NULL CHECK (kind IN ('check', 'loan', 'identity_document', 'payment', 'return', 'message', 'funding', 'dispute')),
  subject_id uuid NOT NULL,
  holder_id uuid NOT NULL REFERENCES users (id),
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
COMMENT ON TABLE staff_case IS 'One person of the staff at a time works on a case, on whichever server they are: the row is their hold on it, and goes with the decision.';
COMMENT ON COLUMN staff_case.subject_id IS 'The check, loan, transfer or message; for identity documents the customer.';
COMMENT ON COLUMN staff_case.taken_at IS 'When the holder last opened it, in real time: what is left for long may be taken over.';

CREATE TABLE decision_answer (
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  decided_by uuid NOT NULL REFERENCES users (id),
  asked text NOT NULL,
  answer jsonb NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
COMMENT ON TABLE decision_answer IS 'What a case''s latest decision was sent as, by whom, and what it was answered: whoever loses the answer on the way and sends the very same again reads it again. `asked` is a digest; `kind` is a queue''s, or what is done with a case after it.';
GRANT INSERT, SELECT, UPDATE (decided_by, asked, answer) ON decision_answer TO larkmoor_app;

CREATE TABLE funding_proposal (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  sender_account text NOT NULL,
  recipient_bank text NOT NULL,
  reference text NOT NULL,
  transfer_date timestamptz NOT NULL,
  above_minor bigint NOT NULL CHECK (above_minor >= 0),
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT funding_proposal_approved_by_another CHECK ((decision IS DISTINCT FROM 'approved') OR decided_by <> proposed_by),
  CONSTRAINT funding_proposal_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT funding_proposal_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT funding_proposal_declined_with_a_reason CHECK ((NOT (decision IS DISTINCT FROM 'declined')) = (decline_reason IS NOT NULL))
);
CREATE INDEX funding_proposal_waiting ON funding_proposal (proposed_at, id) WHERE decision IS NULL;
COMMENT ON TABLE funding_proposal IS 'A credit by staff above the two-person size: it is booked once somebody else of the staff approves it. What was proposed never changes.';
COMMENT ON COLUMN funding_proposal.above_minor IS 'The two-person size that was in force.';
COMMENT ON COLUMN funding_proposal.proposed_at IS 'Business time.';
COMMENT ON COLUMN funding_proposal.decline_reason IS 'As staff read it.';
GRANT SELECT, UPDATE (decision, decline_reason, decided_by, decided_at) ON funding_proposal TO larkmoor_app;

CREATE TABLE policy (
  name text NOT NULL,
  effective_from timestamptz NOT NULL,
  value jsonb,
  set_by text NOT NULL,
  reason text NOT NULL,
  set_at timestamptz NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  withdraws integer,
  PRIMARY KEY (name, version),
  UNIQUE (name, withdraws),
  CHECK ((value IS NULL) = (withdraws IS NOT NULL)),
  CONSTRAINT policy_check1 CHECK (withdraws < version),
  FOREIGN KEY (name, withdraws) REFERENCES policy (name, version)
);
CREATE INDEX policy_in_force ON policy (name, effective_from DESC, version DESC);
COMMENT ON TABLE policy IS 'What the bank decides and may change without a new version: fees, limits, rates. Rows are added, never changed: the latest that has come into force counts.';
COMMENT ON COLUMN policy.version IS 'Every change of a policy is a row, numbered from 1 within its policy: who changes it says which number they saw last, and of two at once one gets the next.';
GRANT INSERT, SELECT ON policy TO larkmoor_app;

CREATE TABLE dispute (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  transfer_id uuid NOT NULL UNIQUE REFERENCES transfer (id),
  user_id uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL,
  what_happened text NOT NULL,
  reported_at timestamptz NOT NULL,
  answer_due_on date NOT NULL,
  review_started_at timestamptz,
  proposed_minor bigint CHECK (proposed_minor > 0),
  proposed_by uuid REFERENCES users (id),
  outcome text CHECK (outcome IN ('corrected', 'no_error')),
  credited_minor bigint CHECK (credited_minor > 0),
  answer text,
  answered_by uuid REFERENCES users (id),
  answered_at timestamptz,
  CONSTRAINT dispute_answered_by_somebody CHECK ((outcome IS NULL) = (answered_by IS NULL)),
  CONSTRAINT dispute_answered_in_words CHECK ((outcome IS NULL) = (answer IS NULL)),
  CONSTRAINT dispute_answered_when_it_says_so CHECK ((outcome IS NULL) = (answered_at IS NULL)),
  CONSTRAINT dispute_corrected_as_proposed CHECK ((outcome IS DISTINCT FROM 'corrected') OR proposed_minor IS NULL OR (credited_minor = proposed_minor AND answered_by <> proposed_by)),
  CONSTRAINT dispute_corrected_with_an_amount CHECK ((NOT (outcome IS DISTINCT FROM 'corrected')) = (credited_minor IS NOT NULL)),
  CONSTRAINT dispute_proposed_by_somebody CHECK ((proposed_minor IS NULL) = (proposed_by IS NULL))
);
CREATE INDEX dispute_answered ON dispute (answered_at DESC, id) WHERE answered_at IS NOT NULL;
CREATE INDEX dispute_by_user ON dispute (user_id, reported_at DESC);
CREATE INDEX dispute_waiting ON dispute (reported_at, id) WHERE outcome IS NULL;
COMMENT ON TABLE dispute IS 'A payment that its customer reports, once, and what staff answer. What was reported never changes.';
COMMENT ON COLUMN dispute.reported_at IS 'Business time.';
COMMENT ON COLUMN dispute.proposed_minor IS 'A correction above the two-person size, until somebody else books it.';
COMMENT ON COLUMN dispute.answer IS 'As its customer reads it.';
GRANT INSERT, SELECT, UPDATE (review_started_at, proposed_minor, proposed_by, outcome, credited_minor, answer, answered_by, answered_at) ON dispute TO larkmoor_app;

CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  reference text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid REFERENCES users (id),
  answer text,
  close_reason text,
  sender_id uuid REFERENCES users (id),
  conversation_id uuid REFERENCES contact_message (id),
  CONSTRAINT contact_message_answered_or_closed CHECK ((ended_at IS NOT NULL) = (num_nonnulls(answer, close_reason) = 1)),
  CONSTRAINT contact_message_conversation_has_sender CHECK ((sender_id IS NULL) = (conversation_id IS NULL)),
  CONSTRAINT contact_message_ended_by_somebody CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CONSTRAINT contact_message_not_both CHECK (num_nonnulls(answer, close_reason) <= 1)
);
CREATE INDEX contact_message_ended ON contact_message (ended_at DESC) WHERE ended_at IS NOT NULL;
CREATE INDEX contact_message_of_conversation ON contact_message (conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX contact_message_of_sender ON contact_message (sender_id, conversation_id) WHERE sender_id IS NOT NULL;
CREATE UNIQUE INDEX contact_message_reference ON contact_message (reference) WHERE conversation_id IS NULL OR conversation_id = id;
CREATE INDEX contact_message_waiting ON contact_message (created_at) WHERE ended_at IS NULL;
COMMENT ON TABLE contact_message IS 'What visitors write to staff.';
COMMENT ON COLUMN contact_message.reference IS 'Told to the writer, so that a call can begin with it.';
GRANT INSERT, SELECT, UPDATE ON contact_message TO larkmoor_app;

CREATE TABLE message_file (
  message_id uuid NOT NULL REFERENCES contact_message (id),
  position smallint NOT NULL CHECK (("position" >= 1) AND ("position" <= 3)),
  file_id uuid NOT NULL UNIQUE REFERENCES stored_file (id),
  PRIMARY KEY (message_id, "position")
);
COMMENT ON TABLE message_file IS 'The files of a message, in the order in which they were chosen.';
GRANT INSERT, SELECT ON message_file TO larkmoor_app;
