-- An accepted check's money comes free in parts, each on its day: the hold of each part.
CREATE TABLE check_hold (
  hold_id uuid PRIMARY KEY REFERENCES hold (id),
  check_id uuid NOT NULL REFERENCES check_deposit (id),
  available_on date NOT NULL
);
CREATE INDEX check_hold_by_check ON check_hold (check_id);
GRANT SELECT, INSERT ON check_hold TO larkmoor_app;
ALTER TABLE check_deposit DROP COLUMN hold_id, DROP COLUMN hold_until;

-- When the paying bank's money counts as ours: it leaves check collection for our account at the correspondent bank.
ALTER TABLE check_deposit ADD COLUMN collected_at timestamptz;
CREATE INDEX check_deposit_to_collect ON check_deposit (available_on) WHERE status = 'accepted' AND collected_at IS NULL;
