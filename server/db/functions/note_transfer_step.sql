-- revision 3
-- oldest 0041

CREATE OR REPLACE FUNCTION note_transfer_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO transfer_step (transfer_id, status, reason, at)
  SELECT NEW.id, NEW.status, NEW.status_reason,
      date_trunc('milliseconds', clock_timestamp()) + offset_seconds * interval '1 second'
    FROM sandbox_clock;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transfer_keeps_its_steps AFTER UPDATE OF status ON transfer
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_transfer_step();

-- An order that begins in review, or that the bank lets wait, has a step that says so for good, as
-- one that comes to it later has.
CREATE OR REPLACE TRIGGER transfer_keeps_its_review AFTER INSERT ON transfer
  FOR EACH ROW WHEN (NEW.status = 'in_review'
    OR (NEW.status = 'scheduled' AND NEW.status_reason IS NOT NULL))
  EXECUTE FUNCTION note_transfer_step();
