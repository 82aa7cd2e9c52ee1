import type { Context } from '../../context.ts';
import { doNextTask } from '../jobs/task-queue.ts';
import type { Mail } from './mail.ts';
import { mailTexts as english } from './mail.texts.ts';
import { mailTexts as spanish } from './mail.texts.es.ts';
import type { SendMail } from './send-mail.ts';

const texts = { en: english, es: spanish };

/**
 * A mail as it waits. The secret of its link "This was not me" is made when it is sent: no queue
 * ever holds it.
 */
export interface QueuedMail extends Mail {
  notMeOf?: string;
}

/**
 * @returns the address behind which a person says that it was not them; undefined when the mail
 * goes to an address that is theirs no longer.
 */
type MakeNotMeUrl = (ctx: Context, userId: string, address: string) => Promise<string | undefined>;

/**
 * Sends one queued mail. A crash between sending and noting it sends it again under the same
 * Message-ID, so it reads as one mail.
 */
export function mailJob(send: SendMail, makeNotMeUrl: MakeNotMeUrl) {
  return (ctx: Context): Promise<number> =>
    doNextTask<QueuedMail>(ctx, 'mail', async ({ id, payload: { notMeOf, ...mail } }) => {
      const url = notMeOf === undefined ? undefined : await makeNotMeUrl(ctx, notMeOf, mail.to);
      await send(id, {
        ...mail,
        ...(url !== undefined && { alarm: { label: texts[mail.language ?? 'en'].notMe, url } }),
      });
    });
}
