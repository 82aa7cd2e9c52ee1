import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { JobRunView } from '../../../contract/staff/bank-day.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import {
  beginAskedRun,
  endAskedRun,
  findRunUnderWay,
  giveUpLostRuns,
  noteRunAlive,
  type JobRun,
} from '../../services/jobs/job-runs-store.ts';
import type { Job, Worker } from '../../services/jobs/worker.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';
import { refuse } from '../../base/refusal.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { viewRuns } from './show-bank-day.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { silentSince, whileAlive } from '../../services/jobs/while-alive.ts';

const answerWithinMs = 10_000;

/**
 * Only one asked run of a job is under way, on all servers; a second person is refused with the
 * name of the first.
 */
async function begin(ctx: SignedInContext, job: Job): Promise<JobRun> {
  const { db, clock } = ctx.bank;
  const now = clock.now();
  const run = { id: randomUUID(), job: job.name, by: ctx.actor.name, at: now };
  const begun = await db.tx(async (tx) => {
    await giveUpLostRuns(tx, { now, silentSince: silentSince(now) });
    if (!(await beginAskedRun(tx, run))) return false;
    await recordAudit(tx, ctx, { action: 'job.run', subject: `job:${job.name}` });
    return true;
  });
  if (begun)
    return {
      id: run.id,
      job: job.name,
      askedBy: run.by,
      startedAt: now,
      endedAt: null,
      done: 0,
      error: null,
    };
  const first = await findRunUnderWay(db, job.name);
  const nameOf = await nameActors(db, first?.askedBy ? [first.askedBy] : []);
  return refuse('JOB_UNDER_WAY', {
    params: { by: first?.askedBy ? nameOf(first.askedBy).name : 'Somebody' },
  });
}

async function finish({ bank }: SignedInContext, worker: Worker, run: JobRun): Promise<JobRun> {
  const result = await whileAlive(
    () => noteRunAlive(worker.db, run.id, bank.clock.now()),
    () => worker.runOne(run.job),
  ).then(
    (done) => ({ done, error: null }),
    (error: unknown) => ({
      done: 0,
      error: reasonOf(error),
    }),
  );
  const at = bank.clock.now();
  await endAskedRun(worker.db, run.id, { at, ...result });
  return { ...run, endedAt: at, ...result };
}

/** Runs a job for a member of the staff. */
export async function runJob(
  ctx: SignedInContext,
  worker: Worker,
  name: string,
): Promise<JobRunView> {
  const { bank } = ctx;
  const job = worker.jobs.find((each) => each.name === name) ?? refuse('JOB_NOT_FOUND');
  if (job.movesMoney && (await findMoneyStop(bank.db))) refuse('MONEY_STOPPED');
  await job.ask?.(ctx);
  const run = await begin(ctx, job);
  const finished = finish(ctx, worker, run).catch((error: unknown) => {
    bank.log.error(
      { job: name, error: String(error) },
      'a run somebody asked for could not be written down',
    );
    return run;
  });
  const waiting = new AbortController();
  const told = await Promise.race([
    finished,
    setTimeout(answerWithinMs, run, { signal: waiting.signal }),
  ]);
  waiting.abort();
  const [view] = await viewRuns(bank.db, [told]);
  return view as NonNullable<typeof view>;
}
