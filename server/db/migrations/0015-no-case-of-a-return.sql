-- Nobody takes a returned payment as a case: the table took a kind that no desk has.
DELETE FROM staff_case WHERE kind = 'return';
ALTER TABLE staff_case DROP CONSTRAINT staff_case_kind_check;
ALTER TABLE staff_case ADD CONSTRAINT staff_case_kind_check
  CHECK (kind IN ('check', 'loan', 'identity_document', 'payment', 'message', 'funding', 'dispute'));
