-- What a customer spends by the month: what they call a payee, and a month found by its dates
-- instead of through the whole history.

-- What a customer says that payments to a payee are for. The customer's own word, for all orders
-- to that payee, past and future.
CREATE TABLE sorted_payee (
  user_id uuid NOT NULL REFERENCES users (id),
  -- As payee_of() names it.
  payee text COLLATE "C" NOT NULL,
  category text NOT NULL,
  PRIMARY KEY (user_id, payee)
);
COMMENT ON COLUMN sorted_payee.payee IS 'As payee_of() names it.';

CREATE INDEX IF NOT EXISTS transfer_by_payer_date ON transfer (payer_id, transfer_date);
CREATE INDEX IF NOT EXISTS transfer_by_payee_date ON transfer (payee_id, transfer_date)
  WHERE payee_id IS NOT NULL;
