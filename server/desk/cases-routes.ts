import type { FastifyInstance } from 'fastify';
import {
  giveBackCaseRoute,
  listQueuesRoute,
  takeCaseRoute,
  takeNextCaseRoute,
  takeOverCaseRoute,
  type CaseKind,
} from '../../contract/calls/cases.ts';
import type { BankToBind } from '../bank.ts';
import { textFromInstant } from '../base/clock.ts';
import { bindRoute } from '../http/bind-route.ts';
import { giveBackCase } from './give-back-case.ts';
import { caseHolderView } from './case-holder.ts';
import type { Queue } from './queue.ts';
import { readQueues } from './read-queues.ts';
import { takeCase, takeOverCase } from './take-case.ts';
import { takeNextCase } from './take-next-case.ts';

/** Binds the calls of every queue, and those that all queues share. */
export function bindCases(
  app: FastifyInstance,
  bank: BankToBind,
  queues: Record<CaseKind, Queue>,
): void {
  for (const queue of Object.values(queues))
    for (const bind of [queue.list, queue.show, ...queue.decisions]) bind(app, bank, queue);

  bindRoute(app, bank, listQueuesRoute).to(async ({ bank, session }) => {
    const rows = await readQueues(bank, queues, session.userId);
    return { status: 200, body: { queues: rows, asOf: textFromInstant(bank.clock.businessNow()) } };
  });

  bindRoute(app, bank, takeNextCaseRoute).to(async (ctx, _, { reply }) => {
    const askedAt = bank.clock.now().subtract({ milliseconds: Math.floor(reply.elapsedTime) });
    const taken = await takeNextCase(ctx, { queues, askedAt });
    return { status: 200, body: { case: taken ? { kind: taken.kind, _id: taken.id } : null } };
  });

  bindRoute(app, bank, takeCaseRoute).to(async (ctx, { params }) => {
    const holder = await ctx.bank.db.tx((tx) =>
      takeCase(tx, ctx, { queue: queues[params.kind], one: params }),
    );
    return { status: 200, body: { holder: caseHolderView(ctx, holder) } };
  });

  bindRoute(app, bank, takeOverCaseRoute).to(async (ctx, { params, body }) => {
    const holder = await takeOverCase(ctx, queues[params.kind], {
      one: params,
      reason: body.reason,
    });
    return { status: 200, body: { holder: caseHolderView(ctx, holder) } };
  });

  bindRoute(app, bank, giveBackCaseRoute).to(async (ctx, { params }) => {
    await giveBackCase(ctx, queues[params.kind], params);
    return { status: 204 };
  });
}
