-- A customer lets a program read some of their accounts until a day, by a secret of its own: no
-- password of theirs is ever typed into it.
-- oldest 0041
CREATE TABLE feed (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  auth_epoch integer NOT NULL,
  name text NOT NULL,
  accounts uuid[] NOT NULL CHECK (cardinality(accounts) > 0),
  ends_on date NOT NULL,
  created_at timestamptz NOT NULL,
  setup_hash bytea NOT NULL UNIQUE,
  setup_until timestamptz NOT NULL,
  claimed_at timestamptz,
  access_hash bytea,
  last_read_at timestamptz,
  reads bigint NOT NULL DEFAULT 0,
  ended_at timestamptz,
  CHECK ((claimed_at IS NULL) = (access_hash IS NULL))
);
CREATE INDEX feed_of_customer ON feed (user_id) WHERE ended_at IS NULL;
COMMENT ON TABLE feed IS 'The programs that read accounts of a customer. One that has ended is never opened again.';
COMMENT ON COLUMN feed.auth_epoch IS 'As of sessions: in a later epoch of its customer it opens nothing, whichever server began that.';
COMMENT ON COLUMN feed.accounts IS 'Ids of the accounts that it may read, where its customer still has them.';
COMMENT ON COLUMN feed.ends_on IS 'The last banking day on which it reads.';
COMMENT ON COLUMN feed.setup_hash IS 'SHA-256 of 256 random bits, which the customer takes to the program. They open the access once.';
COMMENT ON COLUMN feed.access_hash IS 'SHA-256 of the 256 random bits that the program sends as its password.';
