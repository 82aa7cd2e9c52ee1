-- revision 2

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

-- An order that begins in review has a step that says so, as one that comes to it later has.
CREATE OR REPLACE TRIGGER transfer_keeps_its_review AFTER INSERT ON transfer
  FOR EACH ROW WHEN (NEW.status = 'in_review') EXECUTE FUNCTION note_transfer_step();
