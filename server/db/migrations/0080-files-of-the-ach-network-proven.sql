-- Every order that was there before has one of the kinds that 0079 knows.
-- oldest 0041
ALTER TABLE transfer VALIDATE CONSTRAINT transfer_kind_check;
