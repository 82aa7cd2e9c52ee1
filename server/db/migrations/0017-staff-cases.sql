-- One person of the staff at a time works on a case, on whichever server they are: the row is their hold on it, and goes with the decision.
CREATE TABLE staff_case (
  kind text NOT NULL CHECK (kind IN ('check', 'loan', 'identity_document', 'payment', 'return', 'message')),
  -- The check, loan, transfer or message; for identity documents the customer.
  subject_id uuid NOT NULL,
  holder_id uuid NOT NULL REFERENCES users (id),
  -- When the holder last opened it, in real time: what is left for long may be taken over.
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_case TO larkmoor_app;

-- Checks kept their holder themselves before any staff could take one.
ALTER TABLE check_deposit DROP COLUMN holder_id, DROP COLUMN held_since;
