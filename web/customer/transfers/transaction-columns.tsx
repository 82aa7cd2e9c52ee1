import {
  accountWords,
  betweenOwn,
  isOurReference,
  type OwnAccount,
} from '../../../contract/transfer-words.ts';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { SignedAmount } from '../../bank/signed-amount.tsx';
import { CounterpartyOpener, OtherAccount, Reference } from './transfer-cells.tsx';
import { listedAt, OtherDay, TransferTime } from './transaction-days.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionColumns;

interface ListSetting {
  own: readonly OwnAccount[];
  /** The list is in the order of the customers' dates, not of the orders. */
  byDate: boolean;
  onOpen: (transfer: OwnTransfer) => void;
}

/** The columns of the list; a row opens its details. */
export const transactionColumns = ({
  own,
  byDate,
  onOpen,
}: ListSetting): readonly Column<OwnTransfer>[] => [
  {
    name: 'name',
    title: texts.name,
    cell: (transfer) => (
      <>
        <CounterpartyOpener transfer={transfer} own={own} onOpen={onOpen} />
        <span className="ledger-detail">
          <TransferTime at={listedAt(transfer, byDate)} />
          <span className="row-account">
            {' · '}
            <OtherAccount transfer={transfer} own={own} />
          </span>
        </span>
        {!byDate && <OtherDay transfer={transfer} />}
      </>
    ),
  },
  {
    name: 'reference',
    title: texts.description,
    cell: (transfer) => (
      <>
        {purposeOf(transfer, own)}
        <Reference text={transfer.reference} />
        {transfer.statusReason !== null && (
          <span className="ledger-detail">
            <TextWithAmounts text={transfer.statusReason} />
          </span>
        )}
      </>
    ),
  },
  {
    name: 'from',
    title: texts.fromAccount,
    cell: ({ senderAccount }) => accountWords(senderAccount, own),
  },
  { name: 'status', title: texts.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'amount',
    title: texts.amount,
    numeric: true,
    cell: (transfer) => (
      <>
        <SignedAmount transfer={transfer} />
        <span className="ledger-detail amount-direction">
          {transfer.transactionType === 'credit' ? texts.credit : texts.debit}
        </span>
      </>
    ),
  },
];

/** What it was for, where the bank wrote the reference and its row does not say it already. */
function purposeOf(transfer: OwnTransfer, own: readonly OwnAccount[]): string | undefined {
  const { reference, category, billType } = transfer;
  if (!isOurReference(reference) || category === 'Interest' || category === 'Check deposit')
    return undefined;
  return betweenOwn(transfer, own) ? texts.betweenYourAccounts : (billType ?? category);
}
