-- Where two people of the staff may change policies, one proposes and the other approves.
CREATE TABLE policy_proposal (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  version integer NOT NULL CHECK (version >= 0),
  value jsonb NOT NULL,
  effective_from timestamptz,
  reason text NOT NULL,
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  decline_reason text,
  CONSTRAINT policy_proposal_approved_by_another
    CHECK (decision IS DISTINCT FROM 'approved' OR decided_by <> proposed_by),
  CONSTRAINT policy_proposal_decided_whole CHECK (
    (decision IS NULL) = (decided_by IS NULL)
    AND (decision IS NULL) = (decided_at IS NULL)
    AND (decline_reason IS NOT NULL) = (decision IS NOT DISTINCT FROM 'declined'))
);
COMMENT ON TABLE policy_proposal IS 'Changes of policies that wait for a second person, and what became of them.';
COMMENT ON COLUMN policy_proposal.version IS 'The newest of the policy when it was proposed: after another change it cannot be approved.';
COMMENT ON COLUMN policy_proposal.effective_from IS 'Null: from its approval on.';
COMMENT ON COLUMN policy_proposal.proposed_at IS 'In business time, as policies are.';
CREATE UNIQUE INDEX policy_proposal_waiting ON policy_proposal (name) WHERE decision IS NULL;
CREATE INDEX policy_proposal_by_proposer ON policy_proposal (proposed_by);
CREATE INDEX policy_proposal_by_decider ON policy_proposal (decided_by) WHERE decided_by IS NOT NULL;
GRANT SELECT, INSERT (id, name, version, value, effective_from, reason, proposed_by, proposed_at),
  UPDATE (decision, decided_by, decided_at, decline_reason) ON policy_proposal TO larkmoor_app;

ALTER TABLE policy ADD COLUMN approved_by text;
COMMENT ON COLUMN policy.approved_by IS 'The second person, where two were needed: an actor, as in the audit trail.';
