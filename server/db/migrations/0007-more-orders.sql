-- Orders beside local ones. What only one kind has is null for the others.
ALTER TABLE transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE transfer ADD CONSTRAINT transfer_kind_check
  CHECK (kind IN ('local', 'funding', 'international', 'bill', 'check_deposit', 'interest', 'loan_disbursement', 'loan_instalment'));
ALTER TABLE transfer
  ADD COLUMN recipient_swift text,
  ADD COLUMN recipient_iban text,
  ADD COLUMN recipient_country text,
  ADD COLUMN bill_type text,
  -- US dollars for one unit of the order's currency, as it was booked.
  ADD COLUMN fx_rate text;

-- The tables whose rows may commit with a posting. A migration that makes such a table names it here.
CREATE TABLE ledger_side_table (name text PRIMARY KEY);
INSERT INTO ledger_side_table VALUES ('transfer'), ('audit_event'), ('job');
GRANT SELECT ON ledger_side_table TO larkmoor_app;

-- The posting function asks that table instead of a list of its own; the rest of it stays byte for byte.
DO $$
DECLARE
  before CONSTANT text := pg_get_functiondef('ledger_post'::regproc);
  listed CONSTANT text := 'side_tables[g] NOT IN (''transfer'', ''audit_event'', ''job'')';
BEGIN
  IF strpos(before, listed) = 0 THEN RAISE EXCEPTION 'the posting function has no list of side tables'; END IF;
  EXECUTE replace(before, listed, 'NOT EXISTS (SELECT FROM ledger_side_table WHERE name = side_tables[g])');
END $$;

-- What the bank decides and may change without a new version: fees, limits, rates. Rows are added, never changed: the latest that has come into force counts.
CREATE TABLE policy (
  name text NOT NULL,
  effective_from timestamptz NOT NULL,
  value jsonb NOT NULL,
  set_by text NOT NULL,
  reason text NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (name, effective_from, set_at)
);
GRANT SELECT, INSERT ON policy TO larkmoor_app;
