-- A member of the staff who is a customer too does not work on that account.
ALTER TABLE users ADD COLUMN own_customer uuid REFERENCES users (id);
COMMENT ON COLUMN users.own_customer IS 'Of a member of the staff: their own account as a customer, which they may neither see nor touch at the desk.';
CREATE INDEX users_by_own_customer ON users (own_customer) WHERE own_customer IS NOT NULL;
