-- People, their files and how staff find them.

-- Any part of a word is found by its groups of three letters. PostgreSQL lets the owner of a database add this one, and the embedded engine ships it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  password_change_required boolean NOT NULL DEFAULT false,
  role text NOT NULL CHECK (role IN ('user', 'admin')),
  auth_epoch integer NOT NULL DEFAULT 1,
  full_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  profile_submitted_at timestamptz,
  card_type text NOT NULL DEFAULT '',
  profile_image uuid,
  id_document uuid,
  former_email text,
  email_changed_at timestamptz,
  password_mailed_at timestamptz,
  frozen_at timestamptz,
  email_confirmed_at timestamptz
);
CREATE INDEX users_by_id_document ON users (id_document) WHERE id_document IS NOT NULL;
CREATE INDEX users_by_profile_image ON users (profile_image) WHERE profile_image IS NOT NULL;
CREATE UNIQUE INDEX users_email_of_the_living ON users (email_key) WHERE deleted_at IS NULL;
CREATE INDEX users_newest_first ON users (created_at DESC, id) WHERE deleted_at IS NULL;
COMMENT ON TABLE users IS 'People who sign in: customers and staff. Whether a customer is suspended is the ledger''s word (owner.suspended), because money is decided there.';
COMMENT ON COLUMN users.username_key IS 'Lower case, so that Alice and alice are one person. A username is never used again, not even after deletion.';
COMMENT ON COLUMN users.auth_epoch IS 'Raised by password change, role change and deletion: a session of an older epoch is over.';
COMMENT ON COLUMN users.former_email IS 'The address before the present one, which for 72 hours may take the change back.';
COMMENT ON COLUMN users.password_mailed_at IS 'When a password was last chosen by a mailed link.';
COMMENT ON COLUMN users.frozen_at IS 'Since when the owner has said "This was not me". A password chosen by a mailed link ends it.';
COMMENT ON COLUMN users.email_confirmed_at IS 'When a mailed link proved that the person reads the mail of their address; null: never. Known so far of those who changed it, which takes such a link.';
COMMENT ON INDEX users_by_profile_image IS 'Whoever deletes a file is asked whether somebody still shows it.';
GRANT INSERT, SELECT, UPDATE ON users TO larkmoor_app;

CREATE TABLE stored_file (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('check_front', 'check_back', 'profile_photo', 'id_document', 'message')),
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'application/pdf')),
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  replaced boolean NOT NULL DEFAULT false
);
CREATE INDEX stored_file_by_key ON stored_file (SUBSTRING(sealed FROM 1 FOR 4));
-- What is encrypted cannot be made smaller.
ALTER TABLE stored_file ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE INDEX stored_file_by_owner ON stored_file (owner_id, created_at);
CREATE INDEX stored_file_replaced ON stored_file (created_at) WHERE replaced;
COMMENT ON TABLE stored_file IS 'What customers send: in the database, so that a backup holds it and every server finds it; encrypted, so that neither tells anybody anything.';
COMMENT ON COLUMN stored_file.id IS 'Random, and never part of a name that came with the file.';
COMMENT ON COLUMN stored_file.size_bytes IS 'Before it was sealed.';
COMMENT ON COLUMN stored_file.sealed IS 'Sealed for this id and owner: the bytes open nowhere else.';
COMMENT ON COLUMN stored_file.replaced IS 'A picture or document that a newer one took the place of says so itself, so that forgetting it reads no other file.';
ALTER TABLE users ADD FOREIGN KEY (profile_image) REFERENCES stored_file (id);
ALTER TABLE users ADD FOREIGN KEY (id_document) REFERENCES stored_file (id);

CREATE TABLE identity_case (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  file_id uuid NOT NULL,
  stated_name text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'refused', 'replaced', 'closed')),
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  refusal_reasons text[] NOT NULL DEFAULT '{}',
  CONSTRAINT identity_case_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT identity_case_decided_when_it_says_so CHECK ((decided_at IS NOT NULL) = state IN ('accepted', 'refused')),
  CONSTRAINT identity_case_refused_with_reasons CHECK ((state = 'refused') = (cardinality(refusal_reasons) > 0))
);
CREATE INDEX identity_case_by_user ON identity_case (user_id, submitted_at DESC);
CREATE UNIQUE INDEX identity_case_open ON identity_case (user_id) WHERE state = 'waiting';
CREATE INDEX identity_case_waiting ON identity_case (submitted_at, id) WHERE state = 'waiting';
COMMENT ON TABLE identity_case IS 'What a customer hands in to show who they are waits for staff. One case is open at a time: a newer document, or another name, replaces it, so that nobody decides on what the customer has taken back.';
COMMENT ON COLUMN identity_case.file_id IS 'No reference: a picture that a newer one took the place of is deleted, what was decided on it stays.';
COMMENT ON COLUMN identity_case.stated_name IS 'The name the document has to show, as it stood when the case was made.';
COMMENT ON COLUMN identity_case.refusal_reasons IS 'In plain words, as the customer reads them.';
GRANT INSERT, SELECT, UPDATE ON identity_case TO larkmoor_app;

CREATE TABLE person_search (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  created_at timestamptz NOT NULL,
  found_by text NOT NULL
);
CREATE INDEX person_search_by_part ON person_search USING gin (found_by gin_trgm_ops);
CREATE INDEX person_search_newest_first ON person_search (created_at DESC, user_id DESC);
COMMENT ON TABLE person_search IS 'What staff find a living person by, one field to a line, folded as it is searched; newest first without a join.';

CREATE TABLE person_count (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  living bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE person_count IS 'How many there are: counting half a million takes longer than reading a page of them.';
GRANT SELECT, UPDATE ON person_count TO larkmoor_app;
INSERT INTO person_count DEFAULT VALUES;
