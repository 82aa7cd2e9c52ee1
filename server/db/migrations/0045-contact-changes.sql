-- What changed lately about how a customer is reached and signs in, so that no chain of changes ends in a payment,
-- and the links by which the owner takes a change back.

ALTER TABLE users
  -- The address before the present one, which for 72 hours may take the change back.
  ADD COLUMN former_email text,
  ADD COLUMN email_changed_at timestamptz,
  -- When a password was last chosen by a mailed link.
  ADD COLUMN password_mailed_at timestamptz,
  -- Since when the owner has said "This was not me". A password chosen by a mailed link ends it.
  ADD COLUMN frozen_at timestamptz;

CREATE TABLE not_me_link (
  secret_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- Where the link was mailed to: only the former address takes a change of the address back.
  address text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX not_me_link_by_user ON not_me_link (user_id);
CREATE INDEX not_me_link_by_expiry ON not_me_link (expires_at);
