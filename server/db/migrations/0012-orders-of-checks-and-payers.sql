-- What the server takes for granted, and no table said: an accepted check has the order of its money,
-- and a payment has the customer who pays it.

ALTER TABLE check_deposit ADD CONSTRAINT check_deposit_accepted_with_an_order
  CHECK (status IN ('accepted', 'dishonored') = (transfer_id IS NOT NULL)) NOT VALID;

ALTER TABLE transfer ADD CONSTRAINT transfer_payment_has_a_payer
  CHECK (kind NOT IN ('local', 'international', 'bill') OR payer_id IS NOT NULL) NOT VALID;
