-- revision 1
-- oldest 0041

-- An approved loan is paid out only once its customer has accepted it, whichever version of the
-- server pays it out. A loan whose approval ends is offered again, and has to be accepted again.
CREATE OR REPLACE FUNCTION keep_loan_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'disbursed' THEN
    IF num_nonnulls(NEW.turned_down_at, NEW.lapsed_at) > 0 OR NEW.accepted_at IS NULL THEN
      RAISE EXCEPTION 'loan % was not accepted by its customer', NEW.id
        USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  NEW.offered_until := NULL;
  NEW.accepted_at := NULL;
  NEW.turned_down_at := NULL;
  NEW.lapsed_at := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER loan_keeps_its_offer BEFORE UPDATE OF state ON loan
  FOR EACH ROW WHEN (OLD.state = 'approved' AND NEW.state <> 'approved')
  EXECUTE FUNCTION keep_loan_offer();
