-- Run as a superuser in the bank's own database; postgres-roles.sql runs it. PostgreSQL writes down why each timeline of its log began, in a file that the bank's logins cannot read.
-- The function shows them this one file: so after a restore to a moment servers refuse the database until npm run bank -- recovered, also on a cluster, where Patroni takes the target out of the settings.
\set ON_ERROR_STOP on
BEGIN;

SELECT 'CREATE SCHEMA larkmoor_engine' WHERE to_regnamespace('larkmoor_engine') IS NULL \gexec
-- The owner of the database could have made it.
ALTER SCHEMA larkmoor_engine OWNER TO CURRENT_USER;

CREATE OR REPLACE FUNCTION larkmoor_engine.timeline_history(OUT timeline integer, OUT history text)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT timeline,
    pg_read_file(format('pg_wal/%s.history', upper(lpad(to_hex(timeline), 8, '0'))), 0, 1048576, true)
  FROM (SELECT CASE WHEN pg_is_in_recovery()
    THEN greatest((SELECT timeline_id FROM pg_control_checkpoint()),
      (SELECT min_recovery_end_timeline FROM pg_control_recovery()),
      (SELECT received_tli FROM pg_stat_wal_receiver))
    ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer
  END AS timeline) AS log
$$;

REVOKE ALL ON FUNCTION larkmoor_engine.timeline_history() FROM PUBLIC;
GRANT USAGE ON SCHEMA larkmoor_engine TO larkmoor_app;
GRANT EXECUTE ON FUNCTION larkmoor_engine.timeline_history() TO larkmoor_app;

-- Fails here, and leaves nothing behind, where this login may not read the file itself: each connection of the bank would fail.
SELECT timeline FROM larkmoor_engine.timeline_history() \gset
COMMIT;
