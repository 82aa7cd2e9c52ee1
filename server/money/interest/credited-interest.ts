import { bankChart } from '../../ledger/chart.ts';
import type { ControlPart } from '../../ledger/control-accounts.ts';

/** Interest expense: the interest that was credited to savings. */
export const creditedInterest: ControlPart = {
  accounts: ['interest_expense'],
  of: 'interest credited to savings',
  reads: 'history',
  sql: `SELECT '${bankChart.interest_expense}' AS code, 'USD' AS currency, -amount_minor AS minor
    FROM interest_credit`,
};
