-- Reference rates by day: units of a currency for one euro. Rows are added, never changed: of two for one day the one recorded later counts.
CREATE TABLE reference_rate (
  currency text NOT NULL CHECK (currency IN ('USD', 'GBP', 'AUD', 'CAD', 'INR')),
  rate_day date NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- Decimal text, as published.
  per_euro text NOT NULL CHECK (per_euro ~ '^[0-9]{1,9}(\.[0-9]{1,9})?$' AND per_euro ~ '[1-9]'),
  source text NOT NULL,
  PRIMARY KEY (currency, rate_day, recorded_at)
);
GRANT SELECT, INSERT ON reference_rate TO larkmoor_app;

-- What a customer was told an amount abroad costs. That it is spent once only is the ledger's: its one_use row has the same id.
CREATE TABLE exchange_quote (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- US dollars for one unit.
  rate text NOT NULL,
  rate_day date,
  market_minor bigint NOT NULL CHECK (market_minor >= 0),
  equivalent_minor bigint NOT NULL CHECK (equivalent_minor > 0 AND equivalent_minor >= market_minor),
  fee_minor bigint NOT NULL CHECK (fee_minor >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX exchange_quote_by_expiry ON exchange_quote (expires_at);
GRANT SELECT, INSERT, DELETE ON exchange_quote TO larkmoor_app;
