import type { FastifyInstance } from 'fastify';
import { advanceClockRoute } from '../../contract/sandbox.ts';
import { said } from '../../contract/said.ts';
import { recordAudit } from '../services/audit/audit-event.ts';
import type { Bank } from '../bank.ts';
import type { Worker } from '../services/jobs/worker.ts';
import { refuse } from '../base/refusal.ts';
import { bindRoute } from './bind-route.ts';

/** Moves business time and waits until what became due is done, so that the caller sees it. */
export function bindSandbox(app: FastifyInstance, bank: Bank, worker: Worker): void {
  bindRoute(app, bank, advanceClockRoute).to(async (ctx, { body }) => {
    if (!bank.config.sandbox) refuse('NOT_FOUND');
    const seconds = Temporal.Duration.from(body.advance).total({
      unit: 'seconds',
      relativeTo: Temporal.PlainDate.from(bank.clock.businessDay()),
    });
    await bank.clock.advance(seconds, (tx) =>
      recordAudit(tx, ctx, {
        action: 'clock.advanced',
        subject: 'bank',
        details: { advance: body.advance },
      }),
    );
    const ran = [...(await worker.runAll())].map(([job, done]) => ({ job, done }));
    return {
      status: 200,
      body: {
        ...said('CLOCK_ADVANCED', { advance: body.advance }),
        businessTime: bank.clock.businessNow().toString(),
        ran,
      },
    };
  });
}
