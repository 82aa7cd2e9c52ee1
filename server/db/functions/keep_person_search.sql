-- revision 2

CREATE OR REPLACE FUNCTION keep_person_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO person_search (user_id, created_at, found_by)
      VALUES (NEW.id, NEW.created_at, person_found_by(NEW));
    UPDATE person_count SET living = living + 1;
  ELSIF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
    DELETE FROM person_search WHERE user_id = NEW.id;
    UPDATE person_count SET living = living - 1;
  ELSE
    UPDATE person_search SET found_by = person_found_by(NEW)
      WHERE user_id = NEW.id AND found_by <> person_found_by(NEW);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_are_found
  AFTER INSERT OR UPDATE OF username, email, full_name, phone, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION keep_person_search();
