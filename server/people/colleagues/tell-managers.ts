import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { staffChangedMail } from '../../services/mail/staff-mails.ts';
import { findStaffWith } from '../users/second-person.ts';

/**
 * Mails everyone else who manages colleagues what one of them did: who brings in a second person
 * of their own choice must be seen by those who did not choose.
 */
export async function tellManagers(tx: Tx, ctx: SignedInContext, what: string): Promise<void> {
  const { bank, session } = ctx;
  for (const manager of await findStaffWith(tx, bank, 'manage-colleagues'))
    if (manager.id !== session.userId)
      await queueMail(
        tx,
        bank.clock,
        staffChangedMail(manager, {
          what: `${session.username} ${what}.`,
          url: `${bank.config.publicUrl}/admin/colleagues`,
        }),
      );
}
