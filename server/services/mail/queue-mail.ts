import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import { queueTasks } from '../jobs/task-queue.ts';
import type { QueuedMail } from './send-queued-mail.ts';

/**
 * Queues mails in the transaction of their cause: both happen, or neither. A mail to a customer goes
 * by `queueNotice`, so that the app shows it too; a check sees to it.
 */
export async function queueMails(
  tx: Tx,
  clock: Clock,
  mails: readonly QueuedMail[],
): Promise<void> {
  // A server of an earlier version knows no such button: it would send the mail without it.
  const byKind = Map.groupBy(mails, ({ cancels }) =>
    cancels === undefined ? 'mail' : 'mail_that_cancels',
  );
  for (const [kind, those] of byKind) await queueTasks(tx, kind, those, clock.now());
}

/** The same of one. */
export async function queueMail(tx: Tx, clock: Clock, mail: QueuedMail): Promise<void> {
  await queueMails(tx, clock, [mail]);
}
