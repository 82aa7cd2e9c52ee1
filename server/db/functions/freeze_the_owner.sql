-- revision 1

-- A freeze stops the postings of its customer too, whichever version of the server wrote it: it
-- waits for those under way, and each later one is refused.
CREATE OR REPLACE FUNCTION freeze_the_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner SET frozen = NEW.frozen_at IS NOT NULL WHERE id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_freeze_owners AFTER UPDATE OF frozen_at ON users
  FOR EACH ROW WHEN ((OLD.frozen_at IS NULL) <> (NEW.frozen_at IS NULL))
  EXECUTE FUNCTION freeze_the_owner();
