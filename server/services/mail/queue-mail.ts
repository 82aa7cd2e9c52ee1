import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import { queueTask } from '../jobs/task-queue.ts';
import type { QueuedMail } from './send-queued-mail.ts';

/**
 * Queues a mail in the transaction of its cause: both happen, or neither. A mail to a customer goes
 * by `queueNotice`, so that the app shows it too; a check sees to it.
 */
export async function queueMail(tx: Tx, clock: Clock, mail: QueuedMail): Promise<void> {
  // A server of an earlier version knows no such button: it would send the mail without it.
  const kind = mail.cancels === undefined ? 'mail' : 'mail_that_cancels';
  await queueTask(tx, kind, mail, clock.now());
}
