-- The name of their own that a customer gives a payee. It is the customer's alone: no order, no
-- statement and nobody of the staff reads it.
-- oldest 0041
CREATE TABLE payee_nickname (
  user_id uuid NOT NULL REFERENCES users (id),
  payee text COLLATE "C" NOT NULL,
  nickname text NOT NULL,
  PRIMARY KEY (user_id, payee)
);
COMMENT ON COLUMN payee_nickname.payee IS 'As payee_of() names it.';
