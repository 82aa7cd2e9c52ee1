import type { FastifyInstance } from 'fastify';
import { getLoanRates, listLoans, submitLoanApplication as submitRoute } from '../../contract/loans.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { loanView } from './loan-view.ts';
import { findLoansOf } from './loans-store.ts';
import { submitLoanApplication } from './submit-loan-application.ts';

export function bindLoans(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, submitRoute).to(async (ctx, { body }) => ({
    status: 201,
    body: { message: 'Loan application submitted successfully!', loan: loanView(await submitLoanApplication(ctx, body)) },
  }));

  bindRoute(app, bank, listLoans).to(async (ctx) => ({ status: 200, body: { loans: (await findLoansOf(bank.db, ctx.session.userId)).map(loanView) } }));

  bindRoute(app, bank, getLoanRates).to(async () => ({ status: 200, body: { rates: await readPolicy(bank.db, 'loanRates', bank.clock.businessNow()) } }));
}
