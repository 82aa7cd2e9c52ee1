import { type CalendarDay, writtenDay } from '../../../contract/values/calendar-day.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from '../../services/mail/mail.texts.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';

export interface NamedDispute {
  reference: string;
  paymentReference: string;
  recipientName: string;
  debitedUsdMinor: bigint;
}

export interface Reported extends NamedDispute {
  reason: string;
  answerDueOn: CalendarDay;
  /** The customer says that it was another person. */
  isForeign: boolean;
}

export interface Correction {
  amountMinor: bigint;
  account: string;
}

const paymentOf = ({ paymentReference, recipientName, debitedUsdMinor }: NamedDispute) =>
  `your payment ${paymentReference} of ${formatUsd(debitedUsdMinor)} to ${recipientName}`;

const whereToRead = 'You’ll find it with the payment, under Transactions.';

export const disputeNoticesTexts = {
  /** Confirms the report in writing: its reason, and by when there is an answer. */
  reported: (dispute: Reported): NoticeWords => ({
    title: `We’re looking into a payment: ${dispute.reference}`,
    said: [
      `You reported a problem with ${paymentOf(dispute)}: “${dispute.reason}”. Your ` +
        `reference is ${dispute.reference}.`,
    ],
    mailOnly: [
      `We’ll answer by ${writtenDay(dispute.answerDueOn)} at the latest. ${whereToRead}`,
      ...(dispute.isForeign
        ? [
            'If someone else can get into your account, please change your password and your ' +
              'security PIN now.',
          ]
        : []),
      mailTexts.notYou,
    ],
  }),
  /** Tells the customer in a sentence what was credited. */
  credited: ({ debitedUsdMinor }: NamedDispute, { amountMinor, account }: Correction) =>
    `We credited ${formatUsd(amountMinor)}, ` +
    `${amountMinor === debitedUsdMinor ? 'the whole amount' : 'a part of it'}, to your account ` +
    `ending in ${account.slice(-4)}.`,
  corrected: (dispute: NamedDispute, answer: string): NoticeWords => ({
    title: `A payment was corrected: ${dispute.reference}`,
    said: [`We looked into ${paymentOf(dispute)}. ${answer}`],
    mailOnly: [whereToRead],
  }),
  noError: (dispute: NamedDispute, answer: string): NoticeWords => ({
    title: `Our answer about a payment: ${dispute.reference}`,
    said: [`We looked into ${paymentOf(dispute)} and found no error. No money was moved.`],
    mailOnly: [
      answer,
      'You can ask for the documents we based this on, or tell us if you disagree: write to ' +
        `us with the reference ${dispute.reference}.`,
    ],
  }),
};
