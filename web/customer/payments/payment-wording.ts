import type { SentOrder } from './sent-order.ts';

/** How one kind of payment is spoken of, and how long its screens stand. */
export interface PaymentWording {
  noun: 'transfer' | 'payment';
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
  noun: 'transfer',
  processing: 'Processing Transfer...',
  success: 'Transfer Submitted Successfully!',
  failure: 'Failed to process transfer.',
  successPauseFrom: 'answer',
  pauseMs: 3000,
  signed: true,
};

const bill: PaymentWording = {
  noun: 'payment',
  processing: 'Processing Payment...',
  success: 'Payment Submitted Successfully!',
  failure: 'Failed to process payment.',
  successPauseFrom: 'submit',
  pauseMs: 3000,
  signed: true,
};

const move: PaymentWording = {
  noun: 'transfer',
  processing: 'Moving your money...',
  success: 'Your money was moved.',
  failure: 'Failed to process transfer.',
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
