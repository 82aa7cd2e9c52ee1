import { mostOwnDisputes } from '../../../contract/disputes.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { findListedTransfer } from '../transfers/transfers-store.ts';
import { goesToLoan, lastDayFor } from './can-be-disputed.ts';
import { disputeView } from './dispute-view.ts';
import { findDisputeOfPayment, findDisputesOf } from './disputes-store.ts';

export async function listOwnDisputes({ bank: { db }, session }: SignedInContext) {
  return { disputes: (await findDisputesOf(db, session.userId, mostOwnDisputes)).map(disputeView) };
}

/** What was reported of an own payment. A payee does not learn that its payer did. */
export async function showOwnDispute(
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
