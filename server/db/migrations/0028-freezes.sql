-- A freeze was lifted by whoever read the mail of the account. It is a case of the staff now, and
-- ends by a factor that is older than the change in doubt, or by staff who know the customer.
CREATE TABLE account_freeze (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  said_at timestamptz NOT NULL,
  said_in text NOT NULL CHECK (said_in IN ('mail', 'session')),
  taken_back text[] NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('owner', 'staff', 'closing')),
  factor text CHECK (factor IN ('passkey', 'code', 'pin')),
  staff_id uuid REFERENCES users (id),
  identity_check text,
  CONSTRAINT account_freeze_ended_whole CHECK (
    (ended_at IS NULL) = (ended_by IS NULL)
    AND (factor IS NOT NULL) = (ended_by IS NOT DISTINCT FROM 'owner')
    AND (staff_id IS NOT NULL) = (ended_by IS NOT DISTINCT FROM 'staff')
    AND (identity_check IS NOT NULL) = (ended_by IS NOT DISTINCT FROM 'staff'))
);
COMMENT ON TABLE account_freeze IS 'Each time that a customer said "This was not me", and how it ended.';
COMMENT ON COLUMN account_freeze.said_at IS 'In business time, as all that waits for the staff; users.frozen_at is in real time.';
COMMENT ON COLUMN account_freeze.said_in IS 'By the link of a mail, or in a session.';
COMMENT ON COLUMN account_freeze.taken_back IS 'What of email, phone and address became again what it was before.';
COMMENT ON COLUMN account_freeze.factor IS 'What the customer lifted it with.';
COMMENT ON COLUMN account_freeze.identity_check IS 'How the staff made sure who asked; a code of contract/reasons.texts.ts.';
CREATE UNIQUE INDEX account_freeze_open ON account_freeze (user_id) WHERE ended_at IS NULL;
CREATE INDEX account_freeze_waiting ON account_freeze (said_at) WHERE ended_at IS NULL;
CREATE INDEX account_freeze_of_staff ON account_freeze (staff_id) WHERE staff_id IS NOT NULL;
GRANT INSERT, SELECT, UPDATE ON account_freeze TO larkmoor_app;

COMMENT ON COLUMN users.frozen_at IS 'Since when the owner has said "This was not me". It follows account_freeze, and owner.frozen follows it.';

ALTER TABLE owner ADD COLUMN frozen boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN owner.frozen IS 'Follows users.frozen_at, so that postings are decided under the lock of this row.';
GRANT UPDATE (frozen) ON owner TO larkmoor_app;

CREATE TABLE former_contact (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  phone text NOT NULL,
  address text NOT NULL,
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE former_contact IS 'Phone and address before the first change of the latest 72 hours: what "This was not me" brings back.';

ALTER TABLE staff_case DROP CONSTRAINT staff_case_kind_check;
ALTER TABLE staff_case ADD CONSTRAINT staff_case_kind_check CHECK (kind IN
  ('check', 'loan', 'identity_document', 'freeze', 'payment', 'message', 'funding', 'dispute'));
