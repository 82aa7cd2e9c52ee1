-- Months of entries that an operator detached (npm run bank -- months): their partitions lie in a
-- second table as they are, so nothing is copied. Whoever asks for history reads both by way of
-- every_entry; the proofs go on from what each account carried on.
-- oldest 0041
CREATE TABLE detached_entry (LIKE entry INCLUDING COMMENTS) PARTITION BY RANGE (booked_at);
COMMENT ON TABLE detached_entry IS 'Partitions of entry that were detached: read by way of every_entry, and proven again by npm run bank -- verify alone.';
GRANT SELECT ON detached_entry TO larkmoor_app;

CREATE TABLE detached_month (
  partition text PRIMARY KEY,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL UNIQUE CHECK (until_at > from_at),
  detached_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN detached_month.from_at IS 'Of the first months, which are one partition, -infinity.';
GRANT SELECT ON detached_month TO larkmoor_app;

CREATE TABLE carried_balance (
  account_id uuid PRIMARY KEY,
  seq bigint NOT NULL CHECK (seq > 0),
  balance bigint NOT NULL
);
COMMENT ON TABLE carried_balance IS 'The last entry of each account in the months that are detached.';
GRANT SELECT ON carried_balance TO larkmoor_app;

CREATE VIEW every_entry AS
  SELECT account_id, seq, amount, balance_after, booked_at, value_date, journal_id FROM entry
  UNION ALL
  SELECT account_id, seq, amount, balance_after, booked_at, value_date, journal_id
    FROM detached_entry;
COMMENT ON VIEW every_entry IS 'The entries of all months, detached or not.';
GRANT SELECT ON every_entry TO larkmoor_app;
