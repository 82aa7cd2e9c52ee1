-- Who verifies the trail from outside needs a key that cannot forge it. Blocks of before have the
-- bank's own HMAC alone.
ALTER TABLE audit_block
  ADD COLUMN public_key bytea CHECK (octet_length(public_key) = 32),
  ADD COLUMN public_signature bytea CHECK (octet_length(public_signature) = 64),
  ADD CONSTRAINT audit_block_signed_as_a_whole
    CHECK ((public_key IS NULL) = (public_signature IS NULL));
COMMENT ON COLUMN audit_block.public_signature IS 'Ed25519 (RFC 8032) of the hash, for auditors.';
COMMENT ON COLUMN audit_block.signature IS 'The bank''s own HMAC of hash, public key and public signature.';
