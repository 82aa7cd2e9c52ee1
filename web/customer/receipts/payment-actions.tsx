import { useRef } from 'react';
import type { OwnReceipt, Transfer, TransferReceipt } from '../../../contract/transfers.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { CancelButton } from '../scheduled/cancel-button.tsx';
import { nicknamesTexts } from '../nicknames/nicknames.texts.ts';
import { useNickname } from '../nicknames/use-nickname.tsx';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import './payment-actions.css';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.paymentActions;

/** The kinds of payment that have a form to be made again with. */
const repeatable: ReadonlySet<Transfer['category']> = new Set([
  'Local transfer',
  'International transfer',
  'Bill payment',
] as const);

interface PaymentActionsProps {
  receipt: OwnReceipt;
  onSendAgain: (receipt: TransferReceipt) => void;
}

/**
 * What its customer can do about a payment: cancel it while it waits for its date, make the same
 * once more, and give its payee a nickname. None of it is printed: a nickname is the customer's.
 */
export function PaymentActions({ receipt, onSendAgain }: PaymentActionsProps) {
  const { ask, windows } = useScheduleChange();
  const again = useRef<HTMLButtonElement>(null);
  const nickname = useNickname();
  const { transactionType, category, status, _id: order } = receipt;
  // Cancel goes with the payment that waited.
  useFocusOnChange(again, status === 'Cancelled');
  if (transactionType !== 'debit' || !repeatable.has(category)) return null;
  return (
    <div className="payment-actions screen-only">
      {status === 'Scheduled' && (
        <CancelButton transfer={receipt} ask={ask} label={texts.cancelPayment} />
      )}
      <Button look="secondary" compact ref={again} onClick={() => onSendAgain(receipt)}>
        {category === 'Bill payment' ? texts.payAgain : texts.sendAgain}
      </Button>
      <Button look="secondary" compact onClick={() => nickname.ask({ ...receipt, order })}>
        {receipt.nickname === null ? nicknamesTexts.give : nicknamesTexts.change}
      </Button>
      {receipt.nickname !== null && (
        <p className="payment-nickname">{nicknamesTexts.youCallThem(receipt.nickname)}</p>
      )}
      {nickname.window}
      {windows}
    </div>
  );
}
