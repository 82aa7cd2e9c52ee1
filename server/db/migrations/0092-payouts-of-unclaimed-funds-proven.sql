-- Validates what the file before added.
-- oldest 0041
ALTER TABLE voucher VALIDATE CONSTRAINT voucher_kind_check;
ALTER TABLE voucher VALIDATE CONSTRAINT voucher_pays_out_to_a_person;
