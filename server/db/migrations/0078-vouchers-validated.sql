-- Validates what the file before added while others write.
-- oldest 0041
ALTER TABLE staff_case VALIDATE CONSTRAINT staff_case_kind_check;
ALTER TABLE stored_file VALIDATE CONSTRAINT stored_file_purpose_check;
