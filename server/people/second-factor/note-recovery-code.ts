import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { recoveryCodeUsedNotice } from '../../services/mail/second-factor-notices.ts';
import type { StoredUser } from '../users/users-store.ts';
import { countRecoveryCodes } from './second-factor-store.ts';

/**
 * A stranger may have found the list: its owner gets a mail for each code that is used, at login
 * and for a change alike.
 */
export async function noteRecoveryCode(ctx: Context, user: StoredUser): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const left = await countRecoveryCodes(tx, user.id);
    await recordAudit(tx, ctx, {
      action: 'recovery_codes.one_used',
      subject: `user:${user.id}`,
      details: { left: String(left) },
    });
    await queueMail(tx, clock, recoveryCodeUsedNotice(user, left));
  });
}
