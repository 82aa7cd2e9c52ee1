-- The ledger: accounts, what was asked (claim), what was booked (journal, entry). Amounts are bigint minor units. A positive amount adds to an account as its holder sees it (a credit); the bank's own assets therefore run negative.
-- There are no foreign keys between entries, journals and claims: only ledger_post writes them, `npm run bank -- verify` proves them.

-- What became of one request of a call. Only requests that were not posted are answered: posted is the rule.
CREATE TYPE ledger_outcome AS (request integer, outcome text, refusal_code text, refusal_params json, answer json, request_id text);

CREATE TABLE gl_account (
  code text PRIMARY KEY CHECK (code ~ '^[0-9]{4}$'),
  name text NOT NULL,
  class text NOT NULL CHECK (class IN ('asset', 'liability', 'equity', 'income', 'expense')),
  normal_side text NOT NULL CHECK (normal_side IN ('debit', 'credit')),
  must_return_to_zero boolean NOT NULL
);
COMMENT ON COLUMN gl_account.must_return_to_zero IS 'Money only passes through: what stays longer than a few days is a mistake to look for.';
GRANT SELECT ON gl_account TO larkmoor_app;

CREATE TABLE owner (
  id uuid PRIMARY KEY,
  suspended boolean NOT NULL DEFAULT false,
  approval_required boolean NOT NULL DEFAULT false,
  activity_count bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
COMMENT ON TABLE owner IS 'The ledger''s view of a customer. Its row lock is what "not suspended" is decided under and what numbers the customer''s activity.';
COMMENT ON COLUMN owner.approval_required IS 'True once the customer has a PIN or second factor: payments to others then need an approval.';
GRANT SELECT, INSERT (id), UPDATE (suspended, approval_required) ON owner TO larkmoor_app;

CREATE TABLE account (
  id uuid PRIMARY KEY,
  gl_code text NOT NULL REFERENCES gl_account (code),
  owner_id uuid REFERENCES owner (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  posted bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  overdraft_limit bigint DEFAULT 0 CHECK (overdraft_limit >= 0),
  hard_floor bigint DEFAULT 0,
  entry_count bigint NOT NULL DEFAULT 0,
  last_booked_at timestamptz NOT NULL DEFAULT '-infinity',
  opened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_above_hard_floor CHECK (posted >= hard_floor),
  CONSTRAINT account_closed_is_empty CHECK (status = 'open' OR (posted = 0 AND held = 0)),
  CONSTRAINT account_customers_have_limits CHECK (owner_id IS NULL OR (overdraft_limit IS NOT NULL AND hard_floor IS NOT NULL)),
  CONSTRAINT account_floor_below_limit CHECK (hard_floor <= (- overdraft_limit))
) WITH (fillfactor = 50);
CREATE INDEX account_by_owner ON account (owner_id) WHERE owner_id IS NOT NULL;
COMMENT ON COLUMN account.owner_id IS 'Null for the bank''s own accounts.';
COMMENT ON COLUMN account.overdraft_limit IS 'available = posted - held + overdraft_limit. Null: the bank''s own account, without a limit.';
COMMENT ON COLUMN account.hard_floor IS 'Where even forced bookings stop. Null: the bank''s own account.';
GRANT SELECT, INSERT (id, gl_code, owner_id, currency, opened_at), UPDATE (status) ON account TO larkmoor_app;

CREATE TABLE claim (
  id uuid PRIMARY KEY,
  payload_hash bytea NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL,
  refusal_code text,
  refusal_params json,
  answer json,
  CONSTRAINT claim_posted_or_refused CHECK ((answer IS NULL) = (refusal_code IS NOT NULL))
);
COMMENT ON TABLE claim IS 'One row per request that was decided, posted or refused. It is written as posted, before it is decided, and corrected in the same database transaction: nobody else can see it until then.';
COMMENT ON COLUMN claim.answer IS 'What a success answers. json, not jsonb: a replay reads as first sent, to the byte.';
GRANT SELECT ON claim TO larkmoor_app;

CREATE TABLE journal (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  actor text NOT NULL,
  channel text NOT NULL,
  value_date date NOT NULL,
  business_date date NOT NULL,
  booked_at timestamptz NOT NULL,
  reverses uuid,
  reference text NOT NULL,
  memo text NOT NULL,
  accounts uuid[] NOT NULL,
  seqs bigint[] NOT NULL
);
CREATE UNIQUE INDEX journal_reverses_once ON journal (reverses) WHERE reverses IS NOT NULL;
COMMENT ON COLUMN journal.id IS 'The claim''s id.';
COMMENT ON COLUMN journal.accounts IS 'Where its entries are, in leg order: saves a second index on entry.';
COMMENT ON INDEX journal_reverses_once IS 'A journal is reversed once only.';
GRANT SELECT ON journal TO larkmoor_app;

CREATE TABLE entry (
  account_id uuid NOT NULL,
  seq bigint NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  booked_at timestamptz NOT NULL,
  value_date date NOT NULL,
  journal_id uuid NOT NULL,
  PRIMARY KEY (account_id, seq)
);
CREATE INDEX entry_by_time ON entry USING brin (booked_at) WITH (pages_per_range='64');
COMMENT ON COLUMN entry.seq IS 'Dense, 1..account.entry_count. booked_at never falls along it, so a date is found by halving.';
COMMENT ON INDEX entry_by_time IS 'Entries are written in the order of time, so that a range of blocks says when: a thousandth of a b-tree''s size, and next to nothing to keep.';
GRANT SELECT ON entry TO larkmoor_app;

CREATE TABLE hold (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  amount bigint NOT NULL CHECK (amount > 0),
  remaining bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'uncollected_check')),
  placed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (remaining >= 0 AND remaining <= amount)
);
CREATE INDEX hold_live_by_account ON hold (account_id) WHERE remaining > 0;
CREATE INDEX hold_live_by_expiry ON hold (expires_at) WHERE remaining > 0;
GRANT SELECT ON hold TO larkmoor_app;

