-- A statement of each month is made once and kept: a later name or language must not change what a
-- customer was told, and no statement is made twice.
-- oldest 0041
CREATE TABLE monthly_statement (
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  holder text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'es')),
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL CHECK (last_seq >= first_seq - 1),
  opening_minor bigint NOT NULL,
  in_minor bigint NOT NULL CHECK (in_minor >= 0),
  out_minor bigint NOT NULL CHECK (out_minor <= 0),
  closing_minor bigint NOT NULL CHECK (closing_minor = opening_minor + in_minor + out_minor),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, month)
);
COMMENT ON TABLE monthly_statement IS 'The statements that were made, one a month and account. They are never changed; their PDF is drawn from this and from the entries.';
COMMENT ON COLUMN monthly_statement.month IS 'The first day of the month.';
COMMENT ON COLUMN monthly_statement.first_seq IS 'The first entry of the month; one more than the last where it has none.';
COMMENT ON COLUMN monthly_statement.made_at IS 'In business time, as the month.';
GRANT SELECT, INSERT ON monthly_statement TO larkmoor_app;

ALTER TABLE customer_account ADD COLUMN IF NOT EXISTS statements_from date NOT NULL DEFAULT '-infinity';
COMMENT ON COLUMN customer_account.statements_from IS 'Of Checking: the first month that its customer has no statements of yet; -infinity until the job has looked at the customer once, infinity when all were made of one who left.';
CREATE INDEX IF NOT EXISTS customer_account_statements_due ON customer_account (statements_from, account_id) WHERE kind = 'checking';

ALTER TABLE users ADD COLUMN IF NOT EXISTS statements_mailed boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN users.statements_mailed IS 'Each month’s statements are mailed as PDF; else they are paperless: a mail says that they are there.';
