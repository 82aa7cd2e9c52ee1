import type { FastifyInstance } from 'fastify';
import { disburseLoanRoute, listRunningLoansRoute } from '../../../contract/staff/staff-loans.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { disburseLoan } from './disburse-loan.ts';
import { listRunningLoans } from './list-running-loans.ts';

/** Loans that have left their queue, so no one holds them. */
export function bindStaffLoans(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listRunningLoansRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listRunningLoans(ctx, query.after),
  }));

  bindRoute(app, bank, disburseLoanRoute).to((ctx, { params, claim }) =>
    disburseLoan(ctx, params.id, claim),
  );
}
