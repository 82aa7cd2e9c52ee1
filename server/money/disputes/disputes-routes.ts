import type { FastifyInstance } from 'fastify';
import {
  getDisputeRoute,
  listDisputesRoute,
  reportDisputeRoute,
} from '../../../contract/disputes.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { reportDispute } from './report-dispute.ts';
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
}
