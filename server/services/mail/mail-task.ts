import type { Context } from '../../context.ts';
import { doDueTasks, type TaskWork } from '../jobs/do-due-tasks.ts';
import { lookEveryMs, type TakenTask, type TaskKind } from '../jobs/task-queue.ts';
import type { Job } from '../jobs/worker.ts';
import type { SendMail } from './send-mail.ts';

/**
 * @returns the address behind a link of a mail; undefined when the mail goes to an address that is
 * the customer's no longer.
 */
type MakeUrl = (ctx: Context, id: string, address: string) => Promise<string | undefined>;

/** A link of a mail: the customer whom it is about, and the address that the mail goes to. */
export interface WantedLink {
  userId: string;
  address: string;
}

/** The same of several mails, in their order. */
type MakeUrls = (
  ctx: Context,
  wanted: readonly WantedLink[],
) => Promise<readonly (string | undefined)[]>;

/** The tools of every task that mails. */
export interface TaskTools {
  send: SendMail;
  urls: { notMe: MakeUrls; cancel: MakeUrl };
}

interface Named {
  kind: TaskKind;
  /** The name of its job. */
  name: string;
  about: string;
}

interface MailTask<Payload> extends Named {
  /** Makes and sends the mail of one task. */
  work(ctx: Context, task: TakenTask<Payload>, tools: TaskTools): Promise<void>;
}

const taskJob = ({ kind, name, about }: Named, run: Job['run']): Job => ({
  name,
  group: 'email',
  about,
  everyMs: lookEveryMs,
  tasks: kind,
  run,
});

/** @returns what makes the job that does the tasks of a kind, one after the other. */
export const mailTask =
  <Payload>({ work, ...named }: MailTask<Payload>) =>
  (tools: TaskTools): Job =>
    taskJob(named, async (ctx) => {
      const prepare = async () => (task: TakenTask<Payload>) => work(ctx, task, tools);
      const { kind } = named;
      return (await doDueTasks({ ctx, kind, most: 1, subjectOf: () => kind, prepare })).done;
    });

interface MailsTask<Payload> extends Named, Pick<TaskWork<Payload>, 'subjectOf'> {
  /** The same of {@link TaskWork}, with the tools. */
  prepare(
    ctx: Context,
    tasks: readonly TakenTask<Payload>[],
    tools: TaskTools,
  ): ReturnType<TaskWork<Payload>['prepare']>;
}

const mostAtOnce = 100;

/**
 * @returns what makes the job that does many tasks of a kind at once. Where some fail it takes half
 * as many the next time: a mail server that is overloaded, or lets in fewer connections, would
 * refuse as many again.
 */
export const mailsTask =
  <Payload>({ subjectOf, prepare, ...named }: MailsTask<Payload>) =>
  (tools: TaskTools): Job => {
    let most = mostAtOnce;
    return taskJob(named, async (ctx) => {
      const { done, failed } = await doDueTasks<Payload>({
        ctx,
        kind: named.kind,
        most,
        subjectOf,
        prepare: (tasks) => prepare(ctx, tasks, tools),
      });
      if (failed > 0) most = Math.max(1, Math.floor(most / 2));
      else if (done === most) most = Math.min(mostAtOnce, most * 2);
      return done;
    });
  };
