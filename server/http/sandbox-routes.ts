import type { FastifyInstance } from 'fastify';
import { advanceClockRoute } from '../../contract/calls/sandbox.ts';
import { said } from '../../contract/calls/said.ts';
import { recordAudit } from '../services/audit/audit-event.ts';
import type { BankToBind } from '../bank.ts';
import type { Worker } from '../services/jobs/worker.ts';
import { refuse } from '../base/refusal.ts';
import { bindRoute } from './bind-route.ts';

/** Moves business time and waits until what became due is done, so that the caller sees it. */
export function bindSandbox(app: FastifyInstance, bank: BankToBind, worker: Worker): void {
  bindRoute(app, bank, advanceClockRoute).to(async (ctx, { body }) => {
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
      status: 200,
      body: {
        ...said('CLOCK_ADVANCED', { day: ctx.bank.clock.businessDay() }),
        businessTime: ctx.bank.clock.businessNow().toString(),
        ran,
      },
    };
  });
}
