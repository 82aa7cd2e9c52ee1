import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BillSchedule } from '../../../contract/bills.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { formatUsd } from '../../../contract/money.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/format-date.ts';
import { TextWithAmounts } from '../../ui/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { skipping } from '../bills/bill-questions.tsx';
import { nextPaymentText } from '../bills/bill-words.ts';
import { LoadFailed } from '../load-failed.tsx';
import { cancelling } from './cancelling.tsx';
import { comingPayments, type ComingPayment } from './coming-payments.ts';
import type { ScheduleChange } from './confirm-change.tsx';
import { useScheduleChange } from './use-schedule-change.tsx';
import './coming-list.css';

interface UpcomingPaymentsProps {
  /** What stands here when nothing is scheduled; without it there is then no panel at all. */
  whenEmpty?: ReactNode;
}

/**
 * Every payment to come, soonest first, as the dashboard counts them: orders for later and the next
 * date of each recurring bill.
 */
export function UpcomingPayments({ whenEmpty }: UpcomingPaymentsProps) {
  const scheduled = useQuery(scheduledQuery);
  const accounts = useQuery(accountsQuery);
  const { ask, windows } = useScheduleChange();
  const coming = scheduled.data && accounts.data && comingPayments(accounts.data, scheduled.data);
  const isPending = scheduled.isPending || accounts.isPending;
  const nothing = coming?.length === 0;
  return (
    <>
      {!(whenEmpty === undefined && (nothing || isPending)) && (
        <Panel title="Upcoming payments" className="coming">
          <LoadFailed text="Failed to fetch transactions." query={scheduled} />
          {isPending && <Skeleton lines={2} label="Loading upcoming payments" />}
          {nothing && <p className="coming-empty muted">{whenEmpty}</p>}
          {coming && !nothing && (
            <ul className="coming-list">
              {coming.map((payment) => (
                <Upcoming key={payment.key} payment={payment} ask={ask} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      {windows}
    </>
  );
}

function Upcoming({
  payment,
  ask,
}: {
  payment: ComingPayment;
  ask: (change: ScheduleChange) => void;
}) {
  const { name, at, account, afterMinor, order } = payment;
  const {
    amount,
    currency = 'USD',
    when,
    about,
    end,
  } = 'transfer' in order ? ofTransfer(order.transfer) : ofBill(order.schedule);
  return (
    <li>
      <div className="coming-what">
        <strong>{name}</strong>
        <time dateTime={at}>{when}</time>
        <span className="muted">
          From {account} · {about}
        </span>
        {afterMinor < 0n && (
          <span className="coming-short">
            <TextWithAmounts
              text={
                `As things stand, your ${account} is ${formatUsd(-afterMinor)} short for this, ` +
                'and it would be declined.'
              }
            />
          </span>
        )}
      </div>
      <MoneyText className="coming-amount" amount={amount} currency={currency} />
      <div className="coming-actions">
        {end && (
          <Button look="secondary" compact onClick={() => ask(end.change())}>
            {end.word}
            <span className="visually-hidden"> the payment to {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** How a payment to come reads, and what ends it. */
interface Reading {
  amount: number;
  currency?: Transfer['currency'];
  when: string;
  about: string;
  end?: { word: string; change: () => ScheduleChange };
}

function ofTransfer(transfer: Transfer): Reading {
  const { amount, currency, transferDate, reference } = transfer;
  return {
    amount,
    currency,
    when: formatExact(new Date(transferDate)),
    about: reference,
    end: { word: 'Cancel', change: () => cancelling(transfer) },
  };
}

function ofBill(schedule: BillSchedule): Reading {
  const bill = { amount: schedule.nextAmount, when: nextPaymentText(schedule) };
  // A paused bill is resumed or stopped where it is listed; its dates are not skipped.
  if (schedule.pausedUntil !== null)
    return { ...bill, about: `Recurring bill, paused until ${writtenDay(schedule.pausedUntil)}` };
  return {
    ...bill,
    about: 'Recurring bill',
    end: { word: 'Skip', change: () => skipping(schedule) },
  };
}
