import { disburseLoanRoute, listRunningLoansRoute } from '../../../contract/staff/staff-loans.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { disburseLoan } from './disburse-loan.ts';
import { listRunningLoans } from './list-running-loans.ts';

/** Loans that have left their queue, so no one holds them. */
export const callsOfStaffLoans = [
  answerTo(
    listRunningLoansRoute,
    async (ctx, { query }) => await listRunningLoans(ctx, query.after),
  ),

  bindRoute(disburseLoanRoute, (ctx, { params, claim }) => disburseLoan(ctx, params.id, claim)),
];
