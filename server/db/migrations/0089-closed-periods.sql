-- A month or a year of the books is closed by a sign-off that names what is open. Days closed by
-- themselves, so no one had ever said that a month is finished, and profit never became equity.
-- oldest 0041
CREATE TABLE closed_period (
  -- A month, 2026-11, or a year, 2026.
  period text NOT NULL CHECK (period ~ '^[1-9][0-9]{3}(-(0[1-9]|1[0-2]))?$'),
  -- Of the last reopening when it was signed: a later one of it supersedes the sign-off.
  generation integer NOT NULL CHECK (generation >= 0),
  -- Counts the periods in the order in which they close: a year comes after its December.
  place integer NOT NULL GENERATED ALWAYS AS (left(period, 4)::integer * 13
    + coalesce(nullif(substr(period, 6), '')::integer, 13) - 1) STORED,
  first_day date NOT NULL GENERATED ALWAYS AS (make_date(left(period, 4)::integer,
    coalesce(nullif(substr(period, 6), '')::integer, 1), 1)) STORED,
  last_day date NOT NULL GENERATED ALWAYS AS ((make_date(left(period, 4)::integer,
    coalesce(nullif(substr(period, 6), '')::integer, 12), 1)
    + interval '1 month - 1 day')::date) STORED,
  signed_by uuid NOT NULL REFERENCES users (id),
  -- Real time.
  signed_at timestamptz NOT NULL,
  -- The open matters, as the sign-off named them.
  open jsonb NOT NULL,
  -- The journal that moved the profit of a year to equity; null where it had neither profit nor loss.
  journal_id uuid UNIQUE,
  PRIMARY KEY (period, generation),
  CONSTRAINT closed_period_of_a_year_has_a_journal CHECK (journal_id IS NULL OR length(period) = 4)
);
COMMENT ON TABLE closed_period IS 'Months and years of the books that one of the staff has signed. A row counts until its period is reopened, and stays.';
GRANT SELECT, INSERT ON closed_period TO larkmoor_app;
