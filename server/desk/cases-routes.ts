import type { FastifyInstance } from 'fastify';
import {
  caseKinds,
  giveBackCaseRoute,
  leftAfterMinutes,
  listQueuesRoute,
  takeCaseRoute,
  takeOverCaseRoute,
  type CaseKind,
} from '../../contract/cases.ts';
import type { Bank } from '../bank.ts';
import { digestOf } from '../base/digest.ts';
import { textFromInstant } from '../base/clock.ts';
import { bindRoute } from '../http/bind-route.ts';
import { countHeldCases } from './cases-store.ts';
import { giveBackCase } from './give-back-case.ts';
import { caseHolderView } from './case-holder.ts';
import type { Queue } from './queue.ts';
import { takeCase, takeOverCase } from './take-case.ts';

/** Binds the calls of every queue, and those that all queues share. */
export function bindCases(app: FastifyInstance, bank: Bank, queues: Record<CaseKind, Queue>): void {
  for (const queue of Object.values(queues))
    for (const bind of [queue.list, queue.show, ...queue.decisions]) bind(app, bank, queue);

  bindRoute(app, bank, listQueuesRoute).to(async ({ session }) => {
    const held = await countHeldCases(
      bank.db,
      session.userId,
      bank.clock.now().subtract({ minutes: leftAfterMinutes }),
    );
    const rows = [];
    for (const kind of caseKinds) {
      const { waiting, oldestSince, sum } = await queues[kind].readWaiting(bank.db);
      const { sum: sumHeld = '0', ...counts } = held.get(kind) ?? { held: 0, heldByYou: 0 };
      rows.push({
        kind,
        waiting,
        oldestSince: oldestSince && textFromInstant(oldestSince),
        ...counts,
        mark: digestOf(`${waiting} ${sum} ${sumHeld}`),
      });
    }
    return { status: 200, body: { queues: rows, asOf: textFromInstant(bank.clock.businessNow()) } };
  });

  bindRoute(app, bank, takeCaseRoute).to(async (ctx, { params }) => {
    return {
      status: 200,
      body: { holder: caseHolderView(ctx, await takeCase(ctx, queues[params.kind], params)) },
    };
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
