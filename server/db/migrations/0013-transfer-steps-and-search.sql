-- What became of an order after it was made. Written with each change of its status, whoever makes it; the receipt reads it, and the search learns of it.
CREATE TABLE transfer_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id uuid NOT NULL,
  status text NOT NULL,
  reason text,
  -- Business time.
  at timestamptz NOT NULL,
  -- Whether the search knows it.
  indexed boolean NOT NULL DEFAULT false
);
CREATE INDEX transfer_step_by_transfer ON transfer_step (transfer_id, id);
CREATE INDEX transfer_step_to_index ON transfer_step (id) WHERE NOT indexed;
GRANT SELECT, INSERT ON transfer_step TO larkmoor_app;
GRANT UPDATE (indexed) ON transfer_step TO larkmoor_app;

CREATE FUNCTION note_transfer_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO transfer_step (transfer_id, status, reason, at)
  SELECT NEW.id, NEW.status, NEW.status_reason, date_trunc('milliseconds', clock_timestamp()) + offset_seconds * interval '1 second' FROM sandbox_clock;
  RETURN NULL;
END $$;
CREATE TRIGGER transfer_keeps_its_steps AFTER UPDATE OF status ON transfer FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_transfer_step();

-- Text as it is searched: lower case, without accents, wide letters as narrow ones. Plain ASCII, which is most of it, is spared the work.
CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(CASE WHEN octet_length(given) = char_length(given) THEN given ELSE regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') END)
$$;

CREATE FUNCTION search_amount(minor bigint, currency text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n', to_char(minor / 100.0, 'FM999999999990.00'),
    CASE currency WHEN 'USD' THEN '$' WHEN 'EUR' THEN '€' WHEN 'GBP' THEN '£' WHEN 'AUD' THEN 'A$' WHEN 'CAD' THEN 'C$' WHEN 'INR' THEN '₹' END
      || to_char(minor / 100.0, 'FM999,999,999,990.00'))
$$;

-- Every field of an order that its customer can read, one to a line, so that no match spans two; words as they are shown, amounts also as they are shown.
CREATE FUNCTION transfer_search_text(t transfer, direction text, zone text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_fold(concat_ws(E'\n', t.recipient_name, t.recipient_bank, CASE t.recipient_bank WHEN 'Unknown' THEN 'Bill payment' END, t.recipient_account,
    t.sender_account, t.recipient_iban, t.recipient_swift, t.recipient_country, t.reference, t.transfer_type, t.bill_type, t.currency, direction,
    CASE t.status WHEN 'in_review' THEN 'pending' WHEN 'settling' THEN 'pending' WHEN 'approved' THEN E'approved\ncompleted' ELSE t.status END,
    search_amount(t.amount_minor, t.currency), CASE WHEN t.currency <> 'USD' THEN search_amount(t.debited_usd_minor, 'USD') END,
    to_char(t.transfer_date AT TIME ZONE zone, 'YYYY-MM-DD'), to_char(t.transfer_date AT TIME ZONE zone, 'Mon FMDD, YYYY')))
$$;

-- For customers with many orders: each word of an order from its first letter on, and what lists are filtered by, each after a space (account, type, status, day, id).
-- A b-tree finds the words that begin with what was typed. A job fills it; what it has not reached yet is read itself, so that nothing is missed.
CREATE TABLE transfer_token (
  owner_id uuid NOT NULL,
  token text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (owner_id, token, seq)
);

CREATE TABLE transfer_token_progress (
  owner_id uuid PRIMARY KEY,
  -- The tokens of all orders up to this one are there.
  indexed_to bigint NOT NULL
);
