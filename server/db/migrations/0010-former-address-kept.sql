CREATE INDEX IF NOT EXISTS users_by_former_email ON users (lower(former_email)) WHERE former_email IS NOT NULL;
COMMENT ON INDEX users_by_former_email IS 'Who registers, or moves to an address, asks whether its owner may still take it back.';
