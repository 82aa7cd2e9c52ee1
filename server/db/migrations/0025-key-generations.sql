-- What the bank's keyed hashes make of a fixed word, noted at the first start: a server with the key file of another bank must not start.
CREATE TABLE key_check (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  value bytea NOT NULL
);
GRANT SELECT, INSERT ON key_check TO larkmoor_app;

-- The first four bytes of what is sealed name its key: what an older key sealed is found without reading everything.
CREATE INDEX card_by_key ON card (substring(number_sealed FROM 1 FOR 4));
CREATE INDEX stored_file_by_key ON stored_file (substring(sealed FROM 1 FOR 4));

-- Sealed again with a newer key, a number stays the same number.
GRANT UPDATE (number_sealed) ON card TO larkmoor_app;
