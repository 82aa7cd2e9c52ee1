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

/** Makes “This was not me” of those mails that have it. @returns its address by the mail's id. */
async function alarmsOf(
  ctx: Context,
  tasks: readonly TakenTask<QueuedMail>[],
  { urls }: TaskTools,
): Promise<ReadonlyMap<string, string | undefined>> {
  const wanted = tasks.flatMap(({ id, payload: { notMeOf, to } }) =>
    notMeOf === undefined ? [] : [{ id, userId: notMeOf, address: to }],
  );
  if (wanted.length === 0) return new Map();
  const made = await urls.notMe(ctx, wanted);
  return new Map(wanted.map(({ id }, index) => [id, made[index]]));
}

/**
 * Makes the links of queued mails together.
 * @returns what sends one of them. A crash between sending and noting it sends it again under the
 * same Message-ID, so it reads as one mail.
 */
export async function sendQueuedMails(
  ctx: Context,
  tasks: readonly TakenTask<QueuedMail>[],
  tools: TaskTools,
): Promise<(task: TakenTask<QueuedMail>) => Promise<void>> {
  const alarms = await alarmsOf(ctx, tasks, tools);
  return async ({ id, payload: { notMeOf: _notMeOf, cancels, ...mail } }) => {
    const words = texts[mail.language ?? 'en'];
    const alarm = alarms.get(id);
    const action =
      cancels === undefined ? undefined : await tools.urls.cancel(ctx, cancels, mail.to);
    await tools.send(id, {
      ...mail,
      ...(action !== undefined && { action: { label: words.cancelPayment, url: action } }),
      ...(alarm !== undefined && { alarm: { label: words.notMe, url: alarm } }),
    });
  };
}
