import type { FastifyInstance } from 'fastify';
import {
  approveLoanRoute,
  declineLoanRoute,
  disburseLoanRoute,
  getLoanCaseRoute,
  listLoanCasesRoute,
  listRunningLoansRoute,
} from '../../../contract/staff-loans.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { approveLoan, declineLoan } from './decide-loan.ts';
import { disburseLoan } from './disburse-loan.ts';
import { listRunningLoans } from './list-running-loans.ts';
import { readLoanCase, waitingLoanCases } from './loan-case.ts';
import { readWaitingLoans } from './loan-lists-store.ts';

export function bindStaffLoans(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listLoanCasesRoute).to(async (ctx) => ({
    status: 200,
    body: {
      cases: await waitingLoanCases(ctx),
      total: (await readWaitingLoans(bank.db)).waiting,
      asOf: textFromInstant(bank.clock.businessNow()),
    },
  }));

  bindRoute(app, bank, listRunningLoansRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listRunningLoans(ctx, query.after),
  }));

  bindRoute(app, bank, getLoanCaseRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await readLoanCase(ctx, params.id),
  }));

  bindRoute(app, bank, approveLoanRoute).to(async (ctx, { params }) => {
    await approveLoan(ctx, params.id);
    return { status: 200, body: { message: 'Loan approved.' } };
  });

  bindRoute(app, bank, declineLoanRoute).to(async (ctx, { params, body }) => {
    await declineLoan(ctx, params.id, body.reasons);
    return { status: 200, body: { message: 'Loan declined.' } };
  });

  bindRoute(app, bank, disburseLoanRoute).to((ctx, { params, claim }) =>
    disburseLoan(ctx, params.id, claim),
  );
}
