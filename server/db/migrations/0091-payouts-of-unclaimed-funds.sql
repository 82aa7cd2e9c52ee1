-- The money that a customer left behind could come in and never go out. Staff pay it out by a voucher.
-- oldest 0041
ALTER TABLE voucher DROP CONSTRAINT voucher_kind_check;
ALTER TABLE voucher ADD CONSTRAINT voucher_kind_check
  CHECK (kind IN ('free', 'undo', 'debit', 'fee_refund', 'repayment', 'write_off', 'payout'))
  NOT VALID;
ALTER TABLE voucher ADD CONSTRAINT voucher_pays_out_to_a_person
  CHECK (kind <> 'payout' OR person_id IS NOT NULL) NOT VALID;
CREATE INDEX voucher_payouts ON voucher (person_id) WHERE kind = 'payout';
