-- Who pays stands in the order: of a customer who does, it is a debit.
ALTER TABLE activity DROP COLUMN direction;
ALTER TYPE posting_activity DROP ATTRIBUTE direction;
