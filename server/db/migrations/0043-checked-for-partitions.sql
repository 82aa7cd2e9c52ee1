-- Entries and lines of the trail get a partition for each month. What is there already becomes the
-- first of them as it stands, so that nothing is copied: from here on it holds what comes before a
-- month that begins in one month at the earliest. The next file validates that of every row, the
-- one after it makes the partitions.
-- oldest 0041
DO $$ DECLARE first_month timestamptz; BEGIN
  SELECT (date_trunc('month', greatest((SELECT max(last_booked_at) FROM account),
      (SELECT max(at) FROM audit_event),
      clock_timestamp() + greatest(offset_seconds, 0) * interval '1 second')
    AT TIME ZONE 'America/New_York') + interval '2 months') AT TIME ZONE 'America/New_York'
  INTO first_month FROM sandbox_clock;
  EXECUTE format('ALTER TABLE entry ADD CONSTRAINT entry_before_partitions
    CHECK (booked_at < %L) NOT VALID', first_month);
  EXECUTE format('ALTER TABLE audit_event ADD CONSTRAINT audit_event_before_partitions
    CHECK (at < %L) NOT VALID', first_month);
END $$;
