-- Two people of the staff bring in a file of the ACH network, and the entries that the bank sends
-- back leave in files of its own, each entry in one of them for ever.
-- oldest 0041
ALTER TABLE rail_file DROP CONSTRAINT rail_file_direction_check;
ALTER TABLE rail_file ADD CONSTRAINT rail_file_direction_check
  CHECK (direction IN ('in', 'out')) NOT VALID;
ALTER TABLE rail_file DROP CONSTRAINT rail_file_state_check;
ALTER TABLE rail_file ADD CONSTRAINT rail_file_state_check
  CHECK (state IN ('taken', 'refused', 'made', 'written')) NOT VALID;
ALTER TABLE rail_file DROP CONSTRAINT rail_file_taken_with_its_sums;
ALTER TABLE rail_file ADD CONSTRAINT rail_file_right_with_its_sums CHECK (
  (state <> 'refused') = (num_nonnulls(origin, origin_name, created_on, batches, entries, credits_minor, debits_minor) = 7)) NOT VALID;
ALTER TABLE rail_file ADD COLUMN modifier text;
ALTER TABLE rail_file ADD CONSTRAINT rail_file_out_is_ours CHECK (
  (direction = 'out') = (state IN ('made', 'written')) AND (direction = 'out') = (modifier IS NOT NULL)) NOT VALID;
CREATE UNIQUE INDEX rail_file_out ON rail_file (created_on, origin, modifier) WHERE direction = 'out';
COMMENT ON COLUMN rail_file.origin IS 'The number of the bank at the other end: it sent the file, or it gets it.';
COMMENT ON COLUMN rail_file.modifier IS 'Tells an own file from the others for the same bank on the same day.';
COMMENT ON COLUMN rail_file.state IS 'An own file is made, and written once an operator has it.';

CREATE TABLE rail_file_content (
  file_id uuid PRIMARY KEY REFERENCES rail_file (id),
  content bytea NOT NULL
);
COMMENT ON TABLE rail_file_content IS 'The bytes of own files: one that was lost is written again as it was, also by a later version.';
GRANT SELECT, INSERT ON rail_file_content TO larkmoor_app;

ALTER TABLE rail_entry DROP CONSTRAINT rail_entry_state_check;
ALTER TABLE rail_entry ADD CONSTRAINT rail_entry_state_check
  CHECK (state IN ('waiting', 'posted', 'return due', 'returned', 'checked', 'for a person', 'twice', 'noted')) NOT VALID;
ALTER TABLE rail_entry DROP CONSTRAINT rail_entry_returned_with_a_code;
ALTER TABLE rail_entry ADD CONSTRAINT rail_entry_returned_with_a_code
  CHECK ((state IN ('return due', 'returned')) = (return_code IS NOT NULL)) NOT VALID;

CREATE TABLE rail_return (
  entry_id uuid PRIMARY KEY REFERENCES rail_entry (id),
  file_id uuid NOT NULL REFERENCES rail_file (id),
  line bigint NOT NULL,
  trace text NOT NULL,
  UNIQUE (file_id, line)
);
COMMENT ON TABLE rail_return IS 'Entries that were sent back, each once, with their place in the file that they left in.';
GRANT SELECT, INSERT ON rail_return TO larkmoor_app;

CREATE TABLE rail_upload (
  id uuid PRIMARY KEY,
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  sealed bytea,
  origin text NOT NULL,
  origin_name text NOT NULL,
  created_on date NOT NULL,
  batches integer NOT NULL,
  entries bigint NOT NULL,
  credits_minor bigint NOT NULL,
  debits_minor bigint NOT NULL,
  counts jsonb NOT NULL,
  first_batches jsonb NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  file_id uuid REFERENCES rail_file (id),
  CONSTRAINT rail_upload_decided_whole CHECK (num_nonnulls(decision, decided_by, decided_at) IN (0, 3)),
  CONSTRAINT rail_upload_declined_for_a_reason CHECK ((decision IS NOT DISTINCT FROM 'declined') = (decline_reason IS NOT NULL)),
  CONSTRAINT rail_upload_taken_as_a_file CHECK ((decision IS NOT DISTINCT FROM 'approved') = (file_id IS NOT NULL)),
  CONSTRAINT rail_upload_kept_while_it_waits CHECK ((decision IS NULL) = (sealed IS NOT NULL))
);
ALTER TABLE rail_upload ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX rail_upload_waits_once ON rail_upload (sha256) WHERE decision IS NULL;
CREATE INDEX rail_upload_decided ON rail_upload (decided_at) WHERE decision IS NOT NULL;
CREATE INDEX rail_upload_by_key ON rail_upload (SUBSTRING(sealed FROM 1 FOR 4));
COMMENT ON TABLE rail_upload IS 'Files of the ACH network that staff brought in, until a second person takes them or sends them back.';
COMMENT ON COLUMN rail_upload.sealed IS 'Its bytes, sealed for this id, until it was decided.';
COMMENT ON COLUMN rail_upload.counts IS 'The number of entries in each group of states, as they were judged when it came.';
COMMENT ON COLUMN rail_upload.first_batches IS 'Its first batches with their sums, in minor units.';
COMMENT ON COLUMN rail_upload.proposed_at IS 'Business time.';
COMMENT ON COLUMN rail_upload.decided_at IS 'Business time.';
GRANT SELECT, INSERT, UPDATE (sealed, decision, decline_reason, decided_by, decided_at, file_id) ON rail_upload TO larkmoor_app;
