-- Closed months and years are reopened by two people, from one on, as closed days are.
-- oldest 0041
CREATE TABLE period_reopening (
  id uuid PRIMARY KEY,
  from_period text NOT NULL CHECK (from_period ~ '^[1-9][0-9]{3}(-(0[1-9]|1[0-2]))?$'),
  -- As that of the closed period.
  place integer NOT NULL GENERATED ALWAYS AS (left(from_period, 4)::integer * 13
    + coalesce(nullif(substr(from_period, 6), '')::integer, 13) - 1) STORED,
  reason text NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  -- Real time.
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  -- Counts those that were approved, from 1; given by the database.
  generation integer UNIQUE,
  CONSTRAINT period_reopening_approved_by_another CHECK ((decision IS DISTINCT FROM 'approved') OR decided_by <> proposed_by),
  CONSTRAINT period_reopening_counts_the_approved CHECK ((NOT (decision IS DISTINCT FROM 'approved')) = (generation IS NOT NULL)),
  CONSTRAINT period_reopening_decided_by_somebody CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT period_reopening_decided_when_it_says_so CHECK ((decision IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX period_reopening_waiting ON period_reopening ((true)) WHERE decision IS NULL;
COMMENT ON TABLE period_reopening IS 'Months and years from one on to be open again: one person proposes it, another approves. The sign-offs stay and are superseded.';
COMMENT ON INDEX period_reopening_waiting IS 'One waits at a time.';
GRANT SELECT, INSERT (id, from_period, reason, proposed_by, proposed_at), UPDATE (decision, decided_by, decided_at) ON period_reopening TO larkmoor_app;

-- A sign-off counts until its period, or one before it, is reopened.
CREATE VIEW closed_period_in_force AS
SELECT * FROM closed_period AS closed
WHERE generation >= coalesce((SELECT max(generation) FROM period_reopening
  WHERE decision = 'approved' AND place <= closed.place), 0);
GRANT SELECT ON closed_period_in_force TO larkmoor_app;
