import { useQuery } from '@tanstack/react-query';
import type { LoanCase as Case } from '../../../contract/staff/staff-loans.ts';
import { loanCaseQuery } from '../../api/staff-loan-queries.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Loaded } from '../loaded.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { LoanDecision } from './loan-decision.tsx';
import { LoanFacts } from './loan-facts.tsx';
import { OtherLoans } from './other-loans.tsx';

interface LoanCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/**
 * One application: who asks for what, whether they can carry it, what they have and owe with us;
 * and the decision.
 */
export function LoanCase({ id, onDecided }: LoanCaseProps) {
  const query = useQuery(loanCaseQuery(id));
  return (
    <Loaded what="The application" query={query} lines={8}>
      {(data) => (
        <CaseSheet decision={<LoanDecision one={data} onDecided={onDecided} />}>
          <LoanFacts one={data} />
          <Notes notes={data.loan.additionalNotes} />
          <section className="case-part" aria-label="Accounts">
            <h3>Accounts</h3>
            <DataTable
              caption="Accounts"
              columns={accountColumns}
              rows={data.accounts}
              rowKey={({ _id }) => _id}
              empty={neverEmpty}
            />
          </section>
          <OtherLoans loans={data.otherLoans} />
        </CaseSheet>
      )}
    </Loaded>
  );
}

function Notes({ notes }: { notes: string | null }) {
  if (notes === null) return null;
  return (
    <section className="case-part" aria-label="Notes">
      <h3>What they add</h3>
      <p className="case-notes">{notes}</p>
    </section>
  );
}

const accountColumns: readonly Column<Case['accounts'][number]>[] = [
  {
    name: 'account',
    title: 'Account',
    cell: ({ type }) => <span className="ledger-name">{type}</span>,
  },
  { name: 'number', title: 'Number', cell: ({ number }) => <AccountNumber number={number} /> },
  {
    name: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ balance }) => <MoneyText className="ledger-amount" amount={balance} />,
  },
];
