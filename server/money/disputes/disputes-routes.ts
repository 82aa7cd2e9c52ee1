import type { FastifyInstance } from 'fastify';
import {
  correctDisputeRoute,
  endDisputeRoute,
  getDisputeCaseRoute,
  listDisputeCasesRoute,
} from '../../../contract/dispute-cases.ts';
import {
  getDisputeRoute,
  listDisputesRoute,
  reportDisputeRoute,
} from '../../../contract/disputes.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { correctDispute } from './correct-dispute.ts';
import { endDispute } from './end-dispute.ts';
import { reportDispute } from './report-dispute.ts';
import { listDisputeCases, showDisputeCase } from './show-dispute-cases.ts';
import { listOwnDisputes, showOwnDispute } from './show-own-disputes.ts';

export function bindDisputes(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listDisputesRoute).to(async (ctx) => ({
    status: 200,
    body: await listOwnDisputes(ctx),
  }));

  bindRoute(app, bank, getDisputeRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showOwnDispute(ctx, params.id),
  }));

  bindRoute(app, bank, reportDisputeRoute).to(async (ctx, { params, body }) => {
    const dispute = await reportDispute(ctx, params.id, body);
    const message =
      `Reported as ${dispute.reference}. We answer by ${writtenDay(dispute.answerDueOn)} at the ` +
      'latest. No money was moved yet.';
    return { status: 201, body: { message, dispute } };
  });

  bindRoute(app, bank, listDisputeCasesRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listDisputeCases(ctx, query.state ?? 'waiting'),
  }));

  bindRoute(app, bank, getDisputeCaseRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showDisputeCase(ctx, params.id),
  }));

  bindRoute(app, bank, correctDisputeRoute).to((ctx, { params, body }) =>
    correctDispute(ctx, params.id, body),
  );

  bindRoute(app, bank, endDisputeRoute).to(async (ctx, { params, body }) => {
    const reference = await endDispute(ctx, params.id, body);
    return {
      status: 200,
      body: { message: `${reference} ended: no error found. No money was moved.` },
    };
  });
}
