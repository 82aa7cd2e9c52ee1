-- What customers send: in the database, so that a backup holds it and every server finds it; encrypted, so that neither tells anybody anything.
CREATE TABLE stored_file (
  -- Random, and never part of a name that came with the file.
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('check_front', 'check_back', 'profile_photo', 'id_document')),
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'application/pdf')),
  -- Before it was sealed.
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  -- Sealed for this id and owner: the bytes open nowhere else.
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
-- What is encrypted cannot be made smaller.
ALTER TABLE stored_file ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE INDEX stored_file_by_owner ON stored_file (owner_id, created_at);

-- A check that a customer sent as two pictures. Staff decide: accepting it books its amount with a hold, returning it says why.
CREATE TABLE check_deposit (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  account_id uuid NOT NULL REFERENCES customer_account (account_id),
  front_file_id uuid NOT NULL UNIQUE REFERENCES stored_file (id),
  back_file_id uuid NOT NULL UNIQUE REFERENCES stored_file (id),
  status text NOT NULL CHECK (status IN ('received', 'in_review', 'accepted', 'returned')),
  -- As the customer wrote it beside the pictures; nothing when left out.
  stated_minor bigint CHECK (stated_minor > 0),
  -- Keyed hashes of the two files as they came in, and what the front looks like: how a check sent twice is noticed.
  front_digest bytea NOT NULL,
  back_digest bytea NOT NULL,
  front_likeness bit(256) NOT NULL,
  -- What staff should look at first; never a reason to refuse by itself.
  flags text[] NOT NULL CHECK (flags <@ ARRAY['duplicate', 'look_alike', 'tiny', 'same_sides']),
  created_at timestamptz NOT NULL,
  -- The day the customer was told, weekends skipped, and the day that bank holidays make of it.
  expected_on date NOT NULL,
  available_on date NOT NULL,
  -- Who looks at it now.
  holder_id uuid REFERENCES users (id),
  held_since timestamptz,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  accepted_minor bigint CHECK (accepted_minor > 0),
  transfer_id uuid REFERENCES transfer (id),
  journal_id uuid,
  hold_id uuid,
  hold_until date,
  return_reason text,
  CHECK ((holder_id IS NULL) = (held_since IS NULL)),
  CHECK ((status IN ('accepted', 'returned')) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((status = 'accepted') = (accepted_minor IS NOT NULL)),
  CHECK ((status = 'returned') = (return_reason IS NOT NULL))
);
CREATE INDEX check_deposit_by_user ON check_deposit (user_id, created_at DESC);
CREATE INDEX check_deposit_waiting ON check_deposit (created_at) WHERE status IN ('received', 'in_review');
CREATE INDEX check_deposit_by_front ON check_deposit (front_digest);

INSERT INTO ledger_side_table VALUES ('check_deposit');
