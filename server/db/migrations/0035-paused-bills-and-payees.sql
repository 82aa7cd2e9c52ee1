-- A recurring bill can rest, until a day or until its customer lets it go on, and be changed. What was signed, and how it changed, stands in the trail.
ALTER TABLE bill_schedule
  ADD COLUMN paused_at timestamptz,
  -- The first day that is paid again; null: nobody has said.
  ADD COLUMN paused_until date,
  -- The date that came next when it was paused. Resumed early, it goes on from there, so that what was skipped before stays skipped.
  ADD COLUMN paused_number integer CHECK (paused_number > 0),
  -- The one date that is paid with another amount than the others.
  ADD COLUMN single_number integer CHECK (single_number > 0),
  ADD COLUMN single_amount_minor bigint CHECK (single_amount_minor > 0),
  ADD CHECK ((single_number IS NULL) = (single_amount_minor IS NULL)),
  ADD CHECK ((paused_at IS NULL) = (paused_number IS NULL) AND (paused_until IS NULL OR paused_at IS NOT NULL));
GRANT UPDATE (amount_minor, end_day, paused_at, paused_until, paused_number, single_number, single_amount_minor) ON bill_schedule TO larkmoor_app;

-- Whom a customer pays: an account at a bank, or a biller under a number. Another name on the same account is the same payee.
CREATE FUNCTION payee_of(t transfer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE t.kind
    WHEN 'local' THEN 'local ' || t.recipient_routing || ' ' || t.recipient_account
    WHEN 'international' THEN 'international ' || upper(t.recipient_swift || ' ' || t.recipient_iban) || ' ' || t.recipient_account
    WHEN 'bill' THEN 'bill ' || t.recipient_account || ' ' || lower(t.recipient_name)
  END
$$;

-- Whom each customer has ordered a payment to before. A job fills it from the lists' dense numbers, apart from the postings, and tells of whoever is new.
CREATE TABLE payee (
  owner_id uuid NOT NULL,
  payee text COLLATE "C" NOT NULL,
  PRIMARY KEY (owner_id, payee)
);
CREATE TABLE payee_progress (
  owner_id uuid PRIMARY KEY,
  -- The payees of all orders up to this one are there.
  known_to bigint NOT NULL
);
GRANT SELECT, INSERT ON payee TO larkmoor_app;
GRANT SELECT, INSERT, UPDATE ON payee_progress TO larkmoor_app;

-- Who was paid before this table was there is nobody new.
INSERT INTO payee (owner_id, payee)
SELECT DISTINCT t.payer_id, payee_of(t) FROM transfer t WHERE t.kind IN ('local', 'international', 'bill') AND t.payer_id IS NOT NULL AND payee_of(t) IS NOT NULL;
INSERT INTO payee_progress (owner_id, known_to) SELECT id, activity_count FROM owner WHERE activity_count > 0;
