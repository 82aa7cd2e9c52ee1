-- “This was not me” takes name and ID document back, as it does phone and address, and a decision on
-- a document with them.
-- oldest 0041
ALTER TABLE former_contact ADD COLUMN full_name text;
ALTER TABLE former_contact ADD COLUMN id_document uuid;
ALTER TABLE former_contact ADD COLUMN last_case_at timestamptz;
COMMENT ON COLUMN former_contact.full_name IS 'Null: a server of an earlier version kept the row, and knows phone and address alone.';
COMMENT ON COLUMN former_contact.id_document IS 'Null: there was none. No reference, as identity_case.file_id.';
COMMENT ON COLUMN former_contact.last_case_at IS 'When the document of before was handed in, in business time; a case after it is of the change.';

ALTER TABLE identity_case ADD COLUMN taken_back boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN identity_case.taken_back IS 'It was handed in by somebody else, as its customer said: it proves nothing.';
