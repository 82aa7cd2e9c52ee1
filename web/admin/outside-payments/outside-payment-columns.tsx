import { Link } from 'wouter';
import type { OutsidePayment } from '../../../contract/staff/outside-payments.ts';
import { paths } from '../../app/paths.ts';
import { bankName } from '../../../contract/money/transfer-words.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PersonName } from '../person-name.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';

function Payer({ payer }: Pick<OutsidePayment, 'payer'>) {
  return (
    <>
      <PersonName person={payer} linked={!payer.closed} />
      {payer.closed && <span className="ledger-detail">Closed</span>}
    </>
  );
}

export const outsidePaymentColumns: readonly Column<OutsidePayment>[] = [
  {
    name: 'name',
    title: 'Recipient',
    cell: ({ payment }) => (
      <>
        <Link className="ledger-name" to={paths.outsidePayments(payment._id)}>
          {payment.recipientName}
        </Link>
        <span className="ledger-detail">
          {bankName(payment)} · {payment.reference}
        </span>
      </>
    ),
  },
  { name: 'customer', title: 'Paid by', cell: ({ payer }) => <Payer payer={payer} /> },
  {
    name: 'date',
    title: 'Posted',
    cell: ({ payment: { bookedAt } }) =>
      bookedAt !== null && (
        <time translate="no" dateTime={bookedAt} title={formatExact(new Date(bookedAt))}>
          {formatDay(new Date(bookedAt))}
        </time>
      ),
  },
  {
    name: 'status',
    title: 'Status',
    cell: ({ payment }) => <StatusBadge status={payment.status} />,
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ payment }) => (
      <MoneyText className="ledger-amount" amount={payment.amount} currency={payment.currency} />
    ),
  },
];
