import type { Transfer } from '../../../contract/transfers.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { TextWithAmounts } from '../../ui/hidden-amounts.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { bankName } from '../../../contract/receipt-words.ts';
import { Reference, SignedAmount, TransferDay } from './transfer-cells.tsx';

/** The columns of the list; a row opens its details. */
export const transactionColumns = (onOpen: (transfer: Transfer) => void): readonly Column<Transfer>[] => [
  { name: 'date', title: 'Date', cell: (transfer) => <TransferDay transfer={transfer} /> },
  {
    name: 'name',
    title: 'Recipient',
    cell: (transfer) => (
      <>
        <button type="button" className="ledger-name row-opener" aria-haspopup="dialog" onClick={() => onOpen(transfer)}>
          <span className="visually-hidden">Details of </span>
          {transfer.recipientName}
        </button>
        <span className="ledger-detail">
          {bankName(transfer)} <AccountNumber number={transfer.recipientAccount} />
        </span>
      </>
    ),
  },
  { name: 'reference', title: 'Description', cell: (transfer) => <Reference text={transfer.reference} /> },
  { name: 'from', title: 'From account', cell: (transfer) => <SenderAccount text={transfer.senderAccount} /> },
  {
    name: 'status',
    title: 'Status',
    cell: (transfer) => (
      <>
        <StatusBadge status={transfer.status} />
        {transfer.statusReason !== null && (
          <span className="ledger-detail">
            <TextWithAmounts text={transfer.statusReason} />
          </span>
        )}
      </>
    ),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: (transfer) => (
      <>
        <SignedAmount transfer={transfer} />
        <span className="ledger-detail">{transfer.transactionType === 'credit' ? 'Credit' : 'Debit'}</span>
      </>
    ),
  },
];

/** Staff may name any text as sender when they credit money; only nine digits are grouped. */
function SenderAccount({ text }: { text: string }) {
  return /^\d{9}$/.test(text) ? <AccountNumber number={text} /> : text;
}
