-- Reads every entry and every line of the trail once, while others write.
-- oldest 0041
ALTER TABLE entry VALIDATE CONSTRAINT entry_before_partitions;
ALTER TABLE audit_event VALIDATE CONSTRAINT audit_event_before_partitions;
