import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../contract/values/rights.ts';
import type { Queryable } from '../../server/db/database.ts';

/** Gives a member of the staff another role, this many hours ago; null: they left. */
export async function giveRole(
  db: Queryable,
  who: string,
  {
    role,
    by = 'system:test',
    hoursAgo = 0,
  }: { role: StaffRole | null; by?: string; hoursAgo?: number },
): Promise<void> {
  await db.query(
    `INSERT INTO staff_role (user_id, version, role, set_by, set_at, reason)
      SELECT $1, coalesce(max(version), 0) + 1, $2, $3, now() - make_interval(hours => $4), 'Drawn'
        FROM staff_role WHERE user_id = $1`,
    [who, role, by, hoursAgo],
  );
}

/** Writes a member of the staff of long ago, as a bare row. @returns the id. */
export async function addStaff(db: Queryable, role: StaffRole): Promise<string> {
  const id = await addStaffUser(db);
  await giveRole(db, id, { role, hoursAgo: 100 });
  return id;
}

/** Adds a user who could be of the staff, without a role. @returns the id. */
export async function addStaffUser(db: Queryable): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role,
      created_at) VALUES ($1, $2, $2, $3, $3, 'none', 'admin', now())`,
    [id, `person ${id}`, `${id}@mail.example`],
  );
  return id;
}
