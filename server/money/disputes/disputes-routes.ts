import {
  getDisputeRoute,
  listDisputesRoute,
  mostOwnDisputes,
  reportDisputeRoute,
} from '../../../contract/money/disputes.ts';
import { said } from '../../../contract/calls/said.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo } from '../../http/bind-route.ts';
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

export const callsOfDisputes = [
  answerTo(listDisputesRoute, async (ctx) => await listOwnDisputes(ctx)),

  answerTo(getDisputeRoute, async (ctx, { params }) => await showOwnDispute(ctx, params.id)),

  answerTo(reportDisputeRoute, async (ctx, { params, body }) => {
    const dispute = await reportDispute(ctx, params.id, body);
    const { reference, answerDueOn: answerBy } = dispute;
    return { ...said('DISPUTE_REPORTED', { reference, answerBy }), dispute };
  }),
];
