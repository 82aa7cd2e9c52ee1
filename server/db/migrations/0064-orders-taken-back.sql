-- “This was not me” cancels what was ordered lately and has not left yet.
-- oldest 0041
ALTER TABLE account_freeze ADD COLUMN canceled_orders uuid[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN account_freeze.canceled_orders IS 'The orders that it canceled. A recurring bill has the id of its first order.';

ALTER TABLE bill_schedule ADD COLUMN raised_at timestamptz;
COMMENT ON COLUMN bill_schedule.raised_at IS 'When a change last let it pay more or for longer, in business time; null: none has.';
GRANT UPDATE (raised_at) ON bill_schedule TO larkmoor_app;

ALTER TABLE delayed_order ADD COLUMN session_id uuid;
ALTER TABLE delayed_order ADD COLUMN disowned boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN delayed_order.session_id IS 'The session that ordered it; null: an earlier version did not say.';
COMMENT ON COLUMN delayed_order.disowned IS 'Its session was ended from elsewhere: it is never paid, and a job cancels it and tells its customer.';
CREATE INDEX IF NOT EXISTS delayed_order_disowned ON delayed_order (order_id) WHERE disowned;
GRANT UPDATE (disowned) ON delayed_order TO larkmoor_app;
