import { randomUUID } from 'node:crypto';
import { repaymentOf } from '../../../contract/money/loan-arithmetic.ts';
import { loanRateBps } from '../../../contract/money/loan-rate.ts';
import type { LoanApplication } from '../../../contract/money/loans.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import { receivedNotice } from './loan-notices.ts';
import { countWaitingLoans, insertLoan, type LoanRow } from './loans-store.ts';
import { deleteSavedApplication } from './saved-applications-store.ts';

/**
 * Each application is read by staff and confirmed by mail: enough for every loan a person may want.
 */
const perPerson: LimitRule = { name: 'loan-application', points: 60, duration: 3600 };

/**
 * The limit of one person at a time: a flood of applications would keep the staff from all other
 * customers.
 */
const mostWaiting = 20;

async function rowOf(
  { bank, session }: SignedInContext,
  application: LoanApplication,
): Promise<LoanRow> {
  const submittedAt = bank.clock.businessNow();
  const { loanPurpose, loanTerm, creditScore } = application;
  const rates = await readPolicy(bank.db, 'loanRates', submittedAt);
  const rateBps = loanRateBps(rates, loanPurpose, creditScore) ?? refuse('LOAN_NOT_OFFERED');
  const amountMinor = exactMinor(application.loanAmount);
  const { paymentMinor, totalInterestMinor } = repaymentOf({
    principalMinor: amountMinor,
    rateBps,
    months: loanTerm,
  });
  return {
    id: randomUUID(),
    userId: session.userId,
    state: 'submitted',
    amountMinor,
    purpose: loanPurpose,
    termMonths: loanTerm,
    incomeMinor: exactMinor(application.income),
    employmentStatus: application.employmentStatus,
    creditScore,
    additionalNotes: application.additionalNotes || null,
    rateBps,
    paymentMinor,
    totalInterestMinor,
    submittedAt,
    reviewStartedAt: null,
    decidedAt: null,
    declineReasons: [],
    offeredUntil: null,
    acceptedAt: null,
    turnedDownAt: null,
    lapsedAt: null,
    disbursedAt: null,
    repaidAt: null,
  };
}

/**
 * Keeps an application as it was submitted, with today's rate and payment. Two equal applications
 * are two: nothing is merged.
 */
export async function submitLoanApplication(
  ctx: SignedInContext,
  application: LoanApplication,
): Promise<LoanRow> {
  await countRequest(ctx.bank, perPerson, ctx.session.userId);
  const row = await rowOf(ctx, application);
  await ctx.bank.db.tx(async (tx) => {
    const user = await lockActiveUser(tx, row.userId);
    if ((await countWaitingLoans(tx, user.id)) >= mostWaiting)
      refuse('APPLICATIONS_LIMIT', { params: { max: mostWaiting } });
    await insertLoan(tx, row);
    await deleteSavedApplication(tx, user.id);
    await recordAudit(tx, ctx, { action: 'loan.submitted', subject: `loan:${row.id}` });
    await queueNotice(tx, ctx.bank.clock, user, receivedNotice(row));
  });
  return row;
}
