-- revision 3

-- A claim may change only inside the database transaction that made it. After 90 days it may go.
CREATE OR REPLACE FUNCTION refuse_changing_an_old_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < clock_timestamp() - interval '90 days' THEN
    RETURN OLD;
  END IF;
  IF OLD.xmin IS DISTINCT FROM pg_current_xact_id()::xid THEN
    RAISE EXCEPTION 'claim % is final', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE OR REPLACE TRIGGER claim_is_set_once BEFORE UPDATE OR DELETE ON claim FOR EACH ROW
  EXECUTE FUNCTION refuse_changing_an_old_claim();
