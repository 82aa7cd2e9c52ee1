import { advanceClockRoute } from '../../contract/calls/sandbox.ts';
import { said } from '../../contract/calls/said.ts';
import { recordAudit } from '../services/audit/audit-event.ts';
import type { Worker } from '../services/jobs/worker.ts';
import { refuse } from '../base/refusal.ts';
import { answerTo } from './bind-route.ts';

/** Moves business time and waits until what became due is done, so that the caller sees it. */
export const callsOfSandbox = (worker: Worker) => [
  answerTo(advanceClockRoute, async (ctx, { body }) => {
    if (!ctx.bank.config.sandbox) refuse('NOT_FOUND');
    const seconds = Temporal.Duration.from(body.advance).total({
      unit: 'seconds',
      relativeTo: Temporal.PlainDate.from(ctx.bank.clock.businessDay()),
    });
    await ctx.bank.clock.advance(
      seconds,
      (tx) =>
        recordAudit(tx, ctx, {
          action: 'clock.advanced',
          subject: 'bank',
          details: { advance: body.advance },
        }),
      ctx.bank.db,
    );
    const ran = [...(await worker.runAll())].map(([job, done]) => ({ job, done }));
    return {
      ...said('CLOCK_ADVANCED', { day: ctx.bank.clock.businessDay() }),
      businessTime: ctx.bank.clock.businessNow().toString(),
      ran,
    };
  }),
];
