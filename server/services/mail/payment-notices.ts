import type { Language } from '../../../contract/values/language.ts';
import type { InEachLanguage } from '../../base/in-each-language.ts';
import { type Notice, noticesOf } from './notice.ts';
import {
  type FirstOrder,
  type MoneyBack,
  type NamedPayment,
  paymentNoticesTexts as english,
} from './payment-notices.texts.ts';
import { paymentNoticesTexts as spanish } from './payment-notices.texts.es.ts';

const texts = { en: english, es: spanish };
const notice = noticesOf(texts);

interface BookedPayment extends NamedPayment {
  id: string;
  debitedUsdMinor: bigint;
}

/** The reason, in the words of each language. */
type Reason = InEachLanguage<string>;

/**
 * Where the money of a payment is that came back, as its receipt says it. `isClosed`: the payer's
 * accounts have been closed since.
 */
export function whereItIs(isClosed: boolean, back: MoneyBack, language: Language = 'en'): string {
  const of = texts[language];
  if (back.correctedMinor === 0n) return isClosed ? of.moneyUnclaimed : of.moneyBack;
  return isClosed ? of.unclaimedAfterCorrection(back) : of.backAfterCorrection(back);
}

export const paymentDeclinedNotice = (payment: BookedPayment, reason: Reason): Notice =>
  notice({ kind: 'payment', about: payment.id }, (of, language) => ({
    title: of.declined,
    said: [of.wasDeclined(payment, reason[language]), of.backInFull(payment.debitedUsdMinor)],
    mailOnly: [of.steps],
  }));

export const paymentReturnedNotice = (
  payment: BookedPayment & { correctedMinor: bigint },
  reason: Reason,
): Notice =>
  notice({ kind: 'payment', about: payment.id }, (of, language) => ({
    title: of.returned,
    said: [
      of.cameBack(payment, reason[language]),
      payment.correctedMinor === 0n
        ? of.backInFull(payment.debitedUsdMinor)
        : of.backAfterCorrection(payment),
    ],
    mailOnly: [of.steps],
  }));

/** Its payer took it back while that was possible. */
export const paymentCanceledNotice = (
  payment: BookedPayment & { correctedMinor: bigint },
): Notice =>
  notice({ kind: 'payment', about: payment.id }, (of) => ({
    title: of.canceled,
    said: [
      of.wasCanceled(payment),
      payment.correctedMinor === 0n
        ? of.backInFull(payment.debitedUsdMinor)
        : of.backAfterCorrection(payment),
    ],
    mailOnly: [of.steps, of.notYou],
  }));

export const paymentApprovedNotice = (payment: BookedPayment): Notice =>
  notice({ kind: 'payment', about: payment.id, asks: false }, ({ approved }) => approved(payment));

/** An order that waits before it leaves; the mail has a button that cancels it. */
export const delayedPaymentNotice = (order: FirstOrder & { id: string }): Notice =>
  notice({ kind: 'payment', about: order.id }, ({ delayed }) => delayed(order));

/** One that waited, and whose session was ended from elsewhere. */
export const disownedPaymentNotice = (order: FirstOrder & { id: string }): Notice =>
  notice({ kind: 'payment', about: order.id }, ({ disowned }) => disowned(order));

/** The first order to a payee. */
export const newPayeeNotice = ({
  id,
  receiptUrl,
  ...order
}: FirstOrder & { id: string; receiptUrl: string }): Notice =>
  notice({ kind: 'payment', about: id, url: receiptUrl }, ({ newPayee }) => newPayee(order));
