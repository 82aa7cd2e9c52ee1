import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { endPause } from '../../services/jobs/set-aside.ts';
import { retryFailedTask } from '../../services/jobs/task-queue.ts';
import type { Worker } from '../../services/jobs/worker.ts';
import { refuse } from '../../base/refusal.ts';

/** Ends the pause of a row that a job set aside; the job comes to it with its next beat, now. */
export async function retrySetAside(
  ctx: SignedInContext,
  worker: Worker,
  { job, rowId }: { job: string; rowId: string },
): Promise<void> {
  const { db, clock } = ctx.bank;
  if (!worker.jobs.some(({ name }) => name === job)) refuse('JOB_NOT_FOUND');
  await db.tx(async (tx) => {
    if (!(await endPause(tx, { job, rowId, now: clock.now() }))) refuse('ROW_NOT_SET_ASIDE');
    await recordAudit(tx, ctx, {
      action: 'job.row_retried',
      subject: `job:${job}`,
      details: { row: rowId },
    });
  });
  worker.runSoon(job);
}

/** Has queued work that failed done again at once. */
export async function retryWork(ctx: SignedInContext, id: string): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const kind = (await retryFailedTask(tx, id, clock.now())) ?? refuse('ROW_NOT_SET_ASIDE');
    await recordAudit(tx, ctx, {
      action: 'job.row_retried',
      subject: `job:${kind}`,
      details: { row: id },
    });
  });
}
