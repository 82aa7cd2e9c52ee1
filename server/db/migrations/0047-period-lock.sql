-- Closed days are closed for good: the posting function books nothing before the end of the last one (the period lock), a day is closed and proved with the same stored
-- instants, and two people of the staff may have the days from one on closed again. No booking runs ahead of the database's clock, and a journal is lifted by its own accounts only.

-- Where the books are open from. Whoever moves it holds off all postings while it does; it never goes back.
CREATE TABLE period_lock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  closed_until timestamptz NOT NULL,
  -- After this every journal's business date is the day it was booked on: before, the posting function did not see to it.
  dated_since timestamptz NOT NULL
);
GRANT SELECT ON period_lock TO larkmoor_app;

-- A day is closed under the number of the last reopening, so that its first closing stands beside the one that takes its place.
ALTER TABLE closed_day ADD COLUMN from_at timestamptz, ADD COLUMN until_at timestamptz, ADD COLUMN generation integer NOT NULL DEFAULT 0;
UPDATE closed_day SET from_at = day::timestamp AT TIME ZONE 'America/New_York', until_at = (day + 1)::timestamp AT TIME ZONE 'America/New_York';
ALTER TABLE closed_day ALTER COLUMN from_at SET NOT NULL, ALTER COLUMN until_at SET NOT NULL,
  ADD CONSTRAINT closed_day_has_a_length CHECK (from_at < until_at),
  DROP CONSTRAINT closed_day_pkey, ADD PRIMARY KEY (day, generation);
ALTER TABLE day_closing ADD COLUMN generation integer NOT NULL DEFAULT 0;
ALTER TABLE day_closing DROP CONSTRAINT day_closing_pkey, ADD PRIMARY KEY (day, gl_code, currency, generation);

INSERT INTO period_lock (closed_until, dated_since)
SELECT coalesce((SELECT max(until_at) FROM closed_day), '-infinity'),
  greatest(clock_timestamp() + (SELECT offset_seconds FROM sandbox_clock) * interval '1 second', (SELECT max(last_booked_at) FROM account));

-- Days from one on to be closed again: one person proposes it, another approves. What was closed stays and is superseded.
CREATE TABLE day_reopening (
  id uuid PRIMARY KEY,
  from_day date NOT NULL,
  reason text NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  -- Real time.
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  -- Counts those that were approved, from 1; given by the database.
  generation integer UNIQUE,
  CONSTRAINT day_reopening_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT day_reopening_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT day_reopening_approved_by_another CHECK (decision IS DISTINCT FROM 'approved' OR decided_by <> proposed_by),
  CONSTRAINT day_reopening_counts_the_approved CHECK ((decision IS NOT DISTINCT FROM 'approved') = (generation IS NOT NULL))
);
-- One waits at a time.
CREATE UNIQUE INDEX day_reopening_waiting ON day_reopening ((true)) WHERE decision IS NULL;
GRANT SELECT, INSERT (id, from_day, reason, proposed_by, proposed_at), UPDATE (decision, decided_by, decided_at) ON day_reopening TO larkmoor_app;

-- A closing counts until its day is reopened.
CREATE VIEW closed_day_in_force AS
SELECT * FROM closed_day AS closed
WHERE generation >= coalesce((SELECT max(generation) FROM day_reopening WHERE decision = 'approved' AND from_day <= closed.day), 0);
GRANT SELECT ON closed_day_in_force TO larkmoor_app;

-- Approvals and closings take the same row lock, so that no day has two closings in force.
CREATE FUNCTION number_the_reopening() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.decision IS NOT NULL THEN RAISE EXCEPTION 'reopening % is decided', OLD.id USING ERRCODE = 'restrict_violation'; END IF;
  IF NEW.decision = 'approved' THEN
    PERFORM FROM period_lock FOR UPDATE;
    NEW.generation := (SELECT coalesce(max(generation), 0) + 1 FROM day_reopening);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER day_reopening_is_decided_once BEFORE UPDATE ON day_reopening FOR EACH ROW EXECUTE FUNCTION number_the_reopening();

-- A day is closed only when nothing can be booked into it any more. Leaves the row out where another server was first, or days were reopened meanwhile.
CREATE FUNCTION admit_the_closing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  closed_until timestamptz;
BEGIN
  SELECT period_lock.closed_until INTO closed_until FROM period_lock FOR UPDATE;
  IF NEW.until_at > closed_until THEN RAISE EXCEPTION 'day % can still be booked into', NEW.day USING ERRCODE = 'restrict_violation'; END IF;
  IF NEW.generation <> (SELECT coalesce(max(generation), 0) FROM day_reopening) OR EXISTS (SELECT FROM closed_day_in_force WHERE day = NEW.day) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER closed_day_is_over BEFORE INSERT ON closed_day FOR EACH ROW EXECUTE FUNCTION admit_the_closing();

-- Locks the period up to an instant (business time). Every call of the posting function holds a lock on claim to the end of its transaction: this waits for those under way,
-- and those behind it book after that instant. What is over by the process's clock only is not locked.
CREATE FUNCTION ledger_lock_period(until_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2500ms' AS $$
BEGIN
  IF until_at > (SELECT clock_timestamp() + offset_seconds * interval '1 second' FROM sandbox_clock) THEN
    RAISE EXCEPTION 'a period that is not over cannot be locked: % is still to come', until_at;
  END IF;
  LOCK TABLE claim IN SHARE MODE;
  UPDATE period_lock SET closed_until = until_at WHERE closed_until < until_at;
END $$;
REVOKE EXECUTE ON FUNCTION ledger_lock_period FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_lock_period TO larkmoor_app;

-- What a proof found of days: it alarms and stops no money.
ALTER TABLE books_proof ADD COLUMN day_findings jsonb NOT NULL DEFAULT '[]';
GRANT UPDATE (day_findings) ON books_proof TO larkmoor_app;
