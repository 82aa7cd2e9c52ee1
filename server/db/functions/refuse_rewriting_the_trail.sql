-- revision 5
-- oldest 0041

CREATE OR REPLACE FUNCTION refuse_rewriting_the_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER audit_event_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

CREATE OR REPLACE TRIGGER audit_block_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_block
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

CREATE OR REPLACE TRIGGER authorisation_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON authorisation
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

CREATE OR REPLACE TRIGGER order_authorisation_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON order_authorisation
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

CREATE OR REPLACE TRIGGER proven_block_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON proven_block
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

-- Each partition has it too; later ones get it from create_month_partitions().
DO $$ DECLARE partition regclass; BEGIN
  FOR partition IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'audit_event'::regclass LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER audit_event_is_append_only
      BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail()', partition);
  END LOOP;
END $$;
