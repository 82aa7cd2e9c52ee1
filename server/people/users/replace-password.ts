import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { passwordChangedNotice } from '../../services/mail/notices.ts';
import { deleteSessionsOf, renewSession } from './sessions-store.ts';
import { updatePassword, type StoredUser } from './users-store.ts';
import { queueSecurityNotice } from './queue-security-notice.ts';

interface Replacement {
  user: StoredUser;
  passwordHash: string;
  /** The session that goes on; every other one ends. */
  keepSessionId?: string;
}

/**
 * A new password with everything that belongs to it, in one transaction: sessions over, trail
 * written, owner told.
 */
export async function replacePassword(
  tx: Tx,
  ctx: Context,
  { user, passwordHash, keepSessionId }: Replacement,
): Promise<void> {
  const { clock } = ctx.bank;
  const authEpoch = await updatePassword(tx, user.id, { passwordHash, now: clock.now() });
  await deleteSessionsOf(tx, user.id, keepSessionId);
  if (keepSessionId !== undefined) await renewSession(tx, keepSessionId, authEpoch, clock.now());
  await recordAudit(tx, ctx, { action: 'user.password_changed', subject: `user:${user.id}` });
  await queueSecurityNotice(tx, clock, user, passwordChangedNotice());
}
