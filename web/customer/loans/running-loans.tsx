import { useContext } from 'react';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { Loan } from '../../../contract/money/loans.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressHillPlace } from '../frame/progress-hill-place.tsx';
import { InstalmentTable } from './instalment-table.tsx';
import { LoanHead } from './loan-head.tsx';
import { LoanTerms } from './loan-terms.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { PayOffLoan } from './pay-off-loan.tsx';
import { PayoffOnDay } from './payoff-on-day.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './running-loans.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.runningLoans;

interface RunningLoansProps {
  loans: readonly Loan[];
  onPay: (id: string) => void;
}

/**
 * The loans that are being paid back: what is owed, what comes next, how far it is, what is late,
 * and the way out.
 */
export function RunningLoans({ loans, onPay }: RunningLoansProps) {
  if (loans.length === 0) return null;
  return (
    <Panel title={texts.yourLoans(loans.length)} className="running-loans">
      <ul>
        {loans.map((loan) => (
          <RunningLoan key={loan._id} loan={loan} onPay={() => onPay(loan._id)} />
        ))}
      </ul>
    </Panel>
  );
}

function RunningLoan({ loan, onPay }: { loan: Loan; onPay: () => void }) {
  const { standing, loanAmount } = loan;
  const hidden = useContext(AmountsHidden);
  if (!standing) return null;
  const { owed, paid, instalments, next, overdue } = standing;
  return (
    <li className="running-loan">
      <LoanHead loan={loan} />
      <Alert kind="error">
        {overdue && (
          <p>
            {texts.paymentsAreOverdueSince(
              overdue.count,
              writtenDay(overdue.since),
              <MoneyText amount={overdue.amount} />,
            )}
          </p>
        )}
      </Alert>
      <Row gap={24} rowGap={16} align="end" spread="apart" className="loan-standing">
        <dl>
          <div>
            <dt>{texts.stillOwed}</dt>
            <dd className="loan-owed">
              <MoneyText amount={owed} />
            </dd>
          </div>
          {next && (
            <div>
              <dt>{texts.nextPaymentOf(next.number, instalments)}</dt>
              <dd>
                {texts.on(
                  <strong>
                    <MoneyText amount={next.amount} />
                  </strong>,
                  writtenDay(next.dueOn),
                )}
              </dd>
            </div>
          )}
        </dl>
        {next && <PayOffLoan loan={loan} onPay={onPay} />}
      </Row>
      <Stack gap={8}>
        {!hidden && (
          <ProgressHillPlace
            label={texts.paidBack}
            reached={shareOf(loanAmount - owed, loanAmount)}
          />
        )}
        <p className="muted small">
          {texts.ofPaymentsMadeOfPaid(
            paid,
            instalments,
            <MoneyText amount={loanAmount - owed} />,
            <MoneyText amount={loanAmount} />,
          )}
        </p>
      </Stack>
      <Stack gap={12} align="start">
        <InstalmentTable loanId={loan._id} />
        {next && <PayoffOnDay loanId={loan._id} reference={loan.reference} />}
      </Stack>
      <LoanTerms loan={loan} />
      <LoanTimeline loan={loan} />
    </li>
  );
}
