-- The journals of a month are read without those of all others.
-- oldest 0041
CREATE INDEX IF NOT EXISTS journal_by_time ON journal USING brin (booked_at)
  WITH (pages_per_range = 64);
COMMENT ON INDEX journal_by_time IS 'As entry_by_time: a range of blocks says when.';
