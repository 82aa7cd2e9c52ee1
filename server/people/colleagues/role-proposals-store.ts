import type { StaffRole } from '../../../contract/values/rights.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** A role with more rights that waits for a second person. */
export interface RoleProposal {
  id: string;
  userId: string;
  role: StaffRole;
  reason: string;
  proposedBy: string;
  /** The username. */
  proposer: string;
}

const selectWaiting = `SELECT p.id, p.user_id AS "userId", p.role, p.reason,
    p.proposed_by AS "proposedBy", u.username AS proposer
  FROM staff_role_proposal p JOIN users u ON u.id = p.proposed_by WHERE p.decision IS NULL`;

/** All that wait. */
export async function findRoleProposals(db: Queryable): Promise<RoleProposal[]> {
  return (await db.query<RoleProposal>(selectWaiting)).rows;
}

/** The one that waits for a person, locked. */
export async function lockRoleProposal(tx: Tx, userId: string): Promise<RoleProposal | undefined> {
  const { rows } = await tx.query<RoleProposal>(
    `${selectWaiting} AND p.user_id = $1 FOR UPDATE OF p`,
    [userId],
  );
  return rows[0];
}

/** @returns false while another of this person waits. */
export async function insertRoleProposal(
  tx: Tx,
  {
    id,
    userId,
    role,
    reason,
    proposedBy,
    now,
  }: Omit<RoleProposal, 'proposer'> & {
    now: Temporal.Instant;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO staff_role_proposal (id, user_id, role, reason, proposed_by, proposed_at)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [id, userId, role, reason, proposedBy, now],
  );
  return rowCount === 1;
}

/** The caller holds its lock. */
export async function markRoleProposalDecided(
  tx: Tx,
  {
    id,
    decision,
    by,
    now,
  }: {
    id: string;
    decision: 'approved' | 'declined';
    by: string;
    now: Temporal.Instant;
  },
): Promise<void> {
  await tx.query(
    `UPDATE staff_role_proposal SET decision = $2, decided_by = $3, decided_at = $4
      WHERE id = $1`,
    [id, decision, by, now],
  );
}
