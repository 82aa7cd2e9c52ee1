-- revision 3
-- oldest 0041

-- Approvals and closings take the same row lock, so that no day has two closings in force. A day of
-- a closed month or year stays closed: the sign-off was of its figures.
CREATE OR REPLACE FUNCTION number_the_reopening() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.decision IS NOT NULL THEN
    RAISE EXCEPTION 'reopening % is decided', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.decision = 'approved' THEN
    PERFORM FROM period_lock FOR UPDATE;
    IF EXISTS (SELECT FROM closed_period_in_force WHERE last_day >= OLD.from_day) THEN
      RAISE EXCEPTION 'day % is of a closed period', OLD.from_day
        USING ERRCODE = 'restrict_violation';
    END IF;
    NEW.generation := (SELECT coalesce(max(generation), 0) + 1 FROM day_reopening);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER day_reopening_is_decided_once BEFORE UPDATE ON day_reopening FOR EACH ROW
  EXECUTE FUNCTION number_the_reopening();
