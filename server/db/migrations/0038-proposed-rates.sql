-- From the second person on rates are booked by two, each with the file they got themselves.
CREATE TABLE rates_proposal (
  rate_day date NOT NULL,
  digest bytea NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  PRIMARY KEY (rate_day, digest, proposed_by)
);
COMMENT ON TABLE rates_proposal IS 'Rates that one person of the staff has given and that wait for the same ones by another.';
COMMENT ON COLUMN rates_proposal.digest IS 'SHA-256 of day and rates: the file itself is not kept.';
GRANT SELECT, INSERT, UPDATE, DELETE ON rates_proposal TO larkmoor_app;
