-- Loan applications as they were submitted, with the rate and payment offered at that moment. Money of a loan is in the ledger; this says how far it has come.
CREATE TABLE loan (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  state text NOT NULL CHECK (state IN ('submitted', 'in_review', 'approved', 'declined', 'disbursed', 'repaid')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  purpose text NOT NULL CHECK (purpose IN ('personal', 'home', 'auto', 'education')),
  term_months integer NOT NULL CHECK (term_months BETWEEN 1 AND 480),
  income_minor bigint NOT NULL CHECK (income_minor >= 0),
  employment_status text NOT NULL CHECK (employment_status IN ('employed', 'self-employed', 'unemployed', 'student')),
  credit_score integer NOT NULL CHECK (credit_score BETWEEN 300 AND 850),
  additional_notes text,
  rate_bps integer NOT NULL CHECK (rate_bps >= 0),
  payment_minor bigint NOT NULL CHECK (payment_minor > 0),
  total_interest_minor bigint NOT NULL CHECK (total_interest_minor >= 0),
  submitted_at timestamptz NOT NULL,
  review_started_at timestamptz,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  -- In plain words, as the customer reads them.
  decline_reasons text[] NOT NULL DEFAULT '{}',
  disbursed_at timestamptz,
  disbursement_journal_id uuid,
  repaid_at timestamptz,
  CONSTRAINT loan_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT loan_decided_when_it_says_so CHECK ((decided_at IS NOT NULL) = (state IN ('approved', 'declined', 'disbursed', 'repaid'))),
  CONSTRAINT loan_declined_with_reasons CHECK ((state = 'declined') = (cardinality(decline_reasons) > 0)),
  CONSTRAINT loan_disbursed_when_it_says_so CHECK ((disbursed_at IS NOT NULL) = (state IN ('disbursed', 'repaid'))),
  CONSTRAINT loan_disbursed_by_a_journal CHECK ((disbursed_at IS NULL) = (disbursement_journal_id IS NULL)),
  CONSTRAINT loan_repaid_when_it_says_so CHECK ((repaid_at IS NOT NULL) = (state = 'repaid'))
);
CREATE INDEX loan_by_user ON loan (user_id, submitted_at DESC);
CREATE INDEX loan_waiting ON loan (submitted_at) WHERE state IN ('submitted', 'in_review');

-- What is due when on a disbursed loan: made with the disbursement, paid one by one.
CREATE TABLE loan_instalment (
  loan_id uuid NOT NULL REFERENCES loan (id),
  number integer NOT NULL CHECK (number >= 1),
  due_on date NOT NULL,
  interest_minor bigint NOT NULL CHECK (interest_minor >= 0),
  principal_minor bigint NOT NULL CHECK (principal_minor > 0),
  paid_at timestamptz,
  journal_id uuid,
  PRIMARY KEY (loan_id, number),
  CONSTRAINT loan_instalment_paid_by_a_journal CHECK ((paid_at IS NULL) = (journal_id IS NULL))
);
CREATE INDEX loan_instalment_due ON loan_instalment (due_on) WHERE paid_at IS NULL;

-- The first day whose interest was not credited yet; -infinity until the job has looked at the account once.
ALTER TABLE customer_account ADD COLUMN interest_from date NOT NULL DEFAULT '-infinity';
CREATE INDEX customer_account_interest_due ON customer_account (interest_from, account_id) WHERE kind = 'savings' AND closed_at IS NULL;

-- Interest credited to a savings account. It counts from the day it was due, also where the bank was down and booked it later.
CREATE TABLE interest_credit (
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  due_on date NOT NULL,
  credited_on date NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- The transfer's id, which is its claim's and its journal's.
  transfer_id uuid NOT NULL,
  PRIMARY KEY (account_id, due_on)
);
CREATE INDEX interest_credit_late ON interest_credit (account_id, credited_on) WHERE credited_on > due_on;
GRANT SELECT, INSERT ON interest_credit TO larkmoor_app;
