import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import { queueTask } from '../jobs/task-queue.ts';
import type { QueuedMail } from './mail.job.ts';

/**
 * Queues a mail in the transaction of its cause: both happen, or neither. A mail to a
 * customer goes by `queueNotice`, so that it stands in the app too; a check sees to it.
 */
export async function queueMail(tx: Tx, clock: Clock, mail: QueuedMail): Promise<void> {
  await queueTask(tx, 'mail', mail, clock.now());
}
