import type { Loan } from '../../../contract/money/loans.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { LoanStateBadge } from '../../bank/loan-state-badge.tsx';
import { capitalized } from '../../bank/loan-words.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';

const columns: readonly Column<Loan>[] = [
  {
    name: 'loan',
    title: 'Loan',
    cell: ({ loanPurpose, reference }) => (
      <>
        <span className="ledger-name">{capitalized(loanPurpose)}</span>
        <span className="ledger-detail">{reference}</span>
      </>
    ),
  },
  { name: 'state', title: 'State', cell: ({ state }) => <LoanStateBadge state={state} /> },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ loanAmount, standing }) => (
      <>
        <MoneyText className="ledger-amount" amount={loanAmount} />
        {standing && (
          <span className="ledger-detail">
            <MoneyText amount={standing.owed} /> owed{standing.overdue ? ', overdue' : ''}
          </span>
        )}
      </>
    ),
  },
];

/** Lists the other loans that the same customer has asked for and owes. */
export function OtherLoans({ loans }: { loans: readonly Loan[] }) {
  return (
    <section className="case-part" aria-label="Other loans">
      <h3>Other loans</h3>
      <DataTable
        caption="Other loans"
        columns={columns}
        rows={loans}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyLine>
            This is their only application. Others show up here, with what is owed.
          </EmptyLine>
        }
      />
    </section>
  );
}
