-- Checks, cards, loans, interest and exchange.

CREATE TABLE check_deposit (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  front_file_id uuid NOT NULL UNIQUE REFERENCES stored_file (id),
  back_file_id uuid NOT NULL UNIQUE REFERENCES stored_file (id),
  status text NOT NULL CHECK (status IN ('received', 'in_review', 'accepted', 'returned', 'dishonored')),
  stated_minor bigint CHECK (stated_minor > 0),
  front_digest bytea NOT NULL,
  back_digest bytea NOT NULL,
  front_likeness bit(256) NOT NULL,
  flags text[] NOT NULL CHECK (flags <@ ARRAY['duplicate', 'look_alike', 'tiny', 'same_sides']),
  created_at timestamptz NOT NULL,
  expected_on date NOT NULL,
  available_on date NOT NULL,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  accepted_minor bigint CHECK (accepted_minor > 0),
  transfer_id uuid REFERENCES transfer (id),
  journal_id uuid,
  return_reason text,
  collected_at timestamptz,
  dishonored_by uuid REFERENCES users (id),
  dishonored_at timestamptz,
  CONSTRAINT check_deposit_accepted_with_an_amount CHECK (status IN ('accepted', 'dishonored') = (accepted_minor IS NOT NULL)),
  CONSTRAINT check_deposit_check2 CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT check_deposit_decided_when_it_says_so CHECK (status IN ('accepted', 'returned', 'dishonored') = (decided_at IS NOT NULL)),
  CONSTRAINT check_deposit_dishonored_by_somebody CHECK ((status = 'dishonored') = (dishonored_by IS NOT NULL AND dishonored_at IS NOT NULL)),
  CONSTRAINT check_deposit_returned_with_a_reason CHECK (status IN ('returned', 'dishonored') = (return_reason IS NOT NULL))
);
CREATE INDEX check_deposit_by_front ON check_deposit (front_digest);
CREATE INDEX check_deposit_by_user ON check_deposit (user_id, created_at DESC);
CREATE INDEX check_deposit_to_collect ON check_deposit (available_on) WHERE status = 'accepted' AND collected_at IS NULL;
CREATE INDEX check_deposit_waiting ON check_deposit (created_at) WHERE status IN ('received', 'in_review');
COMMENT ON TABLE check_deposit IS 'A check that a customer sent as two pictures. Staff decide: accepting it books its amount with a hold, returning it says why.';
COMMENT ON COLUMN check_deposit.stated_minor IS 'As the customer wrote it beside the pictures; nothing when left out.';
COMMENT ON COLUMN check_deposit.front_digest IS 'Keyed hashes of the two files as they came in, and what the front looks like: how a check sent twice is noticed.';
COMMENT ON COLUMN check_deposit.flags IS 'What staff should look at first; never a reason to refuse by itself.';
COMMENT ON COLUMN check_deposit.expected_on IS 'The day the customer was told, weekends skipped, and the day that bank holidays make of it.';
COMMENT ON COLUMN check_deposit.collected_at IS 'When the paying bank''s money counts as ours: it leaves check collection for our account at the correspondent bank.';
COMMENT ON COLUMN check_deposit.dishonored_at IS 'Business time.';
GRANT INSERT, SELECT, UPDATE ON check_deposit TO larkmoor_app;

CREATE TABLE check_hold (
  hold_id uuid PRIMARY KEY REFERENCES hold (id),
  check_id uuid NOT NULL REFERENCES check_deposit (id),
  available_on date NOT NULL
);
CREATE INDEX check_hold_by_check ON check_hold (check_id);
COMMENT ON TABLE check_hold IS 'An accepted check''s money comes free in parts, each on its day: the hold of each part.';
GRANT INSERT, SELECT ON check_hold TO larkmoor_app;

