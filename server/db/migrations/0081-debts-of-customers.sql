-- Staff debit a customer and refund a fee by a voucher, and what a customer owes ends: it is repaid
-- from the account, or written off. A debt ended only where the journal that made it was undone.
-- oldest 0041
ALTER TABLE voucher DROP CONSTRAINT voucher_kind_check;
ALTER TABLE voucher ADD CONSTRAINT voucher_kind_check
  CHECK (kind IN ('free', 'undo', 'debit', 'fee_refund', 'repayment', 'write_off')) NOT VALID;
ALTER TABLE voucher ADD COLUMN debt uuid;
COMMENT ON COLUMN voucher.debt IS 'The journal that made the debt which it ends, in whole or in part.';
ALTER TABLE voucher ADD CONSTRAINT voucher_ends_a_debt
  CHECK ((kind IN ('repayment', 'write_off')) = (debt IS NOT NULL)) NOT VALID;
COMMENT ON TABLE voucher_leg IS 'The legs of a voucher that undoes nothing, signed as those of a journal. They are written with the voucher and never changed: what was approved is what was made.';

ALTER TABLE receivable ADD COLUMN open_minor bigint;
COMMENT ON COLUMN receivable.open_minor IS 'The part that is still owed. The sum of all is the balance of account 1230; only the posting function changes it.';
REVOKE INSERT, UPDATE (ended_by) ON receivable FROM larkmoor_app;
