-- revision 2

CREATE OR REPLACE FUNCTION keep_account_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person_search SET found_by = found_by || E'\n' || NEW.number WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER accounts_are_found AFTER INSERT ON customer_account FOR EACH ROW
  EXECUTE FUNCTION keep_account_search();