CREATE TABLE card (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  card_type text NOT NULL CHECK (card_type IN ('credit', 'debit')),
  brand text NOT NULL CHECK (brand IN ('Visa', 'MasterCard', 'Discover', 'American Express', 'Verve')),
  number_sealed bytea NOT NULL,
  number_index bytea NOT NULL UNIQUE,
  last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
  expires_on date NOT NULL,
  holder_name text NOT NULL,
  issued_at timestamptz NOT NULL,
  blocked_at timestamptz
);
CREATE INDEX card_by_key ON card (SUBSTRING(number_sealed FROM 1 FOR 4));
CREATE UNIQUE INDEX card_one_of_a_type ON card (user_id, card_type) WHERE blocked_at IS NULL;
COMMENT ON TABLE card IS 'Cards. The number is encrypted and indexed by a keyed hash; its code is derived and stands nowhere.';
COMMENT ON COLUMN card.number_sealed IS 'Key id, nonce, tag and ciphertext, bound to this row and its owner.';
COMMENT ON COLUMN card.number_index IS 'A number once issued is never issued again, also after its card is blocked.';
COMMENT ON COLUMN card.expires_on IS 'The last day on which it is good.';
COMMENT ON COLUMN card.holder_name IS 'As embossed on the day of issue.';
COMMENT ON INDEX card_by_key IS 'The first four bytes of what is sealed name its key: what an older key sealed is found without reading everything.';
GRANT INSERT, SELECT, UPDATE (number_sealed, blocked_at) ON card TO larkmoor_app;

