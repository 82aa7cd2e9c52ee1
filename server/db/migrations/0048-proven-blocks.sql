-- The block that a proof of the trail ended with: a nightly proof reads the blocks that follow the
-- last of these, and once a week a proof reads everything, and looks for each of them.
-- oldest 0041
CREATE TABLE proven_block (
  number bigint PRIMARY KEY,
  hash bytea NOT NULL,
  settled_to timestamptz NOT NULL,
  proof_id uuid NOT NULL REFERENCES books_proof (id)
);
COMMENT ON COLUMN proven_block.settled_to IS 'Of the block: no event of a later block is of this time or before.';
GRANT SELECT, INSERT ON proven_block TO larkmoor_app;
