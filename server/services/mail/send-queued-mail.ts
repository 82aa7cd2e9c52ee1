import type { Context } from '../../context.ts';
import type { TakenTask } from '../jobs/task-queue.ts';
import type { TaskTools } from './mail-task.ts';
import type { Mail } from './mail.ts';
import { mailTexts as english } from './mail.texts.ts';
import { mailTexts as spanish } from './mail.texts.es.ts';

const texts = { en: english, es: spanish };

/**
 * A mail as it waits. The secrets of its links are made when it is sent: no queue ever holds them.
 */
export interface QueuedMail extends Mail {
  /** The id of the customer whose “This was not me” the mail has. */
  notMeOf?: string;
  /** The order that its button cancels. */
  cancels?: string;
}

/**
 * Sends one queued mail. A crash between sending and noting it sends it again under the same
 * Message-ID, so it reads as one mail.
 */
export async function sendQueuedMail(
  ctx: Context,
  { id, payload: { notMeOf, cancels, ...mail } }: TakenTask<QueuedMail>,
  { send, urls }: TaskTools,
): Promise<void> {
  const words = texts[mail.language ?? 'en'];
  const alarm = notMeOf === undefined ? undefined : await urls.notMe(ctx, notMeOf, mail.to);
  const action = cancels === undefined ? undefined : await urls.cancel(ctx, cancels, mail.to);
  await send(id, {
    ...mail,
    ...(action !== undefined && { action: { label: words.cancelPayment, url: action } }),
    ...(alarm !== undefined && { alarm: { label: words.notMe, url: alarm } }),
  });
}
