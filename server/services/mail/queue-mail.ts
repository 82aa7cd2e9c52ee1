import type { ChosenNotice } from '../../../contract/notices.ts';
import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import { queueTask } from '../jobs/task-queue.ts';
import type { QueuedMail } from './mail.job.ts';
import type { Mail } from './mail.ts';
import { findUnwantedNotices } from './unwanted-notices-store.ts';

/** Queues a mail in the transaction of its cause: both happen, or neither. */
export async function queueMail(tx: Tx, clock: Clock, mail: QueuedMail): Promise<void> {
  await queueTask(tx, 'mail', mail, clock.now());
}

interface ChosenMail {
  notice: ChosenNotice;
  userId: string;
  mail: Mail;
}

const howToTurnOff =
  'If you do not want this email, turn it off in your profile, under “Email notifications”.';

/** Queues a mail that its reader may have turned off, and says how to. */
export async function queueChosenMail(
  tx: Tx,
  clock: Clock,
  { notice, userId, mail }: ChosenMail,
): Promise<void> {
  const unwanted = await findUnwantedNotices(tx, userId);
  if (!unwanted.has(notice))
    await queueMail(tx, clock, { ...mail, paragraphs: [...mail.paragraphs, howToTurnOff] });
}
