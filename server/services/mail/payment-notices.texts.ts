import { formatMoney, formatUsd, type Currency } from '../../../contract/values/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import { mailTexts } from './mail.texts.ts';
import type { NoticeWords } from './notice.ts';

const { notYou } = mailTexts;

/** The money of a payment that came back. */
export interface MoneyBack {
  debitedUsdMinor: bigint;
  /** The amount that the bank had credited for it before. */
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
  /** When it leaves. */
  transferDate: Temporal.Instant;
}

/** Enough to know the payee by, too little to pay them. */
const payeeOf = ({
  recipientName,
  recipientAccount,
  recipientIban,
  kind,
  recipientBank,
}: FirstOrder) =>
  `${recipientName}, account ending in ${(recipientIban ?? recipientAccount).slice(-4)}` +
  (kind === 'bill' ? '' : ` at ${recipientBank}`);

const amountOf = ({ amountMinor, currency }: FirstOrder) =>
  formatMoney({ minor: amountMinor, currency });

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
  canceled: 'A payment was canceled',
  wasCanceled: ({ reference, recipientName }: NamedPayment) =>
    `Your payment ${reference} to ${recipientName} was canceled, as you asked.`,
  notYou,
  approved: ({ reference, recipientName }: NamedPayment): NoticeWords => ({
    title: 'Your payment was approved',
    said: [
      `We reviewed your payment ${reference} to ${recipientName} and approved it. It will be ` +
        'sent as you asked.',
    ],
    mailOnly: [notYou],
  }),
  /** The first order to a payee. */
  newPayee: (order: FirstOrder): NoticeWords => ({
    title: 'A payment to someone new',
    said: [
      `This payment from your account goes to someone new among those you pay:\n${payeeOf(order)}\n` +
        `${amountOf(order)}, requested on ${writtenMoment(order.createdAt)} (New York)`,
    ],
    mailOnly: [
      'If this was you, you don’t need to do anything. We’ll tell you once about each new payee.',
      notYou,
    ],
    action: 'See the payment',
  }),
  /** One that waited, and is canceled because its session was ended from elsewhere. */
  disowned: (order: FirstOrder): NoticeWords => ({
    title: 'A waiting payment was canceled',
    said: [
      'This payment was waiting to leave your account, and we canceled it:\n' +
        `${payeeOf(order)}\n${amountOf(order)}`,
      'The device that requested it has been logged out since, with a new password or from another ' +
        'device. No money moved. If the payment was yours, please request it again.',
    ],
    mailOnly: [notYou],
  }),
  /** One that waits: of its mail alone the button cancels it. */
  delayed: (order: FirstOrder): NoticeWords => ({
    title: 'A payment is waiting: you can cancel it',
    said: [
      `This payment leaves your account on ${writtenMoment(order.transferDate)} (New York), and not ` +
        `before:\n${payeeOf(order)}\n${amountOf(order)}`,
      'It was requested on a device that logged in to your account for the first time in the last ' +
        'few days, and its payee is new among those you pay. So we wait, and tell you first.',
    ],
    mailOnly: [
      'If this was you, you don’t need to do anything.',
      'If it wasn’t, cancel the payment with the first button; you don’t need to log in. The person ' +
        'who requested it knows your password and PIN, so freeze your payments with the second one, too.',
      notYou,
    ],
  }),
};
