import { useQuery } from '@tanstack/react-query';
import type { BillSchedule } from '../../../contract/bills.ts';
import { decimalText, minorFromNumber } from '../../../contract/money.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { call } from '../../api/client.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { ScheduleChange } from '../scheduled/confirm-change.tsx';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import type { KnownBill } from './bill-draft.ts';
import { frequencyWord, nextPaymentText } from './bill-words.ts';
import '../scheduled/coming-list.css';

/** The bills that come again: when next, and how to leave one out or end them. */
export function RecurringBills({ onPay }: { onPay: (bill: KnownBill) => void }) {
  const scheduled = useQuery(scheduledQuery);
  const { ask, windows } = useScheduleChange();
  const schedules = scheduled.data?.schedules;
  return (
    <>
      <Panel title="Recurring bills" className="coming">
        <LoadFailed text="Failed to fetch transactions." query={scheduled} />
        {scheduled.isPending && <Skeleton lines={3} label="Loading recurring bills" />}
        {schedules?.length === 0 && (
          <p className="coming-empty muted">No bill comes again by itself yet. Choose Recurring when you pay one, and it is listed here with its next date.</p>
        )}
        {schedules && schedules.length > 0 && (
          <ul className="coming-list">
            {schedules.map((schedule) => (
              <RecurringBill
                key={schedule._id}
                schedule={schedule}
                onPay={() => onPay(billOf(schedule))}
                onSkip={() => ask(skipping(schedule))}
                onStop={() => ask(stopping(schedule))}
              />
            ))}
          </ul>
        )}
      </Panel>
      {windows}
    </>
  );
}

interface RecurringBillProps {
  schedule: BillSchedule;
  onPay: () => void;
  onSkip: () => void;
  onStop: () => void;
}

function RecurringBill({ schedule, onPay, onSkip, onStop }: RecurringBillProps) {
  const failed = failedDate(schedule);
  const { recipientName, billType, amount, frequency, nextPaymentAt, endDate, debitedAccount } = schedule;
  return (
    <li>
      <div className="coming-what">
        <strong>{recipientName}</strong>
        <span>
          {[billType, frequencyWord(frequency)].filter(Boolean).join(' · ')}
          {endDate !== null && `, until ${writtenDay(endDate)}`}
        </span>
        <span>
          Next: <time dateTime={nextPaymentAt}>{nextPaymentText(schedule)}</time>
        </span>
        <span className="muted">
          From {debitedAccount === null ? 'Checking, or Savings when Checking is short' : <AccountNumber number={debitedAccount} />}
        </span>
        {failed && (
          <span className="coming-short">
            {writtenDay(failed.date)}: {failed.status}. {failed.statusReason !== null && <TextWithAmounts text={failed.statusReason} />}
          </span>
        )}
      </div>
      <MoneyText className="coming-amount" amount={amount} />
      <div className="coming-actions">
        {failed && (
          <Button look="secondary" compact onClick={onPay}>
            Pay now<span className="visually-hidden"> what {recipientName} did not get</span>
          </Button>
        )}
        <Button look="secondary" compact onClick={onSkip}>
          Skip<span className="visually-hidden"> one payment to {recipientName}</span>
        </Button>
        <Button look="danger" compact onClick={onStop}>
          Stop<span className="visually-hidden"> paying {recipientName}</span>
        </Button>
      </div>
    </li>
  );
}

/** The latest date, where something went wrong with it: what was paid stands among the transactions. */
function failedDate({ lastPayment }: BillSchedule) {
  return lastPayment?.status === 'Declined' || lastPayment?.status === 'Returned' ? lastPayment : undefined;
}

/** The same bill once more, to be paid now. */
function billOf({ recipientName, recipientAccount, amount, billType }: BillSchedule): KnownBill {
  return { billerName: recipientName, billerAccount: recipientAccount, amountDue: decimalText(minorFromNumber(amount) ?? 0n), category: billType ?? '' };
}

function skipping({ _id, amount, recipientName, nextDate }: BillSchedule): ScheduleChange {
  return {
    title: 'Skip the next payment?',
    consequence: (
      <p>
        <MoneyText amount={amount} /> to {recipientName} is not paid for {writtenDay(nextDate)}. The bill goes on with the date after that.
      </p>
    ),
    confirmLabel: 'Skip payment',
    busyLabel: 'Skipping...',
    keepLabel: 'Keep it',
    make: async () => (await call('POST /api/transfers/schedules/{id}/skip', { params: { id: _id }, body: { date: nextDate } })).message,
  };
}

function stopping({ _id, amount, recipientName }: BillSchedule): ScheduleChange {
  return {
    title: 'Stop this recurring bill?',
    consequence: (
      <p>
        <MoneyText amount={amount} /> to {recipientName} is not paid again. What was paid stays paid. To change the amount, stop the bill and set up a new one.
      </p>
    ),
    confirmLabel: 'Stop bill',
    busyLabel: 'Stopping...',
    keepLabel: 'Keep it',
    make: async () => (await call('POST /api/transfers/schedules/{id}/stop', { params: { id: _id } })).message,
  };
}
