-- revision 2

-- A day is closed only when nothing can be booked into it any more. Leaves the row out where
-- another server was first, or days were reopened in between.
CREATE OR REPLACE FUNCTION admit_the_closing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  closed_until timestamptz;
BEGIN
  SELECT period_lock.closed_until INTO closed_until FROM period_lock FOR UPDATE;
  IF NEW.until_at > closed_until THEN
    RAISE EXCEPTION 'day % can still be booked into', NEW.day USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.generation <> (SELECT coalesce(max(generation), 0) FROM day_reopening)
    OR EXISTS (SELECT FROM closed_day_in_force WHERE day = NEW.day) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER closed_day_is_over BEFORE INSERT ON closed_day FOR EACH ROW
  EXECUTE FUNCTION admit_the_closing();
