import type { StaffRole } from '../../../contract/values/rights.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { insertStaffRole } from './staff-roles-store.ts';
import { insertUser } from './users-store.ts';

interface NewStaff {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  passwordChangeRequired: boolean;
  staffRole: StaffRole;
  /** The reason why they have it, for the page of colleagues. */
  reason: string;
}

/** Adds a member of the staff. @returns false when the username or the email is taken. */
export async function addStaff(
  tx: Tx,
  ctx: Context,
  { staffRole, reason, ...user }: NewStaff,
): Promise<boolean> {
  const now = ctx.bank.clock.now();
  if (!(await insertUser(tx, { ...user, role: 'admin', language: null, now }))) return false;
  await insertStaffRole(tx, {
    userId: user.id,
    role: staffRole,
    setBy: ctx.actor.name,
    setAt: now,
    reason,
  });
  await recordAudit(tx, ctx, {
    action: 'admin.added',
    subject: `user:${user.id}`,
    details: { role: staffRole },
  });
  return true;
}
