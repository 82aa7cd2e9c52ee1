import {
  giveBackCaseRoute,
  listQueuesRoute,
  takeCaseRoute,
  takeNextCaseRoute,
  takeOverCaseRoute,
  type CaseKind,
} from '../../contract/calls/cases.ts';
import { textFromInstant } from '../base/clock.ts';
import { answerTo, bindRoute, type Call } from '../http/bind-route.ts';
import { giveBackCase } from './give-back-case.ts';
import { caseHolderView } from './case-holder.ts';
import type { Queue } from './queue.ts';
import { readQueues } from './read-queues.ts';
import { takeCase, takeOverCase } from './take-case.ts';
import { takeNextCase } from './take-next-case.ts';

/** The calls of every queue, and those that all queues share. */
export const callsOfCases = (queues: Record<CaseKind, Queue>): Call[] => [
  ...Object.values(queues).flatMap((queue) =>
    [queue.list, queue.show, ...queue.decisions].map((callOf) => callOf(queue)),
  ),

  answerTo(listQueuesRoute, async ({ bank, session }) => {
    const rows = await readQueues(bank, queues, session.userId);
    return { queues: rows, asOf: textFromInstant(bank.clock.businessNow()) };
  }),

  answerTo(takeNextCaseRoute, async (ctx, _, { reply }) => {
    const askedAt = ctx.bank.clock.now().subtract({ milliseconds: Math.floor(reply.elapsedTime) });
    const taken = await takeNextCase(ctx, { queues, askedAt });
    return { case: taken ? { kind: taken.kind, _id: taken.id } : null };
  }),

  answerTo(takeCaseRoute, async (ctx, { params }) => {
    const holder = await ctx.bank.db.tx((tx) =>
      takeCase(tx, ctx, { queue: queues[params.kind], one: params }),
    );
    return { holder: caseHolderView(ctx, holder) };
  }),

  answerTo(takeOverCaseRoute, async (ctx, { params, body }) => {
    const holder = await takeOverCase(ctx, queues[params.kind], {
      one: params,
      reason: body.reason,
    });
    return { holder: caseHolderView(ctx, holder) };
  }),

  bindRoute(giveBackCaseRoute, async (ctx, { params }) => {
    await giveBackCase(ctx, queues[params.kind], params);
    return { status: 204 };
  }),
];
