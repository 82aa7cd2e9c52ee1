import { bankChart } from '../../ledger/chart.ts';
import { type ControlPart, differingReferences } from '../../ledger/control-accounts.ts';

const running = `loan JOIN loan_instalment part ON part.loan_id = loan.id
  WHERE loan.state = 'disbursed' AND part.paid_at IS NULL`;

// As `loanReference` writes it; the payments of a loan have words after it.
const loanName = `'LOAN-' || upper(left(loan.id::text, 8))`;

/** Loan principal: the parts of running loans that are not paid back. */
export const openPrincipal: ControlPart = {
  accounts: ['loan_principal'],
  of: 'principal of loans that is not paid back',
  reads: 'open',
  sql: `SELECT '${bankChart.loan_principal}' AS code, 'USD' AS currency,
      -part.principal_minor AS minor FROM ${running}`,
  // The entries of a loan go years back, so all of them are read.
  explain: ({ id }) =>
    differingReferences(
      `SELECT split_part(journal.reference, ' ', 1) AS reference, sum(entry.amount) AS minor
        FROM every_entry AS entry JOIN journal ON journal.id = entry.journal_id
       WHERE entry.account_id = '${id}' GROUP BY 1`,
      `SELECT ${loanName} AS reference, -sum(part.principal_minor) AS minor FROM ${running}
        GROUP BY 1`,
    ),
};
