-- A customer's account as people know it: number and kind. Its money is the ledger's account of the same id.
CREATE TABLE customer_account (
  account_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- Nine digits, random, never used again.
  number text NOT NULL UNIQUE CHECK (number ~ '^[0-9]{9}$'),
  kind text NOT NULL CHECK (kind IN ('checking', 'savings', 'investment')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX customer_account_by_user ON customer_account (user_id);

-- A customer's order. What it moved is in the journal; this row is what was asked, by whom, and how far it is.
CREATE TABLE transfer (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('local', 'funding')),
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
  -- The customer's date, kept apart from when we wrote it.
  transfer_date timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until money has moved.
  booked_at timestamptz,
  journal_id uuid,
  -- When the next step is due, in business time: payment of a scheduled order, settlement of one under way.
  due_at timestamptz
);
CREATE INDEX transfer_due ON transfer (due_at) WHERE status IN ('scheduled', 'settling');
CREATE INDEX transfer_by_payer_status ON transfer (payer_id) WHERE status IN ('scheduled', 'in_review');
