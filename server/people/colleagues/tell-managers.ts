import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { staffChangedMail } from '../../services/mail/staff-mails.ts';
import { mailColleagues } from '../users/mail-colleagues.ts';

/**
 * Mails everyone else who manages colleagues what one of them did: who brings in a second person
 * of their own choice must be seen by those who did not choose.
 */
export async function tellManagers(tx: Tx, ctx: SignedInContext, what: string): Promise<void> {
  await mailColleagues(tx, ctx, 'manage-colleagues', (manager) =>
    staffChangedMail(manager, {
      what: `${ctx.session.username} ${what}.`,
      url: `${ctx.bank.config.publicUrl}/admin/colleagues`,
    }),
  );
}
