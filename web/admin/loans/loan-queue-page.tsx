import { useQuery } from '@tanstack/react-query';
import type { LoanCaseRow } from '../../../contract/staff/staff-loans.ts';
import { loanQueueQuery } from '../../api/staff-loan-queries.ts';
import { capitalized } from '../../bank/loan-words.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { LoanCase } from './loan-case.tsx';

/** The loan applications that wait for a decision. */
function LoanQueuePage() {
  return (
    <QueuePage
      kind="loan"
      queue={useQuery(loanQueueQuery)}
      line={lineOf}
      emptyReason="Applications appear here as soon as customers submit them."
    >
      {({ id, decided }) => <LoanCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

const lineOf = ({ customer, loan }: LoanCaseRow) => ({
  name: calledName(customer),
  detail:
    `${usernameBefore(customer)}${capitalized(loan.loanPurpose)}, ${loan.loanTerm} months, ` +
    `score ${loan.creditScore}${customer.suspended ? ', suspended' : ''}`,
  figure: <MoneyText amount={loan.loanAmount} />,
});

export { LoanQueuePage as Page };
