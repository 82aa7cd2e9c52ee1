import type { FastifyInstance } from 'fastify';
import {
  getDisputeRoute,
  listDisputesRoute,
  mostOwnDisputes,
  reportDisputeRoute,
} from '../../../contract/money/disputes.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findListedTransfer } from '../transfers/transfers-store.ts';
import { goesToLoan, lastDayFor } from './can-be-disputed.ts';
import { disputeView } from './dispute-view.ts';
import { findDisputeOfPayment, findDisputesOf } from './disputes-store.ts';
import { reportDispute } from './report-dispute.ts';

async function listOwnDisputes({ bank: { db }, session }: SignedInContext) {
  return { disputes: (await findDisputesOf(db, session.userId, mostOwnDisputes)).map(disputeView) };
}

/** Shows the customer's report of an own payment. A payee does not learn of it. */
async function showOwnDispute(
  { bank: { db, clock }, session }: SignedInContext,
  transferId: string,
) {
  const { userId } = session;
  const payment =
    (await findListedTransfer(db, userId, transferId)) ?? refuse('TRANSFER_NOT_FOUND');
  const found = await findDisputeOfPayment(db, transferId);
  if (found?.userId === userId)
    return { dispute: disputeView(found), reportUntil: null, goesToLoan: goesToLoan(payment) };
  const until = lastDayFor(userId, payment);
  return {
    dispute: null,
    reportUntil: until !== undefined && clock.businessDay() <= until ? until : null,
    goesToLoan: goesToLoan(payment),
  };
}

export function bindDisputes(app: FastifyInstance, bank: BankToBind): void {
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
    const { reference, answerDueOn: answerBy } = dispute;
    return {
      status: 201,
      body: { ...said('DISPUTE_REPORTED', { reference, answerBy }), dispute },
    };
  });
}
