import type { Right } from '../../../contract/values/rights.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { QueuedMail } from '../../services/mail/send-queued-mail.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { findStaffWith } from './second-person.ts';
import type { PresentStaff } from './staff-roles-store.ts';

/** Mails all staff who have a right, except the person who acts. */
export async function mailColleagues(
  tx: Tx,
  { bank, session }: SignedInContext,
  right: Right,
  mailFor: (colleague: PresentStaff) => QueuedMail,
): Promise<void> {
  for (const colleague of await findStaffWith(tx, bank, right))
    if (colleague.id !== session.userId) await queueMail(tx, bank.clock, mailFor(colleague));
}
