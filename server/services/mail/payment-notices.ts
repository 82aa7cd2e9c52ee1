import { formatMoney, formatUsd, type Currency } from '../../../contract/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import type { Notice } from './notice.ts';
import { notYou } from './notices.ts';

interface BookedPayment {
  id: string;
  recipientName: string;
  reference: string;
  debitedUsdMinor: bigint;
}

/** The money of a payment is back: why, and how much. */
function moneyBack({ id }: BookedPayment, title: string, said: string[]): Notice {
  return {
    kind: 'payment',
    about: id,
    title,
    said,
    mailOnly: ['You find every step in the payment’s receipt, under Transactions.'],
  };
}

const backInFull = ({ debitedUsdMinor }: BookedPayment) =>
  `The whole ${formatUsd(debitedUsdMinor)}, any fee included, is back in your account.`;

/** Where the money of a payment is that came back after the bank had credited something for it. */
function backAfterCorrection(debitedUsdMinor: bigint, correctedMinor: bigint): string {
  const before = `We had credited ${formatUsd(correctedMinor)} for it before`;
  return debitedUsdMinor === correctedMinor
    ? `${before}, so you have its money already.`
    : `${before}; the other ${formatUsd(debitedUsdMinor - correctedMinor)} is back in your ` +
        'account.';
}

/** The same, where the payer's accounts have been closed since. */
function unclaimedAfterCorrection(debitedUsdMinor: bigint, correctedMinor: bigint): string {
  const before = `We had credited ${formatUsd(correctedMinor)} for it before`;
  return debitedUsdMinor === correctedMinor
    ? `${before}, and kept the money.`
    : `${before}; the other ${formatUsd(debitedUsdMinor - correctedMinor)} went to unclaimed ` +
        'funds.';
}

/**
 * Where the money of a payment is that came back, as its receipt says it. `isClosed`: the payer's
 * accounts have been closed since.
 */
export function whereItIs(
  isClosed: boolean,
  { debitedUsdMinor, correctedMinor }: { debitedUsdMinor: bigint; correctedMinor: bigint },
): string {
  if (correctedMinor === 0n)
    return isClosed ? 'The money went to unclaimed funds.' : 'The money is back in your account.';
  return isClosed
    ? unclaimedAfterCorrection(debitedUsdMinor, correctedMinor)
    : backAfterCorrection(debitedUsdMinor, correctedMinor);
}

export function paymentDeclinedNotice(payment: BookedPayment, reason: string): Notice {
  const { recipientName, reference } = payment;
  return moneyBack(payment, 'A payment was declined', [
    `Your payment ${reference} to ${recipientName} was declined. ${reason}`,
    backInFull(payment),
  ]);
}

export function paymentReturnedNotice(
  payment: BookedPayment & { correctedMinor: bigint },
  reason: string,
): Notice {
  const { recipientName, reference, debitedUsdMinor, correctedMinor } = payment;
  const back =
    correctedMinor === 0n
      ? backInFull(payment)
      : backAfterCorrection(debitedUsdMinor, correctedMinor);
  return moneyBack(payment, 'A payment came back', [
    `Your payment ${reference} to ${recipientName} came back. ${reason}`,
    back,
  ]);
}

export function paymentApprovedNotice({ id, recipientName, reference }: BookedPayment): Notice {
  return {
    kind: 'payment',
    about: id,
    title: 'Your payment was approved',
    said: [
      `Our staff looked at your payment ${reference} to ${recipientName} and approved it. It ` +
        'goes on as you ordered it.',
    ],
    mailOnly: [notYou],
  };
}

interface FirstOrder {
  id: string;
  kind: string;
  recipientName: string;
  recipientAccount: string;
  recipientBank: string;
  recipientIban: string | null;
  amountMinor: bigint;
  currency: Currency;
  createdAt: Temporal.Instant;
  receiptUrl: string;
}

/** The first order to somebody: enough to know them by, too little to pay them. */
export function newPayeeNotice(order: FirstOrder): Notice {
  const {
    id,
    kind,
    recipientName,
    recipientAccount,
    recipientIban,
    recipientBank,
    amountMinor,
    currency,
    createdAt,
    receiptUrl,
  } = order;
  const at = writtenMoment(createdAt);
  const place =
    'account ending ' +
    `${(recipientIban ?? recipientAccount).slice(-4)}${kind === 'bill' ? '' : ` at ${recipientBank}`}`;
  return {
    kind: 'payment',
    about: id,
    title: 'A payment to somebody new',
    said: [
      `For the first time a payment was ordered from your account to:\n${recipientName}, ` +
        `${place}\n${formatMoney({ minor: amountMinor, currency })}, ordered on ${at} (New York)`,
    ],
    mailOnly: [
      'If this was you, there is nothing to do. We tell you once of each new payee.',
      notYou,
    ],
    action: { label: 'See the payment', url: receiptUrl },
  };
}
