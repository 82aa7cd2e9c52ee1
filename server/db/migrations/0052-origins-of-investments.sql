-- All that ever went into an investment account and out of it, summed up to one of its entries: a
-- page reads these four sums and the entries that came after, not an account's whole life.
-- oldest 0041
CREATE TABLE account_origin (
  account_id uuid PRIMARY KEY REFERENCES customer_account (account_id),
  seq bigint NOT NULL CHECK (seq > 0),
  moved_in bigint NOT NULL CHECK (moved_in >= 0),
  moved_out bigint NOT NULL CHECK (moved_out >= 0),
  other_in bigint NOT NULL CHECK (other_in >= 0),
  other_out bigint NOT NULL CHECK (other_out >= 0)
);
COMMENT ON TABLE account_origin IS 'What an account is made of, as far as it is summed: its entries up to and with seq.';
COMMENT ON COLUMN account_origin.moved_in IS 'Moved by its owner from their other accounts, in minor units. All else that came in is other_in.';
GRANT SELECT, INSERT, UPDATE, DELETE ON account_origin TO larkmoor_app;
