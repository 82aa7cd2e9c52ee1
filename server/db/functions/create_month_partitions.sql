-- revision 1
-- oldest 0041

-- Makes the partitions of this month and the two after it, before anything is booked into them.
-- The last partition takes all that is still to come, so that nothing is refused where none was
-- made in time. It ends where its month ends, or after what is in it already, and an empty one
-- takes its place. Nothing is copied; the partitioned table is locked for milliseconds.
-- @return how many were made
CREATE OR REPLACE FUNCTION create_month_partitions(whole text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET lock_timeout = '500ms' SET timezone = 'America/New_York'
AS $$
DECLARE
  column_of_time CONSTANT text :=
    CASE whole WHEN 'entry' THEN 'booked_at' WHEN 'audit_event' THEN 'at' END;
  refusal CONSTANT text :=
    CASE whole WHEN 'entry' THEN 'refuse_rewriting_the_books' ELSE 'refuse_rewriting_the_trail' END;
  this_month CONSTANT timestamptz := (SELECT date_trunc('month',
    clock_timestamp() + greatest(offset_seconds, 0) * interval '1 second') FROM sandbox_clock);
  begins timestamptz; ends timestamptz; latest timestamptz; last text; next text;
  made integer := 0;
BEGIN
  IF column_of_time IS NULL THEN RAISE EXCEPTION '% is not partitioned', whole; END IF;
  WHILE partitioned_until(whole) <= this_month + interval '2 months' LOOP
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', whole);
    -- Another server may have been first.
    begins := partitioned_until(whole);
    EXIT WHEN begins > this_month + interval '2 months';
    last := whole || to_char(begins, '_YYYY_MM');
    EXECUTE format('SELECT max(%I) FROM %I', column_of_time, last) INTO latest;
    -- Months that went by without a partition share one.
    ends := greatest(begins + interval '1 month', this_month,
      date_trunc('month', latest) + interval '1 month');
    next := whole || to_char(ends, '_YYYY_MM');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', next, last);
    EXECUTE (SELECT format('ALTER TABLE %I SET (%s)', next, array_to_string(reloptions, ', '))
      FROM pg_class WHERE oid = last::regclass);
    EXECUTE format('GRANT SELECT ON %I TO larkmoor_app', next);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', whole || '_is_append_only', next, refusal);
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', whole, last);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      whole, last, begins, ends);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)',
      whole, next, ends);
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;

REVOKE EXECUTE ON FUNCTION create_month_partitions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION create_month_partitions TO larkmoor_app;
