-- The trail names the key of each passkey, so that evidence of an order can show whose key signed
-- it. A job writes the lines of those that are here already, and of those that a server of the
-- version before adds until then.
-- oldest 0041
ALTER TABLE passkey ADD COLUMN recorded_at timestamptz;
COMMENT ON COLUMN passkey.recorded_at IS 'Since when a line of the trail names its key; null: a job has yet to write it.';
CREATE INDEX IF NOT EXISTS passkey_unrecorded ON passkey (created_at) WHERE recorded_at IS NULL;
GRANT UPDATE (recorded_at) ON passkey TO larkmoor_app;
