import type { FastifyInstance } from 'fastify';
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
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
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

export function bindLoans(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, submitLoanApplicationRoute).to(async (ctx, { body }) => ({
    status: 201,
    body: {
      ...said('LOAN_APPLICATION_SUBMITTED'),
      loan: loanView(await submitLoanApplication(ctx, body), ctx.bank.clock.businessDay()),
    },
  }));

  bindRoute(app, bank, getSavedApplicationRoute).to(async (ctx) => ({
    status: 200,
    body: { saved: await readSavedApplication(ctx) },
  }));

  bindRoute(app, bank, saveApplicationRoute).to(async (ctx, { body }) => {
    const saved = await saveApplication(ctx, body);
    return {
      status: 200,
      body: { ...said('LOAN_APPLICATION_SAVED', { until: saved.keptUntil }), saved },
    };
  });

  bindRoute(app, bank, removeSavedApplicationRoute).to(async (ctx) => {
    await removeSavedApplication(ctx);
    return { status: 200, body: said('LOAN_APPLICATION_DELETED') };
  });

  bindRoute(app, bank, listLoansRoute).to(async ({ bank, session }) => ({
    status: 200,
    body: {
      loans: await loanViews(
        bank.db,
        await findLoansOf(bank.db, session.userId),
        bank.clock.businessDay(),
      ),
    },
  }));

  bindRoute(app, bank, getLoanRatesRoute).to(async ({ bank }) => ({
    status: 200,
    body: { rates: await readPolicy(bank.db, 'loanRates', bank.clock.businessNow()) },
  }));

  bindRoute(app, bank, getLoanScheduleRoute).to(async ({ bank, session }, { params }) => {
    const loan = await findLoan(bank.db, params.id);
    if (loan?.userId !== session.userId) refuse('LOAN_NOT_FOUND');
    return {
      status: 200,
      body: {
        instalments: scheduleView(
          await findInstalments(bank.db, params.id),
          bank.clock.businessDay(),
        ),
      },
    };
  });

  bindRoute(app, bank, getPayoffRoute).to(async (ctx, { params, query }) => {
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
    return { status: 200, body };
  });

  bindRoute(app, bank, beginLoanAcceptanceRoute).to(async (ctx, { params, body }) => ({
    status: 200,
    body: await beginLoanAcceptance(ctx, params.id, body),
  }));

  bindRoute(app, bank, acceptLoanRoute).to(async (ctx, { params, body }) => {
    await acceptLoan(ctx, params.id, body);
    return { status: 200, body: said('LOAN_ACCEPTED') };
  });

  bindRoute(app, bank, turnDownLoanRoute).to(async (ctx, { params }) => {
    await turnDownLoan(ctx, params.id);
    return { status: 200, body: said('LOAN_TURNED_DOWN') };
  });

  bindRoute(app, bank, payOffLoanRoute).to((ctx, { params, body, claim }) =>
    payOffLoan(ctx, { id: params.id, ...body }, claim),
  );
}
