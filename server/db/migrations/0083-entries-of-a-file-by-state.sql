-- Staff read the entries of a file by their state, and how many of each there are: nearly all of
-- them are posted, so that the others alone are in an index.
-- oldest 0041
CREATE INDEX IF NOT EXISTS rail_entry_of_file_not_posted ON rail_entry (file_id, state, line) WHERE state <> 'posted';
