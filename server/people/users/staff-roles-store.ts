import type { StaffRole } from '../../../contract/rights.ts';
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

/** A role from now on. Who changes one holds the lock of `lockStaff`. */
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

/** The roles that people of the staff have had at some time since then, also of those who left. */
export async function findStaffRolesSince(
  db: Queryable,
  since: Temporal.Instant,
): Promise<{ userId: string; role: StaffRole }[]> {
  const { rows } = await db.query<{ userId: string; role: StaffRole }>(
    `SELECT r.user_id AS "userId", r.role FROM staff_role r
      WHERE r.role IS NOT NULL AND NOT EXISTS (SELECT FROM staff_role next
        WHERE next.user_id = r.user_id AND next.version = r.version + 1 AND next.set_at <= $1)`,
    [since],
  );
  return rows;
}

/** Changes of roles follow one after the other, so that two managers cannot remove each other. */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('staff-roles'))`);
}
