-- A customer sees how old their password is, and which conversations have an answer that they have
-- not read.
-- oldest 0041
ALTER TABLE users ADD COLUMN password_changed_at timestamptz;

COMMENT ON COLUMN users.password_changed_at IS 'When the password was last chosen; null: before this was kept.';

CREATE INDEX IF NOT EXISTS notice_unread_answers ON notice (user_id, about)
  WHERE read_at IS NULL AND kind = 'message';
