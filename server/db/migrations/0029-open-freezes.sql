-- Customers who are frozen at the upgrade wait as cases, and the ledger knows of them.
INSERT INTO account_freeze (id, user_id, said_at, said_in, taken_back)
SELECT gen_random_uuid(), id, frozen_at, 'mail', '{}' FROM users
 WHERE frozen_at IS NOT NULL AND deleted_at IS NULL;
UPDATE owner SET frozen = true FROM users
 WHERE users.id = owner.id AND users.frozen_at IS NOT NULL AND NOT owner.frozen;
