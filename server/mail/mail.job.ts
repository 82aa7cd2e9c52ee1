import type { Context } from '../context.ts';
import { doNextJob } from '../jobs/take-job.ts';
import type { Mail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

/** Sends one queued mail. A crash between sending and noting it sends it again under the same Message-ID, so it reads as one mail. */
export function mailJob(send: SendMail) {
  return (ctx: Context): Promise<number> => doNextJob<Mail>(ctx, 'mail', ({ id, payload }) => send(id, payload));
}
