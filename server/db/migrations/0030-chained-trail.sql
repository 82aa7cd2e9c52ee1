-- The trail shows when it was changed: a job hashes what was written into blocks, each of which holds the hash of the one before and a signature under a key
-- that is not in the database. Nothing is added to the writing of the trail itself.

CREATE TABLE audit_block (
  number bigint PRIMARY KEY CHECK (number > 0),
  -- The hash of the block before.
  previous bytea,
  made_at timestamptz NOT NULL,
  -- Events of up to this moment were looked for once; those that came late are looked for once more, up to the other.
  up_to timestamptz NOT NULL,
  settled_to timestamptz NOT NULL,
  -- Which events it covers, and the hash of each: kept, so that a wrong place is an event and not only a block.
  events uuid[] NOT NULL,
  digests bytea[] NOT NULL,
  hash bytea NOT NULL,
  signature bytea NOT NULL,
  CONSTRAINT audit_block_follows_another CHECK ((number = 1) = (previous IS NULL))
);
-- The blocks of a stretch of time.
CREATE INDEX audit_block_by_time ON audit_block (up_to, number);

CREATE OR REPLACE FUNCTION refuse_rewriting_the_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_block_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_block FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_trail();

GRANT SELECT, INSERT ON audit_block TO larkmoor_app;

-- What a proof of the books found of the trail; null where it was not looked at.
ALTER TABLE books_proof ADD COLUMN trail jsonb;
GRANT UPDATE (trail) ON books_proof TO larkmoor_app;
