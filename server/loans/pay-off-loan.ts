import { addDays, writtenDay, type CalendarDay } from '../../contract/calendar-day.ts';
import { payoffDaysAhead } from '../../contract/payoff-days.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { bankingDayOf } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { exactMinor } from '../exact-minor.ts';
import type { Claim } from '../http/handler.ts';
import { invariant } from '../invariant.ts';
import type { PostingPlan, PostOutcome } from '../ledger/plan.ts';
import { postWithin } from '../ledger/post.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { queueChosenMail } from '../mail/queue-chosen-mail.ts';
import { refuse } from '../refusal.ts';
import { findUser } from '../users/users-store.ts';
import { findInstalments, markPaidOff } from './instalments-store.ts';
import { repaidNotice } from './loan-notices.ts';
import { findLoan, lockLoan, markRepaid, type LoanRow } from './loans-store.ts';
import { payoffOf, type Payoff } from './payoff.ts';
import { repaymentPlan } from './repayment-plan.ts';

export interface OfferedPayoff extends Payoff {
  checking: StoredAccount;
}

/** Undefined unless the loan is being paid back. */
async function offerOf(
  db: Queryable,
  { id, userId, disbursedAt, repaidAt }: LoanRow,
  days: { today: CalendarDay; day: CalendarDay },
): Promise<OfferedPayoff | undefined> {
  if (disbursedAt === null || repaidAt !== null) return undefined;
  const checking = (await findAccountsOf(db, [userId])).find(({ kind }) => kind === 'checking');
  invariant(checking, 'nobody with an open loan is deleted');
  return { checking, ...payoffOf(await findInstalments(db, id), { paidOutOn: bankingDayOf(disbursedAt), ...days }) };
}

function requireDay(asked: CalendarDay | undefined, today: CalendarDay): CalendarDay {
  const last = addDays(today, payoffDaysAhead);
  if (asked === undefined || (asked >= today && asked <= last)) return asked ?? today;
  const text = `Please choose a day from ${writtenDay(today)} to ${writtenDay(last)}.`;
  return refuse('INVALID_FIELDS', { params: { first: text }, fields: { day: text } });
}

/**
 * What it takes to pay an own loan back on a day, today unless another is asked for.
 * @throws {Refusal} INVALID_FIELDS for a day that has passed or is too far ahead · LOAN_NOT_FOUND: somebody else's and none read the same · LOAN_NOT_RUNNING.
 */
export async function readPayoff(
  { bank, session }: SignedInContext,
  id: string,
  asked: CalendarDay | undefined,
): Promise<OfferedPayoff & { day: CalendarDay }> {
  const today = bank.clock.businessDay();
  const day = requireDay(asked, today);
  const loan = await findLoan(bank.db, id);
  if (!loan || loan.userId !== session.userId) return refuse('LOAN_NOT_FOUND');
  return { ...((await offerOf(bank.db, loan, { today, day })) ?? refuse('LOAN_NOT_RUNNING')), day };
}

interface PayoffRequest {
  id: string;
  /** The figure the customer was shown. */
  amount: number;
}

/** Pays an own loan back in full from Checking, at the figure that was shown or not at all. The instalments left are marked with it, in the same transaction. */
export async function payOffLoan(ctx: SignedInContext, { id, amount }: PayoffRequest, claim: Claim): Promise<PostOutcome> {
  const { db, clock } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  return await db.tx(async (tx) => {
    const loan = await lockLoan(tx, id);
    if (!loan || loan.userId !== ctx.session.userId) return refuse('LOAN_NOT_FOUND');
    const today = clock.businessDay();
    const offer = await offerOf(tx, loan, { today, day: today });
    const [outcome] = await postWithin(tx, [planOf(ctx, base, { id, amount, offer })]);
    invariant(outcome, 'one plan has one outcome');
    if (outcome.kind === 'posted' && offer) {
      const paidAt = clock.businessNow();
      await markPaidOff(tx, { loanId: id, paidAt, journalId: claim.claimId, instalments: offer.instalments });
      await markRepaid(tx, id, paidAt);
      const customer = await findUser(tx, loan.userId);
      invariant(customer, 'who pays is there');
      await queueChosenMail(tx, clock, { notice: 'loan-repaid', userId: customer.id, mail: repaidNotice(customer, id) });
    }
    return outcome;
  });
}

type PlanBase = Pick<PostingPlan, 'claimId' | 'payloadHash' | 'requestId'>;

function planOf(ctx: SignedInContext, base: PlanBase, { id, amount, offer }: PayoffRequest & { offer: OfferedPayoff | undefined }): PostingPlan {
  if (!offer) return refusedPlan(base, 'LOAN_NOT_RUNNING');
  const { checking, principalMinor, interestMinor } = offer;
  if (exactMinor(amount) !== principalMinor + interestMinor)
    return refusedPlan(base, 'PAYOFF_CHANGED', { amountMinor: String(principalMinor + interestMinor) });
  return repaymentPlan(
    ctx,
    {
      ...base,
      preconditions: [{ kind: 'owner_active', ownerId: checking.userId, otherwise: 'ACCOUNT_SUSPENDED' }],
      answer: { status: 200, body: { message: 'Your loan is paid back in full.', receipt: `/api/transfers/${base.claimId}` } },
    },
    { loanId: id, checking, principalMinor, interestMinor, memo: 'paid off', action: 'loan.paid_off' },
  );
}
