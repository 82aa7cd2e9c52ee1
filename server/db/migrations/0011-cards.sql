-- Cards. The number is encrypted and indexed by a keyed hash; its code is derived and stands nowhere.
CREATE TABLE card (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  card_type text NOT NULL CHECK (card_type IN ('credit', 'debit')),
  brand text NOT NULL CHECK (brand IN ('Visa', 'MasterCard', 'Discover', 'American Express', 'Verve')),
  -- Key id, nonce, tag and ciphertext, bound to this row and its owner.
  number_sealed bytea NOT NULL,
  -- A number once issued is never issued again, also after its card is blocked.
  number_index bytea NOT NULL UNIQUE,
  last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
  -- The last day on which it is good.
  expires_on date NOT NULL,
  -- As embossed on the day of issue.
  holder_name text NOT NULL,
  issued_at timestamptz NOT NULL,
  blocked_at timestamptz
);
CREATE UNIQUE INDEX card_one_of_a_type ON card (user_id, card_type) WHERE blocked_at IS NULL;

-- A card is blocked, never changed or removed: its history stays.
GRANT SELECT, INSERT, UPDATE (blocked_at) ON card TO larkmoor_app;

-- When the session last gave the security PIN. It opens less than the password does, so it is kept apart.
ALTER TABLE session ADD COLUMN pin_checked_at timestamptz;
