-- What customers were told by mail alone stands in the app too. A line is written in the transaction that queues its mail.
CREATE TABLE notice (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL,
  about uuid,
  title text NOT NULL,
  said text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
COMMENT ON COLUMN notice.id IS 'UUIDv7: ids stand in the order of time, and a list goes on after an id.';
COMMENT ON COLUMN notice.kind IS 'What it is about; the contract lists the kinds.';
COMMENT ON COLUMN notice.about IS 'The payment or the conversation it leads to.';
COMMENT ON COLUMN notice.said IS 'Paragraphs, each on a line. No link or secret of a mail stands here.';
CREATE INDEX notice_of_customer ON notice (user_id, id);
CREATE INDEX notice_unread ON notice (user_id) WHERE read_at IS NULL;
CREATE INDEX notice_by_age ON notice (created_at);

COMMENT ON TABLE unwanted_notice IS 'Mails that a customer turned off. Their notices in the app stay.';
