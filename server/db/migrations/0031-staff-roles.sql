-- Every admin could do everything. Now each member of the staff has a role; its rights are a policy.
CREATE TABLE staff_role (
  user_id uuid NOT NULL REFERENCES users (id),
  version integer NOT NULL CHECK (version > 0),
  role text CHECK (role IN ('viewer', 'teller', 'approver', 'manager', 'auditor')),
  set_by text NOT NULL,
  set_at timestamptz NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (user_id, version)
);
COMMENT ON TABLE staff_role IS 'The roles that members of the staff have had. Rows are added, never changed: the newest counts.';
COMMENT ON COLUMN staff_role.role IS 'Null: they left.';
COMMENT ON COLUMN staff_role.set_by IS 'An actor, as in the audit trail.';
COMMENT ON COLUMN staff_role.set_at IS 'In real time, as all that concerns logging in.';
GRANT INSERT, SELECT ON staff_role TO larkmoor_app;

INSERT INTO staff_role (user_id, version, role, set_by, set_at, reason)
  SELECT id, 1, 'manager', 'system:migration', now(), 'Had every right before there were roles.'
    FROM users WHERE role = 'admin' AND deleted_at IS NULL;

ALTER TABLE users ADD COLUMN two_steps_required boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN users.two_steps_required IS 'Of staff who came by an invitation: nothing is shown to them before two-step sign-in is on.';

-- The secret is in the mail alone, and is made when that is sent.
CREATE TABLE staff_invitation (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'teller', 'approver', 'manager', 'auditor')),
  secret_hash bytea UNIQUE,
  invited_by uuid NOT NULL REFERENCES users (id),
  invited_at timestamptz NOT NULL,
  approved_at timestamptz,
  approved_by uuid REFERENCES users (id),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  accepted_by uuid REFERENCES users (id),
  CONSTRAINT staff_invitation_approved_by_another CHECK (approved_by <> invited_by),
  CONSTRAINT staff_invitation_approved_when_it_says_so
    CHECK (approved_by IS NULL OR approved_at IS NOT NULL),
  CONSTRAINT staff_invitation_opens_approved CHECK (secret_hash IS NULL OR approved_at IS NOT NULL),
  CONSTRAINT staff_invitation_accepted_is_over CHECK (accepted_by IS NULL OR ended_at IS NOT NULL),
  CONSTRAINT staff_invitation_over_opens_nothing CHECK (ended_at IS NULL OR secret_hash IS NULL)
);
COMMENT ON TABLE staff_invitation IS 'Who was invited to the staff, by whom and as what.';
COMMENT ON COLUMN staff_invitation.approved_at IS 'Since when it may be mailed: at once, or when a second manager approved it.';
COMMENT ON COLUMN staff_invitation.ended_at IS 'When it was accepted or, without accepted_by, withdrawn.';
CREATE UNIQUE INDEX staff_invitation_open ON staff_invitation (lower(email)) WHERE ended_at IS NULL;
CREATE INDEX staff_invitation_by_inviter ON staff_invitation (invited_by);
CREATE INDEX staff_invitation_by_approver ON staff_invitation (approved_by) WHERE approved_by IS NOT NULL;
CREATE INDEX staff_invitation_accepted ON staff_invitation (accepted_by) WHERE accepted_by IS NOT NULL;
GRANT INSERT, SELECT, UPDATE ON staff_invitation TO larkmoor_app;

-- A role with more rights, which waits for a second manager.
CREATE TABLE staff_role_proposal (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  role text NOT NULL CHECK (role IN ('viewer', 'teller', 'approver', 'manager', 'auditor')),
  reason text NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT staff_role_proposal_approved_by_another
    CHECK (decision IS DISTINCT FROM 'approved' OR decided_by <> proposed_by),
  CONSTRAINT staff_role_proposal_decided_whole CHECK (
    (decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL))
);
COMMENT ON TABLE staff_role_proposal IS 'Roles with more rights that were proposed where two people manage colleagues.';
CREATE UNIQUE INDEX staff_role_proposal_waiting ON staff_role_proposal (user_id) WHERE decision IS NULL;
CREATE INDEX staff_role_proposal_of_user ON staff_role_proposal (user_id);
CREATE INDEX staff_role_proposal_by_proposer ON staff_role_proposal (proposed_by);
CREATE INDEX staff_role_proposal_by_decider ON staff_role_proposal (decided_by) WHERE decided_by IS NOT NULL;
GRANT SELECT, INSERT (id, user_id, role, reason, proposed_by, proposed_at),
  UPDATE (decision, decided_by, decided_at) ON staff_role_proposal TO larkmoor_app;
