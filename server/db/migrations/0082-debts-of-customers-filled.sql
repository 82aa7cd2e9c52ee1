-- Says of each debt what is still owed, and validates what the file before added.
-- oldest 0041
UPDATE receivable SET open_minor = CASE WHEN ended_by IS NULL THEN amount_minor ELSE 0 END;
ALTER TABLE receivable ALTER COLUMN open_minor SET NOT NULL,
  ADD CONSTRAINT receivable_open_is_a_part CHECK (open_minor BETWEEN 0 AND amount_minor),
  DROP COLUMN ended_by;
CREATE INDEX receivable_open ON receivable (user_id, made_at) WHERE open_minor > 0;
ALTER TABLE voucher VALIDATE CONSTRAINT voucher_kind_check;
ALTER TABLE voucher VALIDATE CONSTRAINT voucher_ends_a_debt;
