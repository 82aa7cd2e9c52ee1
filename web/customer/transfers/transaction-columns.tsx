import {
  accountWords,
  betweenOwn,
  isOurReference,
  type OwnAccount,
} from '../../../contract/money/transfer-words.ts';
import { transferTexts } from '../../../contract/money/transfer-words.texts.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { unsorted } from '../../../contract/values/spending-categories.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { SignedAmount } from '../../bank/signed-amount.tsx';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { CounterpartyOpener, OtherAccount, Reference } from './transfer-cells.tsx';
import { listedAt, OtherDay, TransferTime } from './transaction-days.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionColumns;

interface ListSetting {
  own: readonly OwnAccount[];
  /** The list is in the order of the customers' dates, not of the orders. */
  byDate: boolean;
  /** The text that the list is searched for. */
  search: string;
  onOpen: (transfer: OwnTransfer) => void;
}

/** The columns of the list; a row opens its details. */
export const transactionColumns = ({
  own,
  byDate,
  search,
  onOpen,
}: ListSetting): readonly Column<OwnTransfer>[] => [
  {
    name: 'name',
    title: texts.name,
    cell: (transfer) => (
      <>
        <CounterpartyOpener transfer={transfer} own={own} onOpen={onOpen} />
        <span className="ledger-detail">
          {(byDate || transfer.status !== 'Scheduled') && (
            <>
              <TransferTime at={listedAt(transfer, byDate)} />
              <span className="row-account"> · </span>
            </>
          )}
          <span className="row-account">
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
        <WhatFor transfer={transfer} own={own} search={search} />
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
        {transfer.balanceAfter !== null && (
          <span className="ledger-detail">
            <span className="balance-after">
              {texts.balance} <MoneyText amount={transfer.balanceAfter} />
            </span>
          </span>
        )}
      </>
    ),
  },
];

/**
 * The purpose of a transfer, in its customer's words or else by its kind, and its category. A
 * reference that the bank wrote tells a reader nothing: it is in the details, on paper, and in
 * sight where the customer searches for it.
 */
function WhatFor({
  transfer,
  own,
  search,
}: { transfer: OwnTransfer } & Pick<ListSetting, 'own' | 'search'>) {
  const { reference } = transfer;
  const category = categoryOf(transfer);
  const isAskedFor = search !== '' && reference.includes(search.trim().toUpperCase());
  return (
    <>
      {isOurReference(reference) ? (
        <>
          {category === undefined && kindOf(transfer, own)}
          {isAskedFor ? (
            <span className="ledger-detail">{reference}</span>
          ) : (
            <span className="our-reference"> {reference}</span>
          )}
        </>
      ) : (
        <Reference text={reference} />
      )}
      {category !== undefined && <span className="category-mark">{category}</span>}
    </>
  );
}

/** The category that its customer or its bill gave it, in words. */
function categoryOf({ sortedAs, transactionType, category }: OwnTransfer): string | undefined {
  if (sortedAs === null || sortedAs === unsorted) return undefined;
  return transactionType === 'credit' || category === 'Loan instalment'
    ? undefined
    : wireWordsTexts.category(sortedAs);
}

/** The kind of an order, where its row does not say it already. */
function kindOf(transfer: OwnTransfer, own: readonly OwnAccount[]): string | undefined {
  const { category, billType } = transfer;
  if (category === 'Interest' || category === 'Check deposit') return undefined;
  if (betweenOwn(transfer, own)) return texts.betweenYourAccounts;
  return billType ? wireWordsTexts.category(billType) : transferTexts.category(category);
}
