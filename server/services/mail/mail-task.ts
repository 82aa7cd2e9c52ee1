import type { Context } from '../../context.ts';
import { doNextTask, lookEveryMs, type TakenTask, type TaskKind } from '../jobs/task-queue.ts';
import type { Job } from '../jobs/worker.ts';
import type { SendMail } from './send-mail.ts';

/**
 * @returns the address behind a link of a mail; undefined when the mail goes to an address that is
 * the customer's no longer.
 */
type MakeUrl = (ctx: Context, id: string, address: string) => Promise<string | undefined>;

/** The tools of every task that mails. */
export interface TaskTools {
  send: SendMail;
  urls: { notMe: MakeUrl; cancel: MakeUrl };
}

interface MailTask<Payload> {
  kind: TaskKind;
  /** The name of its job. */
  name: string;
  about: string;
  /** Makes and sends the mail of one task. */
  work(ctx: Context, task: TakenTask<Payload>, tools: TaskTools): Promise<void>;
}

/** @returns what makes the job that does the tasks of a kind, one after the other. */
export const mailTask =
  <Payload>({ kind, name, about, work }: MailTask<Payload>) =>
  (tools: TaskTools): Job => ({
    name,
    group: 'email',
    about,
    everyMs: lookEveryMs,
    tasks: kind,
    run: (ctx) => doNextTask<Payload>(ctx, kind, (task) => work(ctx, task, tools)),
  });
