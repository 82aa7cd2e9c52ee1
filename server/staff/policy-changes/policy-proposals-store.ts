import type { PolicyName } from '../../../contract/values/policy.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** A change of a policy that waits for a second person. */
export interface PolicyProposal {
  id: string;
  name: PolicyName;
  /** The newest version when it was proposed. */
  version: number;
  value: unknown;
  /** Null: from its approval on. */
  effectiveFrom: Temporal.Instant | null;
  reason: string;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
}

const selectWaiting = `SELECT p.id, p.name, p.version, p.value, p.effective_from AS "effectiveFrom",
    p.reason, p.proposed_by AS "proposedBy", u.username AS proposer, p.proposed_at AS "proposedAt"
  FROM policy_proposal p JOIN users u ON u.id = p.proposed_by WHERE p.decision IS NULL`;

/** The one of a policy that waits, if one. */
export async function findWaitingProposal(
  db: Queryable,
  name: PolicyName,
): Promise<PolicyProposal | undefined> {
  const { rows } = await db.query<PolicyProposal>(`${selectWaiting} AND p.name = $1`, [name]);
  return rows[0];
}

/** All that wait, of every policy. */
export async function findWaitingProposals(tx: Tx): Promise<PolicyProposal[]> {
  const { rows } = await tx.query<PolicyProposal>(`${selectWaiting} ORDER BY p.id`);
  return rows;
}

/** One that still waits, locked for this transaction: of two who decide it at once, one finds it. */
export async function lockWaitingProposal(
  tx: Tx,
  { name, id }: Pick<PolicyProposal, 'name' | 'id'>,
): Promise<PolicyProposal | undefined> {
  const { rows } = await tx.query<PolicyProposal>(
    `${selectWaiting} AND p.name = $1 AND p.id = $2 FOR UPDATE OF p`,
    [name, id],
  );
  return rows[0];
}

/** @returns false while another of this policy waits. */
export async function insertPolicyProposal(
  tx: Tx,
  {
    id,
    name,
    version,
    value,
    effectiveFrom,
    reason,
    proposedBy,
    proposedAt,
  }: Omit<PolicyProposal, 'proposer'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO policy_proposal (id, name, version, value, effective_from, reason, proposed_by,
      proposed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [id, name, version, JSON.stringify(value), effectiveFrom, reason, proposedBy, proposedAt],
  );
  return rowCount === 1;
}

/** The caller holds its lock. */
export async function markPolicyProposalDecided(
  tx: Tx,
  {
    id,
    by,
    at,
    declineReason,
  }: {
    id: string;
    by: string;
    at: Temporal.Instant;
    /** Null: it is approved. */
    declineReason: string | null;
  },
): Promise<void> {
  await tx.query(
    `UPDATE policy_proposal SET decision = CASE WHEN $4::text IS NULL THEN 'approved'
      ELSE 'declined' END, decline_reason = $4, decided_by = $2, decided_at = $3 WHERE id = $1`,
    [id, by, at, declineReason],
  );
}
