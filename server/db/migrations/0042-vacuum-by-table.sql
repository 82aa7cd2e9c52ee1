-- Autovacuum settings are set per table. By default a table is vacuumed after a fifth of its rows
-- changed: of a billion entries that is years. What is only added to is vacuumed after a
-- hundredth and frozen then and there, so that no later vacuum reads or writes it again; what is
-- written all the time is vacuumed while it is still small.
-- oldest 0041
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['entry', 'journal', 'activity', 'audit_event', 'audit_block',
    'authorisation', 'order_authorisation', 'day_closing']
  LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_insert_scale_factor = 0.01,
      autovacuum_analyze_scale_factor = 0.02, autovacuum_freeze_min_age = 0)', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['claim', 'transfer', 'transfer_step', 'notice', 'search_token']
  LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['account', 'owner', 'usage_counter', 'one_use', 'hold', 'session',
    'job', 'limit_counter', 'search_list']
  LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_threshold = 500, autovacuum_analyze_scale_factor = 0.05)', name);
  END LOOP;
END $$;
