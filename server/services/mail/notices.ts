import { bankFacts } from '../../../config/bank.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { formatUsd } from '../../../contract/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import type { Mail } from './mail.ts';

export interface MailRecipient {
  username: string;
  email: string;
}

export const notYou =
  `If this was not you, please call us at once on ${bankFacts.phone}. We never ask for your ` +
  'password or PIN.';

export function pinSetNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Your security PIN was set',
    paragraphs: [
      `Hello ${username},`,
      'A security PIN was set for your account. From now on every payment to others needs it.',
      notYou,
    ],
  };
}

export function passwordChangedNotice({ username, email }: MailRecipient): Mail {
  return {
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${username},`,
      'The password of your account was changed, and other sessions were ended.',
      notYou,
    ],
  };
}

export function passwordResetLink({ username, email }: MailRecipient, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${username},`,
      'Somebody, probably you, asked for a new password. The link works once, for fifteen minutes.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  };
}

export function pinResetLink({ username, email }: MailRecipient, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new security PIN',
    paragraphs: [
      `Hello ${username},`,
      'You asked for a new security PIN. The link works once, for fifteen minutes, where you ' +
        'are logged in.',
      notYou,
    ],
    action: { label: 'Choose a new PIN', url },
  };
}

export function declinedNotice(
  { username, email }: MailRecipient,
  reference: string,
  reason: string,
): Mail {
  return {
    to: email,
    subject: 'A scheduled payment was not made',
    paragraphs: [
      `Hello ${username},`,
      `Your scheduled payment ${reference} was not made. ${reason}`,
      'No money was moved.',
    ],
  };
}

interface DeclinedInstalment {
  biller: string;
  /** The day the schedule gave (ISO). */
  day: string;
  reason: string;
  /** The date it is tried again; undefined when it was the last. */
  nextDay: string | undefined;
}

export function instalmentDeclinedNotice(
  { username, email }: MailRecipient,
  { biller, day, reason, nextDay }: DeclinedInstalment,
): Mail {
  return {
    to: email,
    subject: 'A recurring bill was not paid',
    paragraphs: [
      `Hello ${username},`,
      `Your payment to ${biller} for ${writtenDay(day)} was not made. ${reason}`,
      'No money was moved. ' +
        (nextDay === undefined
          ? 'It was the last one.'
          : `It is not tried again before its next date, ${writtenDay(nextDay)}: if the bill is ` +
            'still open, please pay it yourself.'),
    ],
  };
}

interface ShortFunds {
  recipient: string;
  totalMinor: bigint;
  availableMinor: bigint;
  /** `checking`, `savings` or `investment`. */
  account: string;
  dueAt: Temporal.Instant;
}

export function shortFundsNotice(
  { username, email }: MailRecipient,
  { recipient, totalMinor, availableMinor, account, dueAt }: ShortFunds,
): Mail {
  const due = writtenMoment(dueAt);
  return {
    to: email,
    subject: 'A payment is due, and there is too little money for it',
    paragraphs: [
      `Hello ${username},`,
      `Your payment of ${formatUsd(totalMinor)} to ${recipient} is due on ${due} (New York ` +
        `time), and your ${account} account has ${formatUsd(availableMinor)} available.`,
      'If the money is not there by then, the payment is declined. You can move money to that ' +
        'account, or cancel the payment, until it is due.',
    ],
  };
}
