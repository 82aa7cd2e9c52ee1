import type { SentOrder } from './sent-order.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.paymentWording;

/** How one kind of payment is spoken of, and how long its screens stand. */
export interface PaymentWording {
  /** In the middle of a sentence. */
  noun: string;
  processing: string;
  success: string;
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
