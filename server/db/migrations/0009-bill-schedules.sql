-- A bill that comes again: what is paid, how often, and when it is due next. Signed once, with the order it came with.
CREATE TABLE bill_schedule (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES owner (id),
  -- The account the customer chose; null when each date finds its own.
  account_id uuid REFERENCES customer_account (account_id),
  status text NOT NULL CHECK (status IN ('active', 'ended', 'stopped', 'cancelled')),
  recipient_name text NOT NULL,
  recipient_account text NOT NULL,
  bill_type text,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- As the customer wrote it; null: each instalment gets one of its own.
  reference text,
  frequency text NOT NULL CHECK (frequency IN ('weekly', 'every two weeks', 'monthly', 'quarterly', 'yearly')),
  -- Day and time of the first payment as New York's clocks show them. Every later date is counted from here, so that none inherits a short month or a moved clock.
  first_day date NOT NULL,
  first_time time NOT NULL,
  -- No date after this one is paid.
  end_day date,
  -- How many dates lie between the first and the next, the day that gives, and the instant it is paid: later than the day where banks are closed on it.
  next_number integer NOT NULL CHECK (next_number > 0),
  next_day date NOT NULL,
  next_due_at timestamptz NOT NULL,
  -- When the money for the next date was looked for in advance.
  funds_checked_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX bill_schedule_due ON bill_schedule (next_due_at) WHERE status = 'active';
CREATE INDEX bill_schedule_by_owner ON bill_schedule (owner_id) WHERE status = 'active';
-- What was signed never changes; what comes next does.
GRANT SELECT, UPDATE (status, next_number, next_day, next_due_at, funds_checked_at) ON bill_schedule TO larkmoor_app;

-- What became of each date of a schedule: one order, paid or declined.
CREATE TABLE bill_instalment (
  schedule_id uuid NOT NULL REFERENCES bill_schedule (id),
  day date NOT NULL,
  transfer_id uuid NOT NULL UNIQUE,
  PRIMARY KEY (schedule_id, day)
);

GRANT SELECT ON bill_instalment TO larkmoor_app;

INSERT INTO ledger_side_table VALUES ('bill_schedule'), ('bill_instalment');

-- When the money for a scheduled order was looked for in advance.
ALTER TABLE transfer ADD COLUMN funds_checked_at timestamptz;
CREATE INDEX transfer_unchecked ON transfer (due_at) WHERE status = 'scheduled' AND funds_checked_at IS NULL;
