import { writtenDay } from '../../../contract/calendar-day.ts';
import { reasonTexts } from '../../../contract/reasons.texts.ts';
import { formatUsd } from '../../../contract/money.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { notYou } from '../../services/mail/notices.ts';
import type { DisputeRow } from './disputes-store.ts';

const whereToRead = 'You find it with the payment, under Transactions.';

const paymentOf = ({ paymentReference, recipientName, debitedUsdMinor }: DisputeRow) =>
  `your payment ${paymentReference} of ${formatUsd(debitedUsdMinor)} to ${recipientName}`;

/** It is written down: what we were told, and by when there is an answer. */
export function reportedNotice(dispute: DisputeRow): Notice {
  const { reference, reason, answerDueOn } = dispute;
  const safety =
    'If somebody else can get into your account, please change your password and your security ' +
    'PIN now.';
  return {
    kind: 'dispute',
    about: dispute.transferId,
    title: `We are looking at a payment: ${reference}`,
    said: [
      `You reported a problem with ${paymentOf(dispute)}: ` +
        `“${reasonTexts.disputeReport[reason]}”. Your ` +
        `reference is ${reference}.`,
    ],
    mailOnly: [
      `We answer by ${writtenDay(answerDueOn)} at the latest. ${whereToRead}`,
      ...(reason === 'NOT_MADE_BY_ME' ? [safety] : []),
      notYou,
    ],
  };
}

interface Correction {
  amountMinor: bigint;
  account: string;
}

/** What was credited, in a sentence for the customer. */
export function correctedText(
  { debitedUsdMinor }: DisputeRow,
  { amountMinor, account }: Correction,
): string {
  const part = amountMinor === debitedUsdMinor ? 'the whole amount' : 'a part of it';
  return (
    `We credited ${formatUsd(amountMinor)}, ${part}, to your account ending in ` +
    `${account.slice(-4)}.`
  );
}

export function correctedNotice(dispute: DisputeRow, answer: string): Notice {
  return {
    kind: 'dispute',
    about: dispute.transferId,
    title: `A payment was corrected: ${dispute.reference}`,
    said: [`We looked at ${paymentOf(dispute)}. ${answer}`],
    mailOnly: [whereToRead],
  };
}

export function noErrorNotice(dispute: DisputeRow, answer: string): Notice {
  return {
    kind: 'dispute',
    about: dispute.transferId,
    title: `Our answer about a payment: ${dispute.reference}`,
    said: [`We looked at ${paymentOf(dispute)} and found no error. No money was moved.`],
    mailOnly: [
      answer,
      'You can ask us for what we based this on, and tell us where you see it differently: ' +
        `write to us with the reference ${dispute.reference}.`,
    ],
  };
}
