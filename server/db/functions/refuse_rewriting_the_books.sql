-- revision 6
-- oldest 0041

CREATE OR REPLACE FUNCTION refuse_rewriting_the_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER journal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

CREATE OR REPLACE TRIGGER entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

CREATE OR REPLACE TRIGGER detached_entry_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON detached_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

CREATE OR REPLACE TRIGGER activity_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

CREATE OR REPLACE TRIGGER claim_is_never_emptied BEFORE TRUNCATE ON claim FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_rewriting_the_books();

-- Each partition has it too; later ones get it from create_month_partitions().
DO $$ DECLARE partition regclass; BEGIN
  FOR partition IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'entry'::regclass LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER entry_is_append_only
      BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books()', partition);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER proven_day_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proven_day
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

CREATE OR REPLACE TRIGGER sealed_month_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON sealed_month
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();

CREATE OR REPLACE TRIGGER closed_period_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_period
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();
