-- What a customer writes while signed in is a conversation: its first message and every further one carry its id and its reference. What comes from the public
-- form has no sender, and goes on nowhere.
ALTER TABLE contact_message
  ADD COLUMN sender_id uuid REFERENCES users (id),
  ADD COLUMN conversation_id uuid REFERENCES contact_message (id),
  ADD CONSTRAINT contact_message_conversation_has_sender CHECK ((sender_id IS NULL) = (conversation_id IS NULL)),
  DROP CONSTRAINT contact_message_reference_key;
CREATE UNIQUE INDEX contact_message_reference ON contact_message (reference) WHERE conversation_id IS NULL OR conversation_id = id;
CREATE INDEX contact_message_of_conversation ON contact_message (conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX contact_message_of_sender ON contact_message (sender_id, conversation_id) WHERE sender_id IS NOT NULL;

-- The files of a message, in the order in which they were chosen.
CREATE TABLE message_file (
  message_id uuid NOT NULL REFERENCES contact_message (id),
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  file_id uuid NOT NULL UNIQUE REFERENCES stored_file (id),
  PRIMARY KEY (message_id, position)
);
GRANT SELECT, INSERT ON message_file TO larkmoor_app;

-- What is there keeps the narrower rule, so nothing needs to be read through for the wider one.
ALTER TABLE stored_file
  DROP CONSTRAINT stored_file_purpose_check,
  ADD CONSTRAINT stored_file_purpose_check CHECK (purpose IN ('check_front', 'check_back', 'profile_photo', 'id_document', 'message')) NOT VALID;