CREATE TABLE one_use (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES owner (id),
  digest bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_by uuid
);
CREATE INDEX one_use_by_expiry ON one_use (expires_at);
COMMENT ON TABLE one_use IS 'An approval, a quote: spent by one posting, in that posting''s own database transaction.';
GRANT DELETE, SELECT, INSERT (id, owner_id, digest, expires_at), UPDATE (digest, expires_at, used_by) ON one_use TO larkmoor_app;

CREATE TABLE usage_counter (
  id uuid PRIMARY KEY,
  total bigint NOT NULL CHECK (total >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX usage_counter_by_age ON usage_counter (created_at);
GRANT DELETE, SELECT, UPDATE (created_at) ON usage_counter TO larkmoor_app;

CREATE TABLE activity (
  owner_id uuid NOT NULL,
  seq bigint NOT NULL,
  account_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('debit', 'credit')),
  PRIMARY KEY (owner_id, seq)
);
COMMENT ON TABLE activity IS 'One row per order in a customer''s list, across all accounts, numbered densely: any page of it is a range of seq.';
GRANT SELECT ON activity TO larkmoor_app;

CREATE TABLE ledger_side_table (
  name text PRIMARY KEY
);
COMMENT ON TABLE ledger_side_table IS 'The tables whose rows may commit with a posting. A migration that makes such a table names it here.';
GRANT SELECT ON ledger_side_table TO larkmoor_app;

CREATE TABLE sandbox_clock (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  offset_seconds bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE sandbox_clock IS 'How far business time runs ahead of real time (behind, while a demonstration makes its history): one row, shared by all processes.';

CREATE TABLE period_lock (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  closed_until timestamptz NOT NULL,
  dated_since timestamptz NOT NULL
);
COMMENT ON TABLE period_lock IS 'Where the books are open from. Whoever moves it holds off all postings while it does; it never goes back.';
COMMENT ON COLUMN period_lock.dated_since IS 'After this every journal''s business date is the day it was booked on: before, the posting function did not see to it.';
GRANT SELECT ON period_lock TO larkmoor_app;

-- The tables whose rows may commit with a posting. A migration that makes such a table names it here.
INSERT INTO ledger_side_table VALUES
  ('transfer'), ('audit_event'), ('job'), ('bill_schedule'), ('bill_instalment'), ('check_deposit'), ('payment_review'), ('funding_proposal'), ('unsigned_order');
INSERT INTO sandbox_clock DEFAULT VALUES;
INSERT INTO period_lock (closed_until, dated_since) VALUES ('-infinity', clock_timestamp());

-- The chart of accounts. docs/chart-of-accounts.md explains each line; server/ledger/chart.ts names them; a test holds the three together.
INSERT INTO gl_account (code, name, class, normal_side, must_return_to_zero) VALUES
  ('1010', 'Cash at correspondent banks', 'asset', 'debit', false),
  ('1110', 'ACH clearing', 'asset', 'debit', true),
  ('1120', 'Wire clearing', 'asset', 'debit', true),
  ('1130', 'Bill-pay clearing', 'asset', 'debit', true),
  ('1140', 'Card clearing', 'asset', 'debit', true),
  ('1150', 'Check collection', 'asset', 'debit', true),
  ('1190', 'Suspense', 'asset', 'debit', true),
  ('1210', 'Loan principal', 'asset', 'debit', false),
  ('1220', 'Accrued loan interest', 'asset', 'debit', false),
  ('1310', 'FX position', 'asset', 'debit', false),
  ('1410', 'Staff funding', 'asset', 'debit', false),
  ('2110', 'Customer checking', 'liability', 'credit', false),
  ('2120', 'Customer savings', 'liability', 'credit', false),
  ('2130', 'Customer investment', 'liability', 'credit', false),
  ('2210', 'Accrued interest payable', 'liability', 'credit', false),
  ('2310', 'Unclaimed funds', 'liability', 'credit', false),
  ('2320', 'Payments in review', 'liability', 'credit', true),
  ('3010', 'Equity', 'equity', 'credit', false),
  ('4010', 'Loan interest income', 'income', 'credit', false),
  ('4020', 'Fee income', 'income', 'credit', false),
  ('4030', 'FX spread income', 'income', 'credit', false),
  ('5010', 'Interest expense', 'expense', 'debit', false),
  ('5020', 'Losses', 'expense', 'debit', false);

-- The bank's own accounts. The id says which: general ledger code first, currency in hexadecimal last.
INSERT INTO account (id, gl_code, currency, overdraft_limit, hard_floor)
SELECT (lpad(gl.code, 8, '0') || '-0000-8000-8000-' || lpad(encode(held_in.currency::bytea, 'hex'), 12, '0'))::uuid, gl.code, held_in.currency, NULL, NULL
FROM gl_account gl
JOIN unnest(ARRAY['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR']) AS held_in (currency) ON held_in.currency = 'USD' OR gl.code IN ('1010', '1120', '1310')
WHERE gl.code NOT IN ('2110', '2120', '2130')
ORDER BY 1;
