-- A check above the two-person size is read by two people, each for themselves.
ALTER TABLE check_deposit
  ADD COLUMN proposed_minor bigint CHECK (proposed_minor > 0),
  ADD COLUMN proposed_by uuid REFERENCES users (id),
  ADD CONSTRAINT check_deposit_proposed_whole
    CHECK ((proposed_minor IS NULL) = (proposed_by IS NULL));
COMMENT ON COLUMN check_deposit.proposed_minor IS 'The amount that the first of two people read; the second has to read the same.';
CREATE INDEX check_deposit_by_proposer ON check_deposit (proposed_by) WHERE proposed_by IS NOT NULL;
