-- Money comes in by files of the ACH network: each file is kept once, with its entries and the
-- state of each, so that no file and no entry is booked twice.
-- oldest 0041
CREATE TABLE rail_file (
  id uuid PRIMARY KEY,
  sha256 bytea NOT NULL UNIQUE CHECK (length(sha256) = 32),
  direction text NOT NULL CHECK (direction IN ('in')),
  name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  state text NOT NULL CHECK (state IN ('taken', 'refused')),
  fault jsonb,
  taken_at timestamptz NOT NULL,
  taken_by text NOT NULL,
  origin text,
  origin_name text,
  created_on date,
  batches integer,
  entries bigint,
  credits_minor bigint,
  debits_minor bigint,
  CONSTRAINT rail_file_refused_for_a_fault CHECK ((state = 'refused') = (fault IS NOT NULL)),
  CONSTRAINT rail_file_taken_with_its_sums CHECK (
    (state = 'taken') = (num_nonnulls(origin, origin_name, created_on, batches, entries, credits_minor, debits_minor) = 7))
);
CREATE INDEX rail_file_by_time ON rail_file (taken_at DESC, id);
COMMENT ON TABLE rail_file IS 'Files of the ACH network. Of one that was refused there is this line alone.';
COMMENT ON COLUMN rail_file.sha256 IS 'Of its bytes: the same file is taken once, even if two people bring it.';
COMMENT ON COLUMN rail_file.fault IS 'The first thing that was wrong, with line and column.';
COMMENT ON COLUMN rail_file.taken_at IS 'Business time.';
COMMENT ON COLUMN rail_file.taken_by IS 'As the trail names who acts.';
GRANT SELECT, INSERT, UPDATE ON rail_file TO larkmoor_app;

CREATE TABLE rail_batch (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES rail_file (id),
  number integer NOT NULL,
  service text NOT NULL,
  entry_class text NOT NULL,
  company_name text NOT NULL,
  company_data text NOT NULL,
  company_id text NOT NULL,
  description text NOT NULL,
  descriptive_date text NOT NULL,
  effective_on date,
  bank text NOT NULL,
  UNIQUE (file_id, number)
);
COMMENT ON TABLE rail_batch IS 'Batches of the files that were taken: one originator and one day each.';
COMMENT ON COLUMN rail_batch.effective_on IS 'As the originator wishes it; nothing in returns.';
COMMENT ON COLUMN rail_batch.bank IS 'The first eight digits of the routing number of the bank that sent it.';
GRANT SELECT, INSERT ON rail_batch TO larkmoor_app;

CREATE TABLE rail_entry (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES rail_file (id),
  batch_id uuid NOT NULL REFERENCES rail_batch (id),
  line bigint NOT NULL,
  code text NOT NULL,
  routing text NOT NULL,
  account text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  individual_id text NOT NULL,
  name text NOT NULL,
  discretionary text NOT NULL,
  trace text NOT NULL,
  addenda jsonb,
  once uuid UNIQUE,
  account_id uuid REFERENCES customer_account (account_id),
  due_on date,
  state text NOT NULL CHECK (state IN ('waiting', 'posted', 'return due', 'checked', 'for a person', 'twice', 'noted')),
  return_code text CHECK (return_code ~ '^R\d\d$'),
  transfer_id uuid REFERENCES transfer (id),
  CONSTRAINT rail_entry_returned_with_a_code CHECK ((state = 'return due') = (return_code IS NOT NULL)),
  CONSTRAINT rail_entry_posted_with_an_order CHECK ((state = 'posted') = (transfer_id IS NOT NULL)),
  CONSTRAINT rail_entry_waits_for_its_day CHECK (state <> 'waiting' OR num_nonnulls(account_id, due_on) = 2),
  CONSTRAINT rail_entry_once_or_twice CHECK ((state = 'twice') = (once IS NULL)),
  UNIQUE (file_id, line)
);
CREATE INDEX rail_entry_due ON rail_entry (due_on, id) WHERE state = 'waiting';
CREATE INDEX rail_entry_on_its_way ON rail_entry (account_id) WHERE state = 'waiting';
CREATE INDEX rail_entry_not_posted ON rail_entry (id) WHERE state IN ('return due', 'for a person', 'twice', 'noted');
CREATE INDEX rail_entry_by_transfer ON rail_entry (transfer_id) WHERE transfer_id IS NOT NULL;
COMMENT ON TABLE rail_entry IS 'Entries of the files that were taken, and the state of each.';
COMMENT ON COLUMN rail_entry.once IS 'Made of originator, day and trace number: a second entry with the same has none, and is not booked.';
COMMENT ON COLUMN rail_entry.account_id IS 'The account of ours that it names, also a closed one.';
COMMENT ON COLUMN rail_entry.due_on IS 'The banking day of the Federal Reserve on which it is posted and settled; nothing where it moves no money.';
GRANT SELECT, INSERT, UPDATE (state, return_code, transfer_id) ON rail_entry TO larkmoor_app;

CREATE TABLE rail_settlement (
  file_id uuid NOT NULL REFERENCES rail_file (id),
  due_on date NOT NULL,
  side text NOT NULL CHECK (side IN ('credit', 'debit')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  journal_id uuid,
  PRIMARY KEY (file_id, due_on, side)
);
CREATE INDEX rail_settlement_due ON rail_settlement (due_on) WHERE journal_id IS NULL;
COMMENT ON TABLE rail_settlement IS 'The sum that the Federal Reserve settles with the bank for a file on a day, entries that go back included.';
GRANT SELECT, INSERT, UPDATE (journal_id) ON rail_settlement TO larkmoor_app;

ALTER TABLE transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE transfer ADD CONSTRAINT transfer_kind_check CHECK (kind IN ('local', 'funding', 'direct_deposit', 'international', 'bill', 'check_deposit', 'interest', 'loan_disbursement', 'loan_instalment', 'correction')) NOT VALID;
