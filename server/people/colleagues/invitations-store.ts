import { randomBytes } from 'node:crypto';
import { invitationHours } from '../../../contract/people/colleagues.ts';
import type { StaffRole } from '../../../contract/values/rights.ts';
import { hashSecret } from '../../base/digest.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** An invitation that can still be accepted. */
export interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
  invitedBy: string;
  /** The username. */
  invitedByName: string;
  invitedAt: Temporal.Instant;
  /** Null: it waits for a second person. */
  approvedAt: Temporal.Instant | null;
  /** The second person; null where none was needed, or none has approved it yet. */
  approvedBy: string | null;
  expiresAt: Temporal.Instant;
}

const selectOpen = `SELECT i.id, i.email, i.role, i.invited_by AS "invitedBy",
    u.username AS "invitedByName", i.invited_at AS "invitedAt", i.approved_at AS "approvedAt",
    i.approved_by AS "approvedBy", i.expires_at AS "expiresAt"
  FROM staff_invitation i JOIN users u ON u.id = i.invited_by WHERE i.ended_at IS NULL`;

/** @returns whether it was written; false while another to this address is open. */
export async function insertInvitation(
  tx: Tx,
  {
    id,
    email,
    role,
    invitedBy,
    approvedAt,
    now,
  }: Pick<OpenInvitation, 'id' | 'email' | 'role' | 'invitedBy' | 'approvedAt'> & {
    now: Temporal.Instant;
  },
): Promise<boolean> {
  // One that is too old to be accepted does not keep a new one from being sent.
  await tx.query(
    `UPDATE staff_invitation SET ended_at = expires_at, secret_hash = NULL
      WHERE lower(email) = lower($1) AND ended_at IS NULL AND expires_at <= $2`,
    [email, now],
  );
  const { rowCount } = await tx.query(
    `INSERT INTO staff_invitation (id, email, role, invited_by, invited_at, expires_at,
      approved_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [id, email, role, invitedBy, now, now.add({ hours: invitationHours }), approvedAt],
  );
  return rowCount === 1;
}

/** Those that can be accepted, the newest first; without `now` also those that are too old. */
export async function findOpenInvitations(
  db: Queryable,
  now?: Temporal.Instant,
): Promise<OpenInvitation[]> {
  const { rows } = await db.query<OpenInvitation>(
    `${selectOpen} AND ($1::timestamptz IS NULL OR i.expires_at > $1)
      ORDER BY i.invited_at DESC, i.id`,
    [now ?? null],
  );
  return rows;
}

/**
 * Gives an open invitation its secret, whose hash alone is kept; an earlier one opens nothing any
 * more. Undefined: it is not open any more.
 */
export async function giveSecret(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<{ invitation: OpenInvitation; secret: string } | undefined> {
  const secret = randomBytes(32).toString('base64url');
  const { rowCount } = await db.query(
    `UPDATE staff_invitation SET secret_hash = $2
      WHERE id = $1 AND ended_at IS NULL AND approved_at IS NOT NULL AND expires_at > $3`,
    [id, hashSecret(secret), now],
  );
  if (rowCount === 0) return undefined;
  const { rows } = await db.query<OpenInvitation>(`${selectOpen} AND i.id = $1`, [id]);
  return rows[0] && { invitation: rows[0], secret };
}

/** The open invitation of a mailed link, locked: of two who accept it at once, one finds it. */
export async function lockInvitation(
  tx: Tx,
  secret: string,
  now: Temporal.Instant,
): Promise<OpenInvitation | undefined> {
  const { rows } = await tx.query<OpenInvitation>(
    `${selectOpen} AND i.secret_hash = $1 AND i.expires_at > $2 FOR UPDATE OF i`,
    [hashSecret(secret), now],
  );
  return rows[0];
}

/** One that waits for a second person, locked. */
export async function lockWaitingInvitation(
  tx: Tx,
  id: string,
): Promise<OpenInvitation | undefined> {
  const { rows } = await tx.query<OpenInvitation>(
    `${selectOpen} AND i.id = $1 AND i.approved_at IS NULL FOR UPDATE OF i`,
    [id],
  );
  return rows[0];
}

/** From now on it may be mailed, and its time begins. */
export async function markInvitationApproved(
  tx: Tx,
  { id, by, now }: { id: string; by: string; now: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `UPDATE staff_invitation SET approved_by = $2, approved_at = $3, expires_at = $4
      WHERE id = $1`,
    [id, by, now, now.add({ hours: invitationHours })],
  );
}

/** Ends an invitation. @returns its address; undefined when it was not open. */
export async function endInvitation(
  tx: Tx,
  { id, acceptedBy, now }: { id: string; acceptedBy: string | null; now: Temporal.Instant },
): Promise<string | undefined> {
  const { rows } = await tx.query<{ email: string }>(
    `UPDATE staff_invitation SET ended_at = $3, accepted_by = $2, secret_hash = NULL
      WHERE id = $1 AND ended_at IS NULL RETURNING email`,
    [id, acceptedBy, now],
  );
  return rows[0]?.email;
}