CREATE TABLE loan (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  state text NOT NULL CHECK (state IN ('submitted', 'in_review', 'approved', 'declined', 'disbursed', 'repaid')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  purpose text NOT NULL CHECK (purpose IN ('personal', 'home', 'auto', 'education')),
  term_months integer NOT NULL CHECK (term_months >= 1 AND term_months <= 480),
  income_minor bigint NOT NULL CHECK (income_minor >= 0),
  employment_status text NOT NULL CHECK (employment_status IN ('employed', 'self-employed', 'unemployed', 'student')),
  credit_score integer NOT NULL CHECK (credit_score >= 300 AND credit_score <= 850),
  additional_notes text,
  rate_bps integer NOT NULL CHECK (rate_bps >= 0),
  payment_minor bigint NOT NULL CHECK (payment_minor > 0),
  total_interest_minor bigint NOT NULL CHECK (total_interest_minor >= 0),
  submitted_at timestamptz NOT NULL,
  review_started_at timestamptz,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  decline_reasons text[] NOT NULL DEFAULT '{}',
  disbursed_at timestamptz,
  disbursement_journal_id uuid,
  repaid_at timestamptz,
  disbursed_by uuid REFERENCES users (id),
  CONSTRAINT loan_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT loan_decided_when_it_says_so CHECK ((decided_at IS NOT NULL) = state IN ('approved', 'declined', 'disbursed', 'repaid')),
  CONSTRAINT loan_declined_with_reasons CHECK ((state = 'declined') = (cardinality(decline_reasons) > 0)),
  CONSTRAINT loan_disbursed_by_a_journal CHECK ((disbursed_at IS NULL) = (disbursement_journal_id IS NULL)),
  CONSTRAINT loan_disbursed_when_it_says_so CHECK ((disbursed_at IS NOT NULL) = state IN ('disbursed', 'repaid')),
  CONSTRAINT loan_repaid_when_it_says_so CHECK ((repaid_at IS NOT NULL) = (state = 'repaid'))
);
CREATE INDEX loan_by_user ON loan (user_id, submitted_at DESC);
CREATE INDEX loan_running ON loan (disbursed_at, id) WHERE state = 'disbursed';
CREATE INDEX loan_to_pay_out ON loan (decided_at, id) WHERE state = 'approved';
CREATE INDEX loan_waiting ON loan (submitted_at) WHERE state IN ('submitted', 'in_review');
COMMENT ON TABLE loan IS 'Loan applications as they were submitted, with the rate and payment offered at that moment. Money of a loan is in the ledger; this says how far it has come.';
COMMENT ON COLUMN loan.decline_reasons IS 'In plain words, as the customer reads them.';
COMMENT ON COLUMN loan.disbursed_by IS 'Who paid a loan out: the second person who tries is told.';
COMMENT ON INDEX loan_to_pay_out IS 'The pages of running loans: those to be paid out, then the overdue ones by their oldest unpaid instalment, then the others by when they were paid out.';
GRANT INSERT, SELECT, UPDATE ON loan TO larkmoor_app;

CREATE TABLE loan_instalment (
  loan_id uuid NOT NULL REFERENCES loan (id),
  number integer NOT NULL CHECK (number >= 1),
  due_on date NOT NULL,
  interest_minor bigint NOT NULL CHECK (interest_minor >= 0),
  principal_minor bigint NOT NULL CHECK (principal_minor > 0),
  paid_at timestamptz,
  journal_id uuid,
  tried_on date,
  missed_at timestamptz,
  PRIMARY KEY (loan_id, number),
  CONSTRAINT loan_instalment_paid_by_a_journal CHECK ((paid_at IS NULL) = (journal_id IS NULL))
);
CREATE INDEX loan_instalment_due ON loan_instalment (due_on, loan_id) INCLUDE (missed_at) WHERE paid_at IS NULL;
CREATE INDEX loan_instalment_unpaid ON loan_instalment (loan_id, number) WHERE paid_at IS NULL;
COMMENT ON TABLE loan_instalment IS 'What is due when on a disbursed loan: made with the disbursement, paid one by one.';
GRANT INSERT, SELECT, UPDATE ON loan_instalment TO larkmoor_app;

CREATE TABLE saved_application (
  id uuid PRIMARY KEY REFERENCES users (id),
  sealed bytea NOT NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX saved_application_by_key ON saved_application (SUBSTRING(sealed FROM 1 FOR 4));
CREATE INDEX saved_application_saved ON saved_application (saved_at);
COMMENT ON TABLE saved_application IS 'A loan application that somebody began and has not sent: one a customer, whom it names, and sealed, since nothing was decided on it yet.';
COMMENT ON INDEX saved_application_by_key IS 'The first four bytes of what is sealed name its key.';
GRANT DELETE, INSERT, SELECT, UPDATE (sealed, saved_at) ON saved_application TO larkmoor_app;

CREATE TABLE interest_credit (
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  due_on date NOT NULL,
  credited_on date NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  transfer_id uuid NOT NULL,
  PRIMARY KEY (account_id, due_on)
);
CREATE INDEX interest_credit_late ON interest_credit (account_id, credited_on) WHERE credited_on > due_on;
COMMENT ON TABLE interest_credit IS 'Interest credited to a savings account. It counts from the day it was due, also where the bank was down and booked it later.';
COMMENT ON COLUMN interest_credit.transfer_id IS 'The transfer''s id, which is its claim''s and its journal''s.';
GRANT INSERT, SELECT ON interest_credit TO larkmoor_app;

CREATE TABLE exchange_quote (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  rate text NOT NULL,
  rate_day date,
  market_minor bigint NOT NULL CHECK (market_minor >= 0),
  equivalent_minor bigint NOT NULL,
  fee_minor bigint NOT NULL CHECK (fee_minor >= 0),
  expires_at timestamptz NOT NULL,
  CHECK (equivalent_minor > 0 AND equivalent_minor >= market_minor)
);
CREATE INDEX exchange_quote_by_expiry ON exchange_quote (expires_at);
COMMENT ON TABLE exchange_quote IS 'What a customer was told an amount abroad costs. That it is spent once only is the ledger''s: its one_use row has the same id.';
COMMENT ON COLUMN exchange_quote.rate IS 'US dollars for one unit.';
GRANT DELETE, INSERT, SELECT ON exchange_quote TO larkmoor_app;

CREATE TABLE reference_rate (
  currency text NOT NULL CHECK (currency IN ('USD', 'GBP', 'AUD', 'CAD', 'INR')),
  rate_day date NOT NULL,
  recorded_at timestamptz NOT NULL,
  per_euro text NOT NULL CHECK (per_euro ~ '^[0-9]{1,9}(\.[0-9]{1,9})?$' AND per_euro ~ '[1-9]'),
  source text NOT NULL,
  recorded_by text NOT NULL DEFAULT 'system:bank',
  PRIMARY KEY (currency, rate_day, recorded_at)
);
COMMENT ON TABLE reference_rate IS 'Reference rates by day: units of a currency for one euro. Rows are added, never changed: of two for one day the one recorded later counts.';
COMMENT ON COLUMN reference_rate.per_euro IS 'Decimal text, as published.';
COMMENT ON COLUMN reference_rate.recorded_by IS 'Who brought a rate in.';
GRANT INSERT, SELECT ON reference_rate TO larkmoor_app;
