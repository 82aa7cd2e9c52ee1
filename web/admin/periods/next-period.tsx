import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OpenItem } from '../../../contract/staff/periods.ts';
import { locale } from '../../../contract/values/locale.texts.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import { isYear, periodTextOf } from '../../../contract/values/periods.ts';
import type { Periods } from '../../api/books-queries.ts';
import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Column, DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { plural } from '../../ui/values/plural.ts';
import { BalanceText } from '../books/balance-text.tsx';
import { WithRight } from '../with-right.tsx';

/** `November 2026`, `2026` */
export const periodName = periodTextOf(locale);

/** `November 2026`, `Year 2026`: a year alone looks like a number in a list. */
export const periodTitle = (period: string): string =>
  isYear(period) ? `Year ${periodName(period)}` : periodName(period);

interface NextPeriodProps {
  next: NonNullable<Periods['next']>;
  /** With what the bank said where it was closed. */
  onChanged: (said?: string) => Promise<void>;
}

/** The next month or year to close: the matters that are open in it, and its sign-off. */
export function NextPeriod({
  next: { period, isReady, open, digest },
  onChanged,
}: NextPeriodProps) {
  const [asking, setAsking] = useState(false);
  const sign = useMutation({
    mutationFn: () => call('POST /api/admin/books/periods', { body: { period, digest } }),
    onSettled: async (answer) => {
      setAsking(false);
      await onChanged(answer?.message);
    },
  });
  const name = periodName(period);
  const named = open.filter(({ blocks }) => !blocks);
  return (
    <Panel title={`Next to close: ${name}`}>
      <DataTable
        caption={`Open in ${name}`}
        columns={columns}
        rows={open}
        rowKey={({ kind, account, currency }) => `${kind} ${account?.code} ${currency}`}
        empty={neverEmpty}
      />
      <Stack gap={12} align="start" className="panel-body books-resume">
        {open.length === 0 && <p>Nothing is open. {name} is ready to close.</p>}
        <Alert kind="error">{failureText(sign.error)}</Alert>
        <WithRight right="run-bank">
          <Button
            compact
            disabledReason={isReady ? undefined : 'Finish what prevents closing first'}
            onClick={() => setAsking(true)}
          >
            Close {name}
          </Button>
        </WithRight>
        <ConfirmDialog
          open={asking}
          title={`Close ${name}?`}
          look="primary"
          confirmLabel={`Close ${name}`}
          busyLabel="Closing..."
          busy={sign.isPending}
          onConfirm={() => sign.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p className="muted small">
            {isYear(period)
              ? 'Its profit or loss moves to equity today. '
              : 'Nothing can be dated into it any more. '}
            Reopening it takes a second person.
          </p>
          {named.length > 0 && (
            <>
              <p>These stay open, and the sign-off names them:</p>
              <ul>
                {named.map((item) => (
                  <li key={`${item.kind} ${item.account?.code} ${item.currency}`}>
                    {textOf(item)}
                    {item.amount !== null && <>: {amountOf(item)}</>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </ConfirmDialog>
      </Stack>
    </Panel>
  );
}

const columns: readonly Column<OpenItem>[] = [
  {
    name: 'matter',
    title: 'Open',
    cell: (item) => (
      <>
        <Link className="ledger-name" to={placeOf(item)}>
          {textOf(item)}
        </Link>
        <span className="ledger-detail">
          {item.blocks ? 'Prevents closing' : 'Does not prevent closing'}
        </span>
      </>
    ),
  },
  { name: 'amount', title: 'Amount', numeric: true, cell: amountOf },
];

const counted: Record<Exclude<OpenItem['kind'], 'suspense' | 'clearing'>, [string, string]> = {
  days: ['# day is not closed yet', '# days are not closed yet'],
  proof: [
    '# day was not found right by a ledger check',
    '# days were not found right by a ledger check',
  ],
  control: [
    '# control account differs from its table',
    '# control accounts differ from their tables',
  ],
  vouchers: ['# voucher is waiting', '# vouchers are waiting'],
  reviews: ['# payment is in review', '# payments are in review'],
  unsettled: ['# payment is not settled', '# payments are not settled'],
  receivables: ['# debt of a customer is open', '# debts of customers are open'],
};

function textOf({ kind, account, count }: OpenItem): string {
  if (kind === 'suspense' || kind === 'clearing')
    return `${account?.code} ${account?.name} is not at zero`;
  const [one, other] = counted[kind];
  return plural(count ?? 0, { one, other });
}

function placeOf({ kind, account }: OpenItem): string {
  if (account !== null) return paths.bookAccount(account.id);
  if (kind === 'vouchers') return paths.voucherQueue();
  if (kind === 'reviews') return paths.paymentQueue();
  if (kind === 'control') return paths.reconciliation();
  return kind === 'unsettled' ? paths.outsidePayments() : paths.booksProof();
}

function amountOf({ account, count, amount, currency }: OpenItem): ReactNode {
  if (amount === null) return null;
  if (account !== null && count === null)
    return <BalanceText amount={amount} currency={currency} />;
  return <span className="lm-money">{formatMoney({ minor: amount, currency })}</span>;
}
