-- What a case's latest decision was sent as, by whom, and what it was answered: whoever loses the answer on the way and sends the very same again reads it again.
-- `asked` is a digest; `kind` is a queue's, or what is done with a case after it.
CREATE TABLE decision_answer (
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  decided_by uuid NOT NULL REFERENCES users (id),
  asked text NOT NULL,
  answer jsonb NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
GRANT SELECT, INSERT, UPDATE (decided_by, asked, answer) ON decision_answer TO larkmoor_app;
