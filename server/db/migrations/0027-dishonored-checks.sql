-- An accepted check that the bank it is drawn on does not pay: its credit is taken back, on hold or not.
ALTER TABLE check_deposit
  ADD COLUMN dishonored_by uuid REFERENCES users (id),
  -- Business time.
  ADD COLUMN dishonored_at timestamptz,
  DROP CONSTRAINT check_deposit_status_check,
  ADD CONSTRAINT check_deposit_status_check CHECK (status IN ('received', 'in_review', 'accepted', 'returned', 'dishonored')),
  DROP CONSTRAINT check_deposit_check1,
  DROP CONSTRAINT check_deposit_check3,
  DROP CONSTRAINT check_deposit_check4,
  ADD CONSTRAINT check_deposit_decided_when_it_says_so CHECK ((status IN ('accepted', 'returned', 'dishonored')) = (decided_at IS NOT NULL)),
  ADD CONSTRAINT check_deposit_accepted_with_an_amount CHECK ((status IN ('accepted', 'dishonored')) = (accepted_minor IS NOT NULL)),
  ADD CONSTRAINT check_deposit_returned_with_a_reason CHECK ((status IN ('returned', 'dishonored')) = (return_reason IS NOT NULL)),
  ADD CONSTRAINT check_deposit_dishonored_by_somebody CHECK ((status = 'dishonored') = (dishonored_by IS NOT NULL AND dishonored_at IS NOT NULL));
