-- A first payment from a new device, of a customer with nothing stronger than a PIN, leaves after a
-- delay; the mail about it has a button that cancels it.
-- oldest 0041
CREATE TABLE delayed_order (
  order_id uuid PRIMARY KEY,
  told_at timestamptz
);
COMMENT ON TABLE delayed_order IS 'Orders that the bank lets wait: written with the posting. When they leave stands in the order.';
COMMENT ON COLUMN delayed_order.told_at IS 'Null until its customer got the mail with the button that cancels it.';
CREATE INDEX delayed_order_to_tell ON delayed_order (order_id) WHERE told_at IS NULL;
GRANT SELECT, INSERT, UPDATE (told_at) ON delayed_order TO larkmoor_app;
INSERT INTO ledger_side_table VALUES ('delayed_order');

CREATE TABLE cancel_link (
  secret_hash bytea PRIMARY KEY,
  order_id uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE cancel_link IS 'The buttons of mails that cancel a delayed order. Each mail has its own; once the order waits no longer, it only says how the order ended.';
CREATE INDEX cancel_link_by_expiry ON cancel_link (expires_at);

ALTER TABLE payee ADD COLUMN told_of uuid;
COMMENT ON COLUMN payee.told_of IS 'The order whose mail named this payee as new; null: an earlier version sent it. Once that order came to nothing or was reported, the next one is mailed again.';
GRANT UPDATE (told_of) ON payee TO larkmoor_app;
