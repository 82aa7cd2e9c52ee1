-- The posting of a credit to a customer names those of the staff who answer for it. The return of
-- an outside payment waits for a second person, a link to an own customer for the colleague whom it
-- is about, and each colleague reads what another one changes.
-- oldest 0041

CREATE TYPE posting_giver AS (request integer, way text, first_person uuid, transfer_id uuid);

CREATE TABLE payment_return (
  id uuid PRIMARY KEY,
  transfer_id uuid NOT NULL REFERENCES transfer (id),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  reason text NOT NULL,
  note text NOT NULL,
  other_reference text,
  above_minor bigint CHECK (above_minor >= 0),
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT payment_return_approved_by_another CHECK (
    decision IS DISTINCT FROM 'approved' OR above_minor IS NULL OR decided_by <> proposed_by),
  CONSTRAINT payment_return_decided_whole CHECK (
    (decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)
    AND (decline_reason IS NOT NULL) = (decision IS NOT DISTINCT FROM 'declined')),
  CONSTRAINT payment_return_alone_is_decided CHECK (
    above_minor IS NOT NULL OR decision IS NOT DISTINCT FROM 'approved')
);
COMMENT ON TABLE payment_return IS 'Returns of outside payments by staff: those that wait for a second person, and what became of each.';
COMMENT ON COLUMN payment_return.amount_minor IS 'The part that goes back to its payer, in US minor units; zero where the bank had credited all of it before.';
COMMENT ON COLUMN payment_return.reason IS 'A code of contract/reasons.ts.';
COMMENT ON COLUMN payment_return.other_reference IS 'The message or trace number of the other bank; null where the payment had not settled.';
COMMENT ON COLUMN payment_return.above_minor IS 'The two-person size or the sum of a day that it was above; null: one person returned it alone.';
COMMENT ON COLUMN payment_return.proposed_at IS 'Business time.';
COMMENT ON COLUMN payment_return.decline_reason IS 'As staff read it.';
CREATE UNIQUE INDEX payment_return_waiting ON payment_return (transfer_id) WHERE decision IS NULL;
CREATE INDEX payment_return_queue ON payment_return (proposed_at, id) WHERE decision IS NULL;
CREATE INDEX payment_return_of_transfer ON payment_return (transfer_id);
CREATE INDEX payment_return_by_proposer ON payment_return (proposed_by);
CREATE INDEX payment_return_by_decider ON payment_return (decided_by) WHERE decided_by IS NOT NULL;
GRANT INSERT, SELECT, UPDATE (decision, decline_reason, decided_by, decided_at) ON payment_return
  TO larkmoor_app;

ALTER TABLE staff_case DROP CONSTRAINT staff_case_kind_check;
ALTER TABLE staff_case ADD CONSTRAINT staff_case_kind_check CHECK (kind IN ('check', 'loan',
  'identity_document', 'freeze', 'payment', 'message', 'funding', 'dispute', 'return')) NOT VALID;

CREATE TABLE own_customer_proposal (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  customer_id uuid NOT NULL REFERENCES users (id),
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('confirmed', 'declined', 'withdrawn')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT own_customer_proposal_decided_whole CHECK (
    (decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT own_customer_proposal_confirmed_by_its_colleague CHECK (
    decision IS DISTINCT FROM 'confirmed' OR decided_by = user_id)
);
COMMENT ON TABLE own_customer_proposal IS 'The customer that a colleague is said to be: it counts once that colleague has confirmed it.';
COMMENT ON COLUMN own_customer_proposal.user_id IS 'The member of the staff.';
COMMENT ON COLUMN own_customer_proposal.proposed_at IS 'Real time.';
CREATE UNIQUE INDEX own_customer_proposal_waiting ON own_customer_proposal (user_id)
  WHERE decision IS NULL;
CREATE UNIQUE INDEX own_customer_proposal_of_customer ON own_customer_proposal (customer_id)
  WHERE decision IS NULL;
CREATE INDEX own_customer_proposal_by_user ON own_customer_proposal (user_id);
CREATE INDEX own_customer_proposal_by_customer ON own_customer_proposal (customer_id);
CREATE INDEX own_customer_proposal_by_proposer ON own_customer_proposal (proposed_by);
CREATE INDEX own_customer_proposal_by_decider ON own_customer_proposal (decided_by)
  WHERE decided_by IS NOT NULL;
GRANT SELECT, INSERT (id, user_id, customer_id, proposed_by, proposed_at),
  UPDATE (decision, decided_by, decided_at) ON own_customer_proposal TO larkmoor_app;

CREATE TABLE staff_news (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  known_to uuid NOT NULL REFERENCES users (id),
  what text NOT NULL,
  page text NOT NULL
);
COMMENT ON TABLE staff_news IS 'A change of the staff or its policies by one of the staff, as every colleague reads it.';
COMMENT ON COLUMN staff_news.at IS 'Real time.';
COMMENT ON COLUMN staff_news.known_to IS 'The person who knows it: the one who did it, or the one whom an operator added by it.';
COMMENT ON COLUMN staff_news.page IS 'Where it is to be seen: a path of the staff area.';
CREATE INDEX staff_news_by_time ON staff_news (at, id);
CREATE INDEX staff_news_by_person ON staff_news (known_to);
GRANT INSERT, SELECT ON staff_news TO larkmoor_app;

CREATE TABLE staff_news_seen (
  user_id uuid NOT NULL REFERENCES users (id),
  news_id uuid NOT NULL REFERENCES staff_news (id),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, news_id)
);
COMMENT ON TABLE staff_news_seen IS 'Which of them a colleague has said to have seen: each by itself, because one may be written late.';
CREATE INDEX staff_news_seen_of_news ON staff_news_seen (news_id);
GRANT INSERT, SELECT ON staff_news_seen TO larkmoor_app;
