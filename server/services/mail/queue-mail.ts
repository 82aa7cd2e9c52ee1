import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import { queueJob } from '../jobs/take-job.ts';
import type { QueuedMail } from './mail.job.ts';

/** Queues a mail in the transaction of its cause: both happen, or neither. */
export async function queueMail(tx: Tx, clock: Clock, mail: QueuedMail): Promise<void> {
  await queueJob(tx, 'mail', mail, clock.now());
}
