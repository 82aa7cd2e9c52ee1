/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as blocks, rows and cells lose their own roles in WebKit */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { LoanInstalment } from '../../../contract/money/loans.ts';
import { loanScheduleQuery } from '../../api/loan-queries.ts';
import { paths } from '../../app/paths.ts';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.instalmentTable;

/** Every installment of a loan, loaded when the customer opens the list. */
export function InstalmentTable({ loanId }: { loanId: string }) {
  const [open, setOpen] = useState(false);
  const schedule = useQuery({ ...loanScheduleQuery(loanId), enabled: open });
  return (
    <details className="instalments" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.paymentSchedule}
        <Icon name="chevron-down" small ofFold />
      </summary>
      <LoadFailed text={texts.theScheduleCouldNotBe} query={schedule} />
      {open && schedule.isPending && <Skeleton lines={4} label={texts.loadingTheSchedule} />}
      {schedule.data && (
        <div
          className="instalments-window"
          role="region"
          aria-label={texts.paymentSchedule}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard
          tabIndex={0}
        >
          <table role="table">
            <thead role="rowgroup">
              <tr role="row">
                {[
                  texts.no,
                  texts.due,
                  texts.amount,
                  texts.principal,
                  texts.interest,
                  texts.balance,
                  texts.status,
                ].map((title) => (
                  <th key={title} scope="col" role="columnheader">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
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
    <tr role="row">
      <th scope="row" role="rowheader">
        {number}
      </th>
      <td role="cell">{writtenDay(dueOn)}</td>
      <td role="cell">
        <MoneyText amount={amount} />
      </td>
      <Part name={texts.principal} amount={principal} />
      <Part name={texts.interest} amount={interest} />
      <Part name={texts.balance} amount={balance} />
      <td role="cell">
        <InstalmentState instalment={instalment} />
      </td>
    </tr>
  );
}

/** Where there is no room for columns, each figure says itself what it is. */
function Part({ name, amount }: { name: string; amount: bigint }) {
  return (
    <td role="cell">
      <span className="instalment-part" aria-hidden="true">
        {name}{' '}
      </span>
      <MoneyText amount={amount} />
    </td>
  );
}

const words = {
  paid: texts.paidToo,
  due: texts.dueToday,
  overdue: texts.overdue,
  ahead: texts.upcoming,
} as const;

function InstalmentState({
  instalment: { state, paidOn, transferId },
}: {
  instalment: LoanInstalment;
}) {
  if (paidOn !== null && transferId !== null)
    return (
      <Link className="lone-link" to={paths.receipt(transferId)}>
        {texts.paid(formatDay(noonOf(paidOn)))}
      </Link>
    );
  return (
    <span className={state === 'overdue' ? 'instalment-overdue' : undefined}>{words[state]}</span>
  );
}
