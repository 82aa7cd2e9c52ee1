import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { writtenDay } from '../../../contract/calendar-day.ts';
import type { LoanInstalment } from '../../../contract/loans.ts';
import { loanScheduleQuery } from '../../api/loan-queries.ts';
import { paths } from '../../app/paths.ts';
import { formatDay, noonOf } from '../../ui/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** Every installment of a loan, loaded when somebody wants to see them. */
export function InstalmentTable({ loanId }: { loanId: string }) {
  const [open, setOpen] = useState(false);
  const schedule = useQuery({ ...loanScheduleQuery(loanId), enabled: open });
  return (
    <details className="instalments" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Payment schedule
        <Icon name="chevron-down" small />
      </summary>
      <LoadFailed text="The schedule could not be loaded." query={schedule} />
      {open && schedule.isPending && <Skeleton lines={4} label="Loading the schedule" />}
      {schedule.data && (
        <div
          className="instalments-window"
          role="region"
          aria-label="Payment schedule"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                {['No.', 'Due', 'Amount', 'Principal', 'Interest', 'Balance', 'Status'].map(
                  (title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {schedule.data.map((instalment) => (
                <InstalmentLine key={instalment.number} instalment={instalment} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function InstalmentLine({ instalment }: { instalment: LoanInstalment }) {
  const { number, dueOn, amount, principal, interest, balance } = instalment;
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{writtenDay(dueOn)}</td>
      <td>
        <MoneyText amount={amount} />
      </td>
      <td>
        <MoneyText amount={principal} />
      </td>
      <td>
        <MoneyText amount={interest} />
      </td>
      <td>
        <MoneyText amount={balance} />
      </td>
      <td>
        <InstalmentState instalment={instalment} />
      </td>
    </tr>
  );
}

const words = { paid: 'Paid', due: 'Due today', overdue: 'Overdue', ahead: 'Upcoming' } as const;

function InstalmentState({
  instalment: { state, paidOn, transferId },
}: {
  instalment: LoanInstalment;
}) {
  if (paidOn !== null && transferId !== null)
    return (
      <Link className="lone-link" to={paths.receipt(transferId)}>
        Paid {formatDay(noonOf(paidOn))}
      </Link>
    );
  return (
    <span className={state === 'overdue' ? 'instalment-overdue' : undefined}>{words[state]}</span>
  );
}
