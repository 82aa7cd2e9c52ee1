import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { approveLoanRoute, declineLoanRoute } from '../../../contract/staff/staff-loans.ts';
import { said } from '../../../contract/calls/said.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { findUser } from '../../people/users/users-store.ts';
import { declinedLoanNotice, offeredNotice } from './loan-notices.ts';
import { lastOfferDay, type OfferedLoan } from './loan-offer.ts';
import { findLoan, markDecided, type LoanRow } from './loans-store.ts';

type LoanDecision =
  | { state: 'approved'; notice: (loan: OfferedLoan) => Notice }
  | {
      state: 'declined';
      /** In plain words. */
      notice: (loan: LoanRow) => Notice;
      /** The codes behind the reasons. */
      codes: readonly ReasonFor<'loanDecline'>[];
    };

/** Decides an application whose case is locked, and tells the customer. */
async function decide(
  tx: Tx,
  ctx: SignedInContext,
  id: string,
  decision: LoanDecision,
): Promise<void> {
  const { clock } = ctx.bank;
  const { state } = decision;
  const codes = state === 'declined' ? decision.codes : [];
  const loan = await findLoan(tx, id);
  const customer = loan && (await findUser(tx, loan.userId));
  invariant(customer, 'a customer with an open loan is not deleted');
  // The reasons that its customer reads are kept in their language.
  const texts = reasonTextsIn[customer.language ?? 'en'];
  const offeredUntil = await lastOfferDay(tx, ctx.bank);
  await markDecided(tx, {
    id,
    state,
    offeredUntil: state === 'approved' ? offeredUntil : null,
    by: ctx.session.userId,
    at: clock.businessNow(),
    declineReasons: codes.map((code) => texts.loanDecline[code]),
  });
  await recordAudit(tx, ctx, {
    action: state === 'approved' ? 'loan.approved' : 'loan.declined',
    subject: `user:${loan.userId}`,
    details: { loan: id, ...(codes.length > 0 && { reasons: codes.join(' ') }) },
  });
  const notice = decision.notice({ ...loan, offeredUntil });
  await queueNotice(tx, clock, customer, notice);
}

/**
 * Offers the loan with amount, term and rate as applied for. Its money is paid out by a call of its
 * own, once its customer has accepted the terms.
 */
export const approveLoan = decisionCall(approveLoanRoute, {
  asked: () => ['approved', []],
  act: (tx, ctx, { id }) => decide(tx, ctx, id, { state: 'approved', notice: offeredNotice }),
  answer: () => ({ status: 200, body: said('LOAN_APPROVED') }),
});

/**
 * Declines it, and says why in plain words: by mail, and for as long as the customer looks at it.
 */
export const declineLoan = decisionCall(declineLoanRoute, {
  asked: ({ body }) => ['declined', body.reasons],
  act: (tx, ctx, { id, body: { reasons: codes } }) =>
    decide(tx, ctx, id, {
      state: 'declined',
      notice: (loan) => declinedLoanNotice(loan, codes),
      codes,
    }),
  answer: () => ({ status: 200, body: said('LOAN_DECLINED') }),
});
