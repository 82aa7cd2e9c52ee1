-- A visitor's message ends with an answer by mail, or closed with a reason; either way with who and when.
ALTER TABLE contact_message RENAME COLUMN answered_at TO ended_at;
ALTER TABLE contact_message
  ADD COLUMN ended_by uuid REFERENCES users (id),
  ADD COLUMN answer text,
  ADD COLUMN close_reason text,
  ADD CONSTRAINT contact_message_ended_by_somebody CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  ADD CONSTRAINT contact_message_answered_or_closed CHECK ((ended_at IS NOT NULL) = (num_nonnulls(answer, close_reason) = 1)),
  ADD CONSTRAINT contact_message_not_both CHECK (num_nonnulls(answer, close_reason) <= 1);
CREATE INDEX contact_message_ended ON contact_message (ended_at DESC) WHERE ended_at IS NOT NULL;
