import { useQuery } from '@tanstack/react-query';
import type { Loan } from '../../../contract/money/loans.ts';
import { loansOfUserQuery } from '../../api/user-sheet-queries.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { LoanStateBadge } from '../../bank/loan-state-badge.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { SheetPart } from './sheet-part.tsx';

const columns: readonly Column<Loan>[] = [
  {
    name: 'loan',
    title: 'Loan',
    cell: ({ reference, loanPurpose, timeline }) => (
      <>
        <span className="ledger-name">{reference}</span>
        <span className="ledger-detail">
          {loanPurpose}, applied {timeline[0] && formatDay(new Date(timeline[0].at))}
        </span>
      </>
    ),
  },
  { name: 'state', title: 'State', cell: ({ state }) => <LoanStateBadge state={state} /> },
  {
    name: 'terms',
    title: 'Terms',
    cell: ({ monthlyPayment, loanTerm, rateBps }) => (
      <>
        <MoneyText amount={monthlyPayment} /> × {loanTerm}
        <span className="ledger-detail">{percentText(rateBps)} a year</span>
      </>
    ),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ loanAmount, standing }) => (
      <>
        <MoneyText className="ledger-amount" amount={loanAmount} />
        {standing && (
          <span className="ledger-detail">
            <MoneyText amount={standing.owed} /> still owed
          </span>
        )}
      </>
    ),
  },
];

export function UserLoans({ userId }: { userId: string }) {
  const query = useQuery(loansOfUserQuery(userId));
  return (
    <SheetPart
      title="Loans"
      query={query}
      empty={{
        title: 'No loans',
        reason: 'Applications appear here as soon as they are submitted.',
      }}
    >
      {(loans) => (
        <DataTable
          caption="Loans, newest first"
          className="sheet-table"
          columns={columns}
          rows={loans}
          rowKey={({ _id }) => _id}
          empty={neverEmpty}
        />
      )}
    </SheetPart>
  );
}
