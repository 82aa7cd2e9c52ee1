import { formatMoney, formatUsd, type Currency } from '../../../contract/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import { mailTexts } from './mail.texts.ts';
import type { NoticeWords } from './notice.ts';

const { notYou } = mailTexts;

/** The money of a payment that came back. */
export interface MoneyBack {
  debitedUsdMinor: bigint;
  /** What the bank had credited for it before. */
  correctedMinor: bigint;
}

export interface NamedPayment {
  recipientName: string;
  reference: string;
}

export interface FirstOrder {
  kind: string;
  recipientName: string;
  recipientAccount: string;
  recipientBank: string;
  recipientIban: string | null;
  amountMinor: bigint;
  currency: Currency;
  createdAt: Temporal.Instant;
}

const creditedBefore = ({ correctedMinor }: MoneyBack) =>
  `We had credited ${formatUsd(correctedMinor)} for it before`;

export const paymentNoticesTexts = {
  /** Where the money of a payment is that came back, as its receipt says it. */
  moneyBack: 'The money is back in your account.',
  moneyUnclaimed: 'The money went to unclaimed funds.',
  backInFull: (debitedUsdMinor: bigint) =>
    `The whole ${formatUsd(debitedUsdMinor)}, any fee included, is back in your account.`,
  /** The bank had credited something for it. */
  backAfterCorrection: (back: MoneyBack) =>
    back.debitedUsdMinor === back.correctedMinor
      ? `${creditedBefore(back)}, so you have its money already.`
      : `${creditedBefore(back)}; the other ` +
        `${formatUsd(back.debitedUsdMinor - back.correctedMinor)} is back in your account.`,
  /** The same, where the payer's accounts have been closed since. */
  unclaimedAfterCorrection: (back: MoneyBack) =>
    back.debitedUsdMinor === back.correctedMinor
      ? `${creditedBefore(back)}, and kept the money.`
      : `${creditedBefore(back)}; the other ` +
        `${formatUsd(back.debitedUsdMinor - back.correctedMinor)} went to unclaimed funds.`,
  steps: 'You’ll find every step in the payment’s receipt, under Transactions.',
  declined: 'A payment was declined',
  wasDeclined: ({ reference, recipientName }: NamedPayment, reason: string) =>
    `Your payment ${reference} to ${recipientName} was declined. ${reason}`,
  returned: 'A payment came back',
  cameBack: ({ reference, recipientName }: NamedPayment, reason: string) =>
    `Your payment ${reference} to ${recipientName} came back. ${reason}`,
  approved: ({ reference, recipientName }: NamedPayment): NoticeWords => ({
    title: 'Your payment was approved',
    said: [
      `We reviewed your payment ${reference} to ${recipientName} and approved it. It will be ` +
        'sent as you asked.',
    ],
    mailOnly: [notYou],
  }),
  /** The first order to somebody: enough to know them by, too little to pay them. */
  newPayee: (order: FirstOrder): NoticeWords => ({
    title: 'A payment to someone new',
    said: [
      `This is the first payment from your account to:\n${order.recipientName}, account ` +
        'ending in ' +
        `${(order.recipientIban ?? order.recipientAccount).slice(-4)}${order.kind === 'bill' ? '' : ` at ${order.recipientBank}`}\n${formatMoney({ minor: order.amountMinor, currency: order.currency })}, ` +
        `requested on ${writtenMoment(order.createdAt)} (New York)`,
    ],
    mailOnly: [
      'If this was you, you don’t need to do anything. We’ll tell you once about each new payee.',
      notYou,
    ],
    action: 'See the payment',
  }),
};
