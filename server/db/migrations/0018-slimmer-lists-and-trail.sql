-- Whose account a line of a customer's list is about stands in its order; nothing read it here.
ALTER TABLE activity DROP COLUMN account_id;
ALTER TYPE posting_activity DROP ATTRIBUTE account_id;

-- An index that grows at its end keeps its pages full, one that grows at its beginning leaves them
-- half empty. Newest first is read backwards.
DROP INDEX audit_event_by_action, audit_event_by_actor, audit_event_by_time;
CREATE INDEX audit_event_by_action ON audit_event (action, at);
CREATE INDEX audit_event_by_actor ON audit_event (actor, at)
  WHERE person_id IS NULL OR actor <> 'customer:' || person_id::text;
CREATE INDEX audit_event_by_time ON audit_event (at);
