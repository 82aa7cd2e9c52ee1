-- revision 1
-- oldest 0041

-- Approvals and sign-offs take the same row lock, so that no period has two sign-offs in force.
CREATE OR REPLACE FUNCTION number_the_period_reopening() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.decision IS NOT NULL THEN
    RAISE EXCEPTION 'reopening % is decided', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.decision = 'approved' THEN
    PERFORM FROM period_lock FOR UPDATE;
    NEW.generation := (SELECT coalesce(max(generation), 0) + 1 FROM period_reopening);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER period_reopening_is_decided_once BEFORE UPDATE ON period_reopening
  FOR EACH ROW EXECUTE FUNCTION number_the_period_reopening();
