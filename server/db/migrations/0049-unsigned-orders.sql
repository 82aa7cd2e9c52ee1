-- Orders to others that nobody signed with a security PIN of a day's age, and that are paid later: a scheduled order by its own id, a recurring bill by its schedule's.
-- The daily limit without a PIN binds each payment of theirs on its day.
CREATE TABLE unsigned_order (order_id uuid PRIMARY KEY);
GRANT SELECT, INSERT, DELETE ON unsigned_order TO larkmoor_app;
INSERT INTO ledger_side_table VALUES ('unsigned_order');

-- What waits already was not signed where its customer has no PIN to this day.
INSERT INTO unsigned_order (order_id)
SELECT id FROM transfer WHERE status = 'scheduled' AND NOT EXISTS (SELECT FROM security_pin WHERE user_id = payer_id)
UNION
SELECT id FROM bill_schedule WHERE status = 'active' AND NOT EXISTS (SELECT FROM security_pin WHERE user_id = owner_id);
