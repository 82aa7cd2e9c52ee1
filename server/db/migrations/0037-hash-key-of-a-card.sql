-- Keys of hashes change too: a card keeps which one its code is derived by.
ALTER TABLE card ADD COLUMN hash_key text NOT NULL DEFAULT '';
COMMENT ON COLUMN card.hash_key IS 'The fingerprint of the key that its code is derived by; empty: the first one.';
