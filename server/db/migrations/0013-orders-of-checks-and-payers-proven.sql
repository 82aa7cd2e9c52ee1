-- Others write while the rows that were there before are looked at.

ALTER TABLE check_deposit VALIDATE CONSTRAINT check_deposit_accepted_with_an_order;
ALTER TABLE transfer VALIDATE CONSTRAINT transfer_payment_has_a_payer;
