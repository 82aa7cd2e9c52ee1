-- A month whose days are closed and proven is sealed by a proof of everything: the next ones read it
-- once, in order, and compare its hash, instead of proving all its promises again.
-- oldest 0041
CREATE TABLE sealed_month (
  -- Closed days, of one month of New York.
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- Of the last reopening before the proof: a later one of these days breaks the seal.
  generation integer NOT NULL,
  proof_id uuid NOT NULL REFERENCES books_proof (id),
  entries bigint NOT NULL CHECK (entries >= 0),
  journals bigint NOT NULL CHECK (journals >= 0),
  -- SHA-256 of what a proof looks at in its entries and journals: the same in every seal of a month.
  books text NOT NULL CHECK (books ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of its closed and proven days.
  days text NOT NULL CHECK (days ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (last_day, generation),
  CHECK (first_day <= last_day)
);
COMMENT ON TABLE sealed_month IS 'Each seal has its line in the trail, books.month_sealed, which says the same.';
GRANT SELECT, INSERT ON sealed_month TO larkmoor_app;
