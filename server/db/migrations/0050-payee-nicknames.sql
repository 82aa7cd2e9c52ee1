-- A customer's own name for a payee. Only that customer sees it: no order and no statement shows
-- it, and no page of the staff.
-- oldest 0041
CREATE TABLE payee_nickname (
  user_id uuid NOT NULL REFERENCES users (id),
  payee text COLLATE "C" NOT NULL,
  nickname text NOT NULL,
  PRIMARY KEY (user_id, payee)
);
COMMENT ON COLUMN payee_nickname.payee IS 'As payee_of() names it.';
