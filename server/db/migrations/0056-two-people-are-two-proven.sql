-- Proves the constraint that 0055 made, in a file of its own so that servers write in between.
-- oldest 0041
ALTER TABLE staff_case VALIDATE CONSTRAINT staff_case_kind_check;
