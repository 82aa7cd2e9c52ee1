-- Money between own accounts is moved every month, too: an order that waits for its day is followed
-- by the next one when that day has come.
-- oldest 0041
CREATE TABLE repeated_move (
  order_id uuid PRIMARY KEY,
  first_at timestamptz NOT NULL,
  number integer NOT NULL CHECK (number >= 0)
);
COMMENT ON TABLE repeated_move IS 'Orders between own accounts that are followed by another one a month later: written with the posting. One that is canceled is the last.';
COMMENT ON COLUMN repeated_move.first_at IS 'When the first of them was due: every later date is counted from it, so that none inherits a short month or a moved clock.';
COMMENT ON COLUMN repeated_move.number IS 'The number of moves before this one.';
GRANT SELECT, INSERT ON repeated_move TO larkmoor_app;
INSERT INTO ledger_side_table VALUES ('repeated_move');
