import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import type { QueuedMail } from '../../services/mail/send-queued-mail.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { staffChangedMail } from '../../services/mail/staff-mails.ts';
import { findPresentStaff, type PresentStaff } from './staff-roles-store.ts';
import { insertStaffNews } from './staff-news-store.ts';

interface News {
  /** The person whose name begins the sentence, and who needs no mail: mostly one person. */
  by: { userId: string; username: string };
  /** The sentence goes on with the deed: `has invited nora@mail.example as a teller`. */
  what: string;
  /** Where it is to be seen. */
  page: '/admin/colleagues' | '/admin/rates' | `/admin/policy/${string}`;
  /** For who gets another mail about it. */
  otherMail?: (colleague: PresentStaff) => QueuedMail | undefined;
}

/**
 * Tells every colleague, in the app and by mail, what one of them did about the staff or its
 * policies: who brings in a second person of their own choice, or blinds a colleague, must be seen
 * by those who did not choose.
 */
export async function tellStaff(
  tx: Tx,
  { clock, config }: Pick<Bank, 'clock' | 'config'>,
  { by, what, page, otherMail }: News,
): Promise<void> {
  const sentence = `${by.username} ${what}.`;
  await insertStaffNews(tx, {
    at: clock.now(),
    knownTo: by.userId,
    what: sentence,
    page,
  });
  const url = `${config.publicUrl}${page}`;
  for (const colleague of await findPresentStaff(tx))
    if (colleague.id !== by.userId)
      await queueMail(
        tx,
        clock,
        otherMail?.(colleague) ?? staffChangedMail(colleague, { what: sentence, url }),
      );
}
