import type { Loan } from '../../../contract/loans.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { InstalmentTable } from './instalment-table.tsx';
import { PayOffLoan } from './pay-off-loan.tsx';
import { PayoffOnDay } from './payoff-on-day.tsx';
import './running-loan.css';

/** How a loan that was paid out stands: what is owed, what comes next, what is late, and the way out. */
export function RunningLoan({ loan, onPaidOff }: { loan: Loan; onPaidOff: () => void }) {
  const { standing } = loan;
  if (!standing) return null;
  const { owed, paid, paidOff, instalments, next, overdue } = standing;
  return (
    <div className="running-loan">
      <Alert kind="error">
        {overdue && (
          <p>
            {overdue.count === 1 ? 'One payment is' : `${overdue.count} payments are`} overdue since {writtenDay(overdue.since)}:{' '}
            <MoneyText amount={overdue.amount} />. Please move money to your Checking Account: we try again every day, and there is no fee.
          </p>
        )}
      </Alert>
      <dl>
        <div>
          <dt>Still owed</dt>
          <dd>
            <MoneyText amount={owed} />
          </dd>
        </div>
        {next && (
          <div>
            <dt>
              Payment {next.number} of {instalments}
            </dt>
            <dd>
              <MoneyText amount={next.amount} /> on {writtenDay(next.dueOn)}
            </dd>
          </div>
        )}
        <div>
          <dt>Paid so far</dt>
          <dd>
            {paid} of {instalments}
            {paidOff && ', and a payoff of the rest'}
          </dd>
        </div>
      </dl>
      <div className="running-loan-more">
        <InstalmentTable loanId={loan._id} />
        {next && <PayoffOnDay loanId={loan._id} reference={loan.reference} />}
        {next && <PayOffLoan loan={loan} onPaidOff={onPaidOff} />}
      </div>
    </div>
  );
}
