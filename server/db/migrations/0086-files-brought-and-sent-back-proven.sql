-- Every file and entry that was there before has one of the states that 0085 knows.
-- oldest 0041
ALTER TABLE rail_file VALIDATE CONSTRAINT rail_file_direction_check;
ALTER TABLE rail_file VALIDATE CONSTRAINT rail_file_state_check;
ALTER TABLE rail_file VALIDATE CONSTRAINT rail_file_right_with_its_sums;
ALTER TABLE rail_file VALIDATE CONSTRAINT rail_file_out_is_ours;
ALTER TABLE rail_entry VALIDATE CONSTRAINT rail_entry_state_check;
ALTER TABLE rail_entry VALIDATE CONSTRAINT rail_entry_returned_with_a_code;
