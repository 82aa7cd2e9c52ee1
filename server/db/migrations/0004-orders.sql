-- Customers' accounts and orders.

-- Two functions whose results an index keeps: a changed text would make the index wrong, so another one takes a migration and a new index.
-- Text as it is searched: lower case, without accents, wide letters as narrow ones. Plain ASCII, which is most of it, is spared the work.
CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(CASE WHEN octet_length(given) = char_length(given) THEN given ELSE regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') END)
$$;

-- What a payment that left the bank is found by when the other bank writes about it: whole words of its reference, recipient, account numbers, IBAN and amount.
CREATE FUNCTION outside_payment_words(reference text, recipient_name text, recipient_account text, sender_account text, recipient_iban text, amount_minor bigint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_split_to_array(public.search_fold(concat_ws(' ', reference, recipient_name, recipient_account, sender_account, recipient_iban,
    (amount_minor / 100)::text || '.' || lpad((amount_minor % 100)::text, 2, '0'))), '\s+')
$$;

CREATE TABLE customer_account (
  account_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  number text NOT NULL UNIQUE CHECK (number ~ '^[0-9]{9}$'),
  kind text NOT NULL CHECK (kind IN ('checking', 'savings', 'investment')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  interest_from date NOT NULL DEFAULT '-infinity'::date
);
CREATE INDEX customer_account_by_user ON customer_account (user_id);
CREATE INDEX customer_account_interest_due ON customer_account (interest_from, account_id) WHERE kind = 'savings' AND closed_at IS NULL;
COMMENT ON TABLE customer_account IS 'A customer''s account as people know it: number and kind. Its money is the ledger''s account of the same id.';
COMMENT ON COLUMN customer_account.number IS 'Nine digits, random, never used again.';
COMMENT ON COLUMN customer_account.interest_from IS 'The first day whose interest was not credited yet; -infinity until the job has looked at the account once.';
GRANT INSERT, SELECT, UPDATE ON customer_account TO larkmoor_app;

CREATE TABLE transfer (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('local', 'funding', 'international', 'bill', 'check_deposit', 'interest', 'loan_disbursement', 'loan_instalment', 'correction')),
  status text NOT NULL CHECK (status IN ('scheduled', 'in_review', 'settling', 'approved', 'completed', 'declined', 'returned', 'cancelled')),
  status_reason text,
  payer_id uuid,
  payer_account_id uuid,
  payee_id uuid,
  payee_account_id uuid,
  sender_account text NOT NULL,
  recipient_name text NOT NULL,
  recipient_account text NOT NULL,
  recipient_bank text NOT NULL,
  recipient_routing text,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  debited_usd_minor bigint NOT NULL CHECK (debited_usd_minor > 0),
  fee_minor bigint NOT NULL CHECK (fee_minor >= 0),
  transfer_type text,
  reference text NOT NULL,
  transfer_date timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  booked_at timestamptz,
  journal_id uuid,
  due_at timestamptz,
  recipient_swift text,
  recipient_iban text,
  recipient_country text,
  bill_type text,
  fx_rate text,
  funds_checked_at timestamptz
);
CREATE INDEX transfer_by_payer_status ON transfer (payer_id) WHERE status IN ('scheduled', 'in_review');
CREATE INDEX transfer_due ON transfer (due_at) WHERE status IN ('scheduled', 'settling');
CREATE INDEX transfer_outside_by_words ON transfer USING gin (outside_payment_words(reference, recipient_name, recipient_account, sender_account, recipient_iban, amount_minor)) WHERE kind IN ('local', 'international', 'bill') AND booked_at IS NOT NULL AND payee_account_id IS NULL;
CREATE INDEX transfer_unchecked ON transfer (due_at) WHERE status = 'scheduled' AND funds_checked_at IS NULL;
COMMENT ON TABLE transfer IS 'A customer''s order. What it moved is in the journal; this row is what was asked, by whom, and how far it is.';
COMMENT ON COLUMN transfer.transfer_date IS 'The customer''s date, kept apart from when we wrote it.';
COMMENT ON COLUMN transfer.booked_at IS 'Null until money has moved.';
COMMENT ON COLUMN transfer.due_at IS 'When the next step is due, in business time: payment of a scheduled order, settlement of one under way.';
COMMENT ON COLUMN transfer.fx_rate IS 'US dollars for one unit of the order''s currency, as it was booked.';
COMMENT ON COLUMN transfer.funds_checked_at IS 'When the money for a scheduled order was looked for in advance.';
GRANT INSERT, SELECT, UPDATE ON transfer TO larkmoor_app;

CREATE TABLE transfer_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id uuid NOT NULL,
  status text NOT NULL,
  reason text,
  at timestamptz NOT NULL,
  indexed boolean NOT NULL DEFAULT false
);
CREATE INDEX transfer_step_by_transfer ON transfer_step (transfer_id, id);
CREATE INDEX transfer_step_to_index ON transfer_step (id) WHERE NOT indexed;
COMMENT ON TABLE transfer_step IS 'What became of an order after it was made. Written with each change of its status, whoever makes it; the receipt reads it, and the search learns of it.';
COMMENT ON COLUMN transfer_step.at IS 'Business time.';
COMMENT ON COLUMN transfer_step.indexed IS 'Whether the search knows it.';
GRANT INSERT, SELECT, UPDATE (indexed) ON transfer_step TO larkmoor_app;

CREATE TABLE bill_schedule (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES owner (id),
  account_id uuid REFERENCES customer_account (account_id),
  status text NOT NULL CHECK (status IN ('active', 'ended', 'stopped', 'cancelled')),
  recipient_name text NOT NULL,
  recipient_account text NOT NULL,
  bill_type text,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  reference text,
  frequency text NOT NULL CHECK (frequency IN ('weekly', 'every two weeks', 'monthly', 'quarterly', 'yearly')),
  first_day date NOT NULL,
  first_time time NOT NULL,
  end_day date,
  next_number integer NOT NULL CHECK (next_number > 0),
  next_day date NOT NULL,
  next_due_at timestamptz NOT NULL,
  funds_checked_at timestamptz,
  created_at timestamptz NOT NULL,
  paused_at timestamptz,
  paused_until date,
  paused_number integer CHECK (paused_number > 0),
  single_number integer CHECK (single_number > 0),
  single_amount_minor bigint CHECK (single_amount_minor > 0),
  CHECK ((single_number IS NULL) = (single_amount_minor IS NULL)),
  CONSTRAINT bill_schedule_check1 CHECK (((paused_at IS NULL) = (paused_number IS NULL)) AND (paused_until IS NULL OR paused_at IS NOT NULL))
);
CREATE INDEX bill_schedule_by_owner ON bill_schedule (owner_id) WHERE status = 'active';
CREATE INDEX bill_schedule_due ON bill_schedule (next_due_at) WHERE status = 'active';
CREATE INDEX bill_schedule_unchecked ON bill_schedule (next_due_at) WHERE status = 'active' AND funds_checked_at IS NULL;
COMMENT ON TABLE bill_schedule IS 'A bill that comes again: what is paid, how often, and when it is due next. Signed once, with the order it came with.';
COMMENT ON COLUMN bill_schedule.account_id IS 'The account the customer chose; null when each date finds its own.';
COMMENT ON COLUMN bill_schedule.reference IS 'As the customer wrote it; null: each instalment gets one of its own.';
COMMENT ON COLUMN bill_schedule.first_day IS 'Day and time of the first payment as New York''s clocks show them. Every later date is counted from here, so that none inherits a short month or a moved clock.';
COMMENT ON COLUMN bill_schedule.end_day IS 'No date after this one is paid.';
COMMENT ON COLUMN bill_schedule.next_number IS 'How many dates lie between the first and the next, the day that gives, and the instant it is paid: later than the day where banks are closed on it.';
COMMENT ON COLUMN bill_schedule.funds_checked_at IS 'When the money for the next date was looked for in advance.';
COMMENT ON COLUMN bill_schedule.paused_until IS 'The first day that is paid again; null: nobody has said.';
COMMENT ON COLUMN bill_schedule.paused_number IS 'The date that came next when it was paused. Resumed early, it goes on from there, so that what was skipped before stays skipped.';
COMMENT ON COLUMN bill_schedule.single_number IS 'The one date that is paid with another amount than the others.';
COMMENT ON INDEX bill_schedule_unchecked IS 'Bills whose money was looked for already are not looked at again.';
GRANT SELECT, UPDATE (status, amount_minor, end_day, next_number, next_day, next_due_at, funds_checked_at, paused_at, paused_until, paused_number, single_number, single_amount_minor) ON bill_schedule TO larkmoor_app;

CREATE TABLE bill_instalment (
  schedule_id uuid NOT NULL REFERENCES bill_schedule (id),
  day date NOT NULL,
  transfer_id uuid NOT NULL UNIQUE,
  PRIMARY KEY (schedule_id, day)
);
COMMENT ON TABLE bill_instalment IS 'What became of each date of a schedule: one order, paid or declined.';
GRANT SELECT ON bill_instalment TO larkmoor_app;

CREATE TABLE unsigned_order (
  order_id uuid PRIMARY KEY
);
COMMENT ON TABLE unsigned_order IS 'Orders to others that nobody signed with a security PIN of a day''s age, and that are paid later: a scheduled order by its own id, a recurring bill by its schedule''s. The daily limit without a PIN binds each payment of theirs on its day.';
GRANT DELETE, INSERT, SELECT ON unsigned_order TO larkmoor_app;

CREATE TABLE payment_review (
  transfer_id uuid PRIMARY KEY,
  payee_account_id uuid REFERENCES customer_account (account_id),
  above_minor bigint NOT NULL CHECK (above_minor >= 0),
  asked_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT payment_review_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT payment_review_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT payment_review_declined_with_a_reason CHECK ((NOT (decision IS DISTINCT FROM 'declined')) = (decline_reason IS NOT NULL))
);
CREATE INDEX payment_review_waiting ON payment_review (asked_at, transfer_id) WHERE decision IS NULL;
COMMENT ON TABLE payment_review IS 'A payment to others above the review size: it is debited as it is taken, and waits for staff. Who decided, when and why stays here.';
COMMENT ON COLUMN payment_review.payee_account_id IS 'The account of ours it is credited to once it is approved; null: it leaves the bank.';
COMMENT ON COLUMN payment_review.above_minor IS 'The review size that was in force.';
COMMENT ON COLUMN payment_review.asked_at IS 'Business time.';
COMMENT ON COLUMN payment_review.decline_reason IS 'As the customer reads it.';
GRANT SELECT, UPDATE (decision, decline_reason, decided_by, decided_at) ON payment_review TO larkmoor_app;
