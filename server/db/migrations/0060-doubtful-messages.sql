-- A message whose hidden field was filled is kept and marked: a browser may have filled it for a
-- person, who is waiting for an answer.
-- oldest 0041
ALTER TABLE contact_message ADD COLUMN doubtful boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN contact_message.doubtful IS 'It came with the field filled that people do not see.';
