import { useRef } from 'react';
import { canceledUntilMs } from '../../../contract/money/cancel-window.ts';
import { ownMoveLabel } from '../../../contract/money/payment-kinds.ts';
import type { OwnReceipt, Transfer, TransferReceipt } from '../../../contract/money/transfers.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { CancelButton } from '../scheduled/cancel-button.tsx';
import { nicknamesTexts } from '../nicknames/nicknames.texts.ts';
import { CategoryChoice } from '../insight/category-choice.tsx';
import { useNickname } from '../nicknames/use-nickname.tsx';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import './receipts.css';
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
 * The acts that a customer has for a payment: cancel it while that is possible, make the same
 * once more, and give its payee a nickname. None of it is printed: a nickname is the customer's.
 */
export function PaymentActions({ receipt, onSendAgain }: PaymentActionsProps) {
  const { ask, windows } = useScheduleChange();
  const again = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const nickname = useNickname();
  const { transactionType, category, status, _id: order } = receipt;
  // Cancel goes with the payment that waited.
  useFocusOnChange(repeatable.has(category) ? again : place, status === 'Cancelled');
  const isCancelable = status === 'Scheduled' || canceledUntilMs(receipt) !== undefined;
  const isRepeatable = repeatable.has(category);
  if (transactionType !== 'debit' || !(isRepeatable || category === ownMoveLabel)) return null;
  return (
    <div
      className="payment-actions screen-only"
      ref={place}
      tabIndex={isRepeatable ? undefined : -1}
    >
      {isCancelable && <CancelButton transfer={receipt} ask={ask} label={texts.cancelPayment} />}
      {isRepeatable && (
        <>
          <Button look="secondary" compact ref={again} onClick={() => onSendAgain(receipt)}>
            {category === 'Bill payment' ? texts.payAgain : texts.sendAgain}
          </Button>
          <Button look="secondary" compact onClick={() => nickname.ask({ ...receipt, order })}>
            {receipt.nickname === null ? nicknamesTexts.give : nicknamesTexts.change}
          </Button>
          {receipt.nickname !== null && (
            <p className="payment-nickname">{nicknamesTexts.youCallThem(receipt.nickname)}</p>
          )}
        </>
      )}
      <CategoryChoice receipt={receipt} />
      {nickname.window}
      {windows}
    </div>
  );
}
