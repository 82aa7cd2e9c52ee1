import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { call } from '../../api/client.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/format-date.ts';
import { TextWithAmounts } from '../../ui/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { ScheduleChange } from './confirm-change.tsx';
import { shortOf } from './short-of.ts';
import { useScheduleChange } from './use-schedule-change.tsx';
import './coming-list.css';

interface UpcomingPaymentsProps {
  /** What stands here when nothing is scheduled; without it there is then no panel at all. */
  whenEmpty?: ReactNode;
}

/** What the customer has ordered for later, soonest first, and cancelled here as long as it waits. */
export function UpcomingPayments({ whenEmpty }: UpcomingPaymentsProps) {
  const scheduled = useQuery(scheduledQuery);
  const accounts = useQuery(accountsQuery).data;
  const { ask, windows } = useScheduleChange();
  const transfers = scheduled.data?.transfers;
  const nothing = transfers?.length === 0;
  return (
    <>
      {!(whenEmpty === undefined && (nothing || scheduled.isPending)) && (
        <Panel title="Upcoming payments" className="coming">
          <LoadFailed text="Failed to fetch transactions." query={scheduled} />
          {scheduled.isPending && <Skeleton lines={2} label="Loading upcoming payments" />}
          {nothing && <p className="coming-empty muted">{whenEmpty}</p>}
          {transfers && !nothing && (
            <ul className="coming-list">
              {transfers.map((transfer) => (
                <Upcoming key={transfer._id} transfer={transfer} accounts={accounts} onCancel={() => ask(cancelling(transfer))} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      {windows}
    </>
  );
}

interface UpcomingProps {
  transfer: Transfer;
  accounts: readonly Account[] | undefined;
  onCancel: () => void;
}

function Upcoming({ transfer, accounts, onCancel }: UpcomingProps) {
  const { transferDate, recipientName, amount, currency, debitedUsd, senderAccount, reference } = transfer;
  const short = shortOf(accounts, senderAccount, debitedUsd);
  return (
    <li>
      <div className="coming-what">
        <strong>{recipientName}</strong>
        <time dateTime={transferDate}>{formatExact(new Date(transferDate))}</time>
        <span className="muted">
          From <AccountNumber number={senderAccount} /> · {reference}
        </span>
        {short && (
          <span className="coming-short">
            <TextWithAmounts text={short} />
          </span>
        )}
      </div>
      <MoneyText className="coming-amount" amount={amount} currency={currency} />
      <div className="coming-actions">
        <Button look="secondary" compact onClick={onCancel}>
          Cancel<span className="visually-hidden"> the payment to {recipientName}</span>
        </Button>
      </div>
    </li>
  );
}

function cancelling({ _id, amount, currency, recipientName, transferDate }: Transfer): ScheduleChange {
  return {
    title: 'Cancel this payment?',
    consequence: (
      <p>
        <MoneyText amount={amount} currency={currency} /> to {recipientName} is due on {formatExact(new Date(transferDate))}. No money has moved for it yet, and
        none will.
      </p>
    ),
    confirmLabel: 'Cancel payment',
    busyLabel: 'Cancelling...',
    keepLabel: 'Keep it',
    make: async () => (await call('POST /api/transfers/{id}/cancel', { params: { id: _id } })).message,
  };
}
