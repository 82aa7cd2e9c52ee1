-- A closed day is proven once, with the books of its night: from then on a nightly proof reads what
-- came after, and once a week a proof reads everything and compares each day with what is kept here.
-- oldest 0038
ALTER TABLE books_proof ADD COLUMN scope text NOT NULL DEFAULT 'full'
  CHECK (scope IN ('full', 'recent'));

COMMENT ON COLUMN books_proof.scope IS 'Whether it reads every entry, or those since the last proven day.';

-- Where no day is proven yet, a proof of the recent days becomes one of all.
GRANT UPDATE (scope) ON books_proof TO larkmoor_app;

CREATE TABLE proven_day (
  day date NOT NULL,
  generation integer NOT NULL,
  proof_id uuid NOT NULL REFERENCES books_proof (id),
  entries bigint NOT NULL CHECK (entries >= 0),
  -- Of the day's entries, whatever their order: each one's SHA-256, summed in two halves.
  digest text NOT NULL,
  PRIMARY KEY (day, generation),
  FOREIGN KEY (day, generation) REFERENCES closed_day (day, generation)
);
GRANT SELECT, INSERT ON proven_day TO larkmoor_app;
