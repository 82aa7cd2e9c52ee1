-- What a customer says about themselves, beside name, phone and address. An empty time means that nothing was handed in yet.
ALTER TABLE users
  ADD COLUMN profile_submitted_at timestamptz,
  ADD COLUMN card_type text NOT NULL DEFAULT '',
  ADD COLUMN profile_image uuid REFERENCES stored_file (id),
  ADD COLUMN id_document uuid REFERENCES stored_file (id);

-- A new address waits here until the link that was mailed to it is opened. One at a time: a newer wish replaces it.
CREATE TABLE pending_email (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  email text NOT NULL,
  asked_at timestamptz NOT NULL
);

ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_purpose_check;
ALTER TABLE mailed_link ADD CONSTRAINT mailed_link_purpose_check CHECK (purpose IN ('password', 'pin', 'email'));

-- From where a person has signed in before: a digest of program and network, so that only a new one is worth a mail.
CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES users (id),
  digest bytea NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, digest)
);
