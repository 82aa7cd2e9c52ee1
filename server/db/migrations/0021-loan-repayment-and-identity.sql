-- Who paid a loan out: the second person who tries is told.
ALTER TABLE loan ADD COLUMN disbursed_by uuid REFERENCES users (id);
CREATE INDEX loan_running ON loan (disbursed_at) WHERE state = 'disbursed';

-- An instalment without enough money is tried once a day; its customer is told when it was first missed.
ALTER TABLE loan_instalment
  ADD COLUMN tried_on date,
  ADD COLUMN missed_at timestamptz;
CREATE INDEX loan_instalment_unpaid ON loan_instalment (loan_id, number) WHERE paid_at IS NULL;

-- What a customer hands in to show who they are waits for staff. One case is open at a time: a newer document, or another name, replaces it, so that nobody
-- decides on what the customer has taken back.
CREATE TABLE identity_case (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- No reference: a picture that a newer one took the place of is deleted, what was decided on it stays.
  file_id uuid NOT NULL,
  -- The name the document has to show, as it stood when the case was made.
  stated_name text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'refused', 'replaced', 'closed')),
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  -- In plain words, as the customer reads them.
  refusal_reasons text[] NOT NULL DEFAULT '{}',
  CONSTRAINT identity_case_decided_when_it_says_so CHECK ((decided_at IS NOT NULL) = (state IN ('accepted', 'refused'))),
  CONSTRAINT identity_case_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT identity_case_refused_with_reasons CHECK ((state = 'refused') = (cardinality(refusal_reasons) > 0))
);
CREATE UNIQUE INDEX identity_case_open ON identity_case (user_id) WHERE state = 'waiting';
CREATE INDEX identity_case_waiting ON identity_case (submitted_at, id) WHERE state = 'waiting';
CREATE INDEX identity_case_by_user ON identity_case (user_id, submitted_at DESC);
GRANT SELECT, INSERT, UPDATE ON identity_case TO larkmoor_app;

-- Documents handed in before there was a queue.
INSERT INTO identity_case (id, user_id, file_id, stated_name, state, submitted_at)
SELECT gen_random_uuid(), u.id, u.id_document, u.full_name, 'waiting', coalesce(u.profile_submitted_at, u.created_at)
  FROM users u WHERE u.id_document IS NOT NULL AND u.deleted_at IS NULL;
