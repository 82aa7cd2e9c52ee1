import type { Transfer } from '../../../contract/money/transfers.ts';
import type { SentOrder } from './sent-order.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.paymentWording;

/** The words for one kind of payment, and the time for which its screens are shown. */
export interface PaymentWording {
  /** In the middle of a sentence. */
  noun: string;
  processing: string;
  success: string;
  /** The same of one that waits for its day, where that is said otherwise. */
  scheduled?: string;
  failure: string;
  /**
   * From when the pause before a success counts: from the bank's answer, or from the press of
   * Submit.
   */
  successPauseFrom: 'answer' | 'submit';
  /** The pause before the outcome is shown. */
  pauseMs: number;
  /** It goes to others, so the security PIN signs it. */
  signed: boolean;
}

const transfer: PaymentWording = {
  noun: texts.transfer,
  processing: texts.processingTransfer,
  success: texts.transferSubmitted,
  failure: texts.failedToProcessTransfer,
  successPauseFrom: 'answer',
  pauseMs: 3000,
  signed: true,
};

const bill: PaymentWording = {
  noun: texts.payment,
  processing: texts.processingPayment,
  success: texts.paymentSubmitted,
  failure: texts.failedToProcessPayment,
  successPauseFrom: 'submit',
  pauseMs: 3000,
  signed: true,
};

const move: PaymentWording = {
  noun: texts.transfer,
  processing: texts.movingYourMoney,
  success: texts.yourMoneyWasMoved,
  scheduled: texts.yourTransferIsScheduled,
  failure: texts.failedToProcessTransfer,
  successPauseFrom: 'answer',
  pauseMs: 0,
  signed: false,
};

/** By the call that carries the payment out. */
export const paymentWording: Record<SentOrder['call'], PaymentWording> = {
  'transfers/local': transfer,
  'transfers/international': transfer,
  'transfers/payBill': bill,
  'transfers/own': move,
};

/** The words for an order that was made, as far as it has come. */
export const successText = (
  { success, scheduled = success }: PaymentWording,
  { status }: Pick<Transfer, 'status'>,
): string => (status === 'Scheduled' ? scheduled : success);
