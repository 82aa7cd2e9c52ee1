-- The tables of before become the first partitions, as they stand, and another takes all that comes
-- later: create_month_partitions() ends it at its month, and begins the next, ahead of time. A key
-- lies within a partition, so that it needs no time in it. That a number of an account is given
-- once is seen to by the lock of the account's row, and proven each night; an id of the trail is
-- bound by its chain.
-- oldest 0041
ALTER TABLE entry RENAME TO entry_first;
ALTER INDEX entry_pkey RENAME TO entry_first_pkey;
ALTER INDEX entry_by_time RENAME TO entry_first_by_time;
CREATE TABLE entry (LIKE entry_first INCLUDING COMMENTS) PARTITION BY RANGE (booked_at);
CREATE INDEX entry_by_time ON ONLY entry USING brin (booked_at) WITH (pages_per_range = 64);
COMMENT ON TABLE entry IS 'A partition for each month of booking, as create_month_partitions() makes them: a key (account_id, seq) lies within one.';
COMMENT ON INDEX entry_by_time IS 'Entries are written in the order of time, so that a range of blocks says when: a thousandth of a b-tree''s size, and next to nothing to keep.';
GRANT SELECT ON entry TO larkmoor_app;

ALTER TABLE audit_event RENAME TO audit_event_first;
ALTER INDEX audit_event_pkey RENAME TO audit_event_first_pkey;
ALTER INDEX audit_event_by_action RENAME TO audit_event_first_by_action;
ALTER INDEX audit_event_by_actor RENAME TO audit_event_first_by_actor;
ALTER INDEX audit_event_by_person RENAME TO audit_event_first_by_person;
ALTER INDEX audit_event_by_time RENAME TO audit_event_first_by_time;
ALTER INDEX audit_event_looks RENAME TO audit_event_first_looks;
CREATE TABLE audit_event (LIKE audit_event_first INCLUDING COMMENTS INCLUDING GENERATED)
  PARTITION BY RANGE (at);
CREATE INDEX audit_event_by_action ON ONLY audit_event (action, at);
CREATE INDEX audit_event_by_actor ON ONLY audit_event (actor, at)
  WHERE person_id IS NULL OR actor <> 'customer:' || person_id::text;
CREATE INDEX audit_event_by_person ON ONLY audit_event (person_id, at DESC)
  WHERE person_id IS NOT NULL;
CREATE INDEX audit_event_by_time ON ONLY audit_event (at);
CREATE INDEX audit_event_looks ON ONLY audit_event (actor, at DESC) INCLUDE (person_id)
  WHERE action = 'user.viewed';
COMMENT ON TABLE audit_event IS 'A partition for each month, as create_month_partitions() makes them: a key (id) lies within one.';
COMMENT ON INDEX audit_event_looks IS 'Whom a member of the staff has looked at last.';
GRANT SELECT, INSERT ON audit_event TO larkmoor_app;

-- The check is validated: nothing is read again. What later partitions are like,
-- create_month_partitions() takes from the last of them.
DO $$ DECLARE whole text; first_month timestamptz; next text; BEGIN
  FOREACH whole IN ARRAY ARRAY['entry', 'audit_event'] LOOP
    SELECT substring(pg_get_constraintdef(oid) FROM '''(.+)''')::timestamptz INTO first_month
    FROM pg_constraint WHERE conname = whole || '_before_partitions';
    next := whole || to_char(first_month AT TIME ZONE 'America/New_York', '_YYYY_MM');
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)',
      whole, whole || '_first', first_month);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', whole || '_first',
      whole || '_before_partitions');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', next, whole || '_first');
    EXECUTE (SELECT format('ALTER TABLE %I SET (%s)', next, array_to_string(reloptions, ', '))
      FROM pg_class WHERE oid = (whole || '_first')::regclass);
    EXECUTE format('GRANT SELECT ON %I TO larkmoor_app', next);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)',
      whole, next, first_month);
  END LOOP;
END $$;

-- What the bank writes goes by way of the partitioned table: a partition by itself is only read.
REVOKE INSERT ON audit_event_first FROM larkmoor_app;
