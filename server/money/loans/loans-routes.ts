import {
  acceptLoanRoute,
  beginLoanAcceptanceRoute,
  turnDownLoanRoute,
} from '../../../contract/money/loan-offers.ts';
import {
  getLoanRatesRoute,
  getLoanScheduleRoute,
  getPayoffRoute,
  listLoansRoute,
  payOffLoanRoute,
  submitLoanApplicationRoute,
} from '../../../contract/money/loans.ts';
import {
  getSavedApplicationRoute,
  removeSavedApplicationRoute,
  saveApplicationRoute,
} from '../../../contract/money/saved-applications.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { acceptLoan, beginLoanAcceptance } from './accept-loan.ts';
import { findInstalments } from './instalments-store.ts';
import { loanView, loanViews, scheduleView } from './loan-view.ts';
import { findLoan, findLoansOf } from './loans-store.ts';
import { payOffLoan, readPayoff } from './pay-off-loan.ts';
import {
  readSavedApplication,
  removeSavedApplication,
  saveApplication,
} from './saved-application.ts';
import { submitLoanApplication } from './submit-loan-application.ts';
import { turnDownLoan } from './turn-down-loan.ts';
import { disburseLoanRoute, listRunningLoansRoute } from '../../../contract/staff/staff-loans.ts';
import { disburseLoan } from './disburse-loan.ts';
import { listRunningLoans } from './list-running-loans.ts';

export const callsOfLoans = [
  answerTo(submitLoanApplicationRoute, async (ctx, { body }) => ({
    ...said('LOAN_APPLICATION_SUBMITTED'),
    loan: loanView(await submitLoanApplication(ctx, body), ctx.bank.clock.businessDay()),
  })),

  answerTo(getSavedApplicationRoute, async (ctx) => ({ saved: await readSavedApplication(ctx) })),

  answerTo(saveApplicationRoute, async (ctx, { body }) => {
    const saved = await saveApplication(ctx, body);
    return { ...said('LOAN_APPLICATION_SAVED', { until: saved.keptUntil }), saved };
  }),

  answerTo(removeSavedApplicationRoute, async (ctx) => {
    await removeSavedApplication(ctx);
    return said('LOAN_APPLICATION_DELETED');
  }),

  answerTo(listLoansRoute, async ({ bank, session }) => ({
    loans: await loanViews(
      bank.db,
      await findLoansOf(bank.db, session.userId),
      bank.clock.businessDay(),
    ),
  })),

  answerTo(getLoanRatesRoute, async ({ bank }) => ({
    rates: await readPolicy(bank.db, 'loanRates', bank.clock.businessNow()),
  })),

  answerTo(getLoanScheduleRoute, async ({ bank, session }, { params }) => {
    const loan = await findLoan(bank.db, params.id);
    if (loan?.userId !== session.userId) refuse('LOAN_NOT_FOUND');
    return {
      instalments: scheduleView(
        await findInstalments(bank.db, params.id),
        bank.clock.businessDay(),
      ),
    };
  }),

  answerTo(getPayoffRoute, async (ctx, { params, query }) => {
    const { principalMinor, interestMinor, checking, day, taken } = await readPayoff(
      ctx,
      params.id,
      query.day,
    );
    const body = {
      amount: principalMinor + interestMinor,
      principal: principalMinor,
      interest: interestMinor,
      day,
      available: checking.availableMinor,
      instalmentsUntil: { count: taken.count, amount: taken.sumMinor },
    };
    return body;
  }),

  answerTo(
    beginLoanAcceptanceRoute,
    async (ctx, { params, body }) => await beginLoanAcceptance(ctx, params.id, body),
  ),

  answerTo(acceptLoanRoute, async (ctx, { params, body }) => {
    await acceptLoan(ctx, params.id, body);
    return said('LOAN_ACCEPTED');
  }),

  answerTo(turnDownLoanRoute, async (ctx, { params }) => {
    await turnDownLoan(ctx, params.id);
    return said('LOAN_TURNED_DOWN');
  }),

  bindRoute(payOffLoanRoute, (ctx, { params, body, claim }) =>
    payOffLoan(ctx, { id: params.id, ...body }, claim),
  ),

  // Of loans that have left their queue, so no one holds them.
  answerTo(
    listRunningLoansRoute,
    async (ctx, { query }) => await listRunningLoans(ctx, query.after),
  ),

  bindRoute(disburseLoanRoute, (ctx, { params, claim }) => disburseLoan(ctx, params.id, claim)),
];
