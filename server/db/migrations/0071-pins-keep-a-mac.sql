-- oldest 0041

-- A PIN of four digits is protected by its key and its tries. The slow hash over it cost 18 ms of a
-- core for each signed payment. It stays until no server of 0.2 runs: those judge by it alone.
ALTER TABLE security_pin ADD pin_mac text;
COMMENT ON COLUMN security_pin.pin_mac IS 'HMAC-SHA-256 under a key outside the database, after the salt of the hash that it was made for. Null until a right PIN was given.';
COMMENT ON COLUMN security_pin.tries IS 'Wrong ones in a row. Each is decided in one statement, so that parallel guesses cannot pass the limit.';
