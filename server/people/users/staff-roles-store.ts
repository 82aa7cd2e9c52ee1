import type { StaffRole } from '../../../contract/values/rights.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** One role that a member of the staff has had, from `setAt` on. */
export interface StoredStaffRole {
  userId: string;
  /** Null: they left. */
  role: StaffRole | null;
  /** As in the audit trail. */
  setBy: string;
  setAt: Temporal.Instant;
  reason: string;
}

/** Gives a role from now on. A caller who changes one holds the lock of `lockStaff`. */
export async function insertStaffRole(
  tx: Tx,
  { userId, role, setBy, setAt, reason }: StoredStaffRole,
): Promise<void> {
  await tx.query(
    `INSERT INTO staff_role (user_id, version, role, set_by, set_at, reason)
      SELECT $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5 FROM staff_role WHERE user_id = $1`,
    [userId, role, setBy, setAt, reason],
  );
}

/** Every role of all who are of the staff now, of each person the newest first. */
export async function findStaffRoles(db: Queryable): Promise<StoredStaffRole[]> {
  const { rows } = await db.query<StoredStaffRole>(
    `SELECT r.user_id AS "userId", r.role, r.set_by AS "setBy", r.set_at AS "setAt", r.reason
       FROM staff_role r JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
      ORDER BY r.user_id, r.version DESC`,
  );
  return rows;
}

/** The role that a person has now; null of one who has none. */
export async function findStaffRole(db: Queryable, userId: string): Promise<StaffRole | null> {
  const { rows } = await db.query<{ role: StaffRole | null }>(
    'SELECT role FROM staff_role WHERE user_id = $1 ORDER BY version DESC LIMIT 1',
    [userId],
  );
  return rows[0]?.role ?? null;
}

/** A member of the staff as they are now. */
export interface PresentStaff {
  id: string;
  username: string;
  email: string;
  role: StaffRole;
}

/** Everyone who is of the staff now. */
export async function findPresentStaff(db: Queryable): Promise<PresentStaff[]> {
  const { rows } = await db.query<PresentStaff>(
    `SELECT * FROM (
       SELECT DISTINCT ON (u.id) u.id, u.username, u.email, r.role FROM staff_role r
         JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
        ORDER BY u.id, r.version DESC) AS present WHERE role IS NOT NULL`,
  );
  return rows;
}

/** Changes of roles follow one after the other, so that two managers cannot remove each other. */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('staff-roles'))`);
}

/**
 * Waits for what any of the staff writes now, and lets none of them begin. The caller holds the lock
 * of `lockStaff`, so that no two who wait for everybody wait for each other.
 */
export async function lockPresentStaff(tx: Tx): Promise<void> {
  await tx.query(
    `SELECT FROM users WHERE role = 'admin' AND deleted_at IS NULL ORDER BY id
      FOR NO KEY UPDATE`,
  );
}
