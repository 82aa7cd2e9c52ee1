import type { PaymentOrder } from '../../../contract/approvals.ts';

/** How one kind of payment is spoken of, and how long its screens stand. */
export interface PaymentKind {
  noun: 'transfer' | 'payment';
  processing: string;
  success: string;
  failure: string;
  /** From when the three seconds before a success count: from the bank's answer, or from the press of Submit. */
  successPauseFrom: 'answer' | 'submit';
}

const transfer: PaymentKind = {
  noun: 'transfer',
  processing: 'Processing Transfer...',
  success: 'Transfer Submitted Successfully!',
  failure: 'Failed to process transfer.',
  successPauseFrom: 'answer',
};

const bill: PaymentKind = {
  noun: 'payment',
  processing: 'Processing Payment...',
  success: 'Payment Submitted Successfully!',
  failure: 'Failed to process payment.',
  successPauseFrom: 'submit',
};

/** Every kind of payment, by the call that carries it out. */
export const paymentKinds: Record<PaymentOrder['call'], PaymentKind> = {
  'transfers/local': transfer,
  'transfers/international': transfer,
  'transfers/payBill': bill,
};
