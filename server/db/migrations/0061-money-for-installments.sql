-- The bank looks a day ahead whether the money for an installment is there, as for any other payment,
-- and writes to its customer where it is not: the column keeps it from looking twice.
-- oldest 0041
ALTER TABLE loan_instalment ADD COLUMN funds_checked_at timestamptz;
COMMENT ON COLUMN loan_instalment.funds_checked_at IS 'When the money for it was looked for ahead.';
