import { bankFacts } from '../../../config/bank.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { formatUsd } from '../../../contract/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import type { Mail } from './mail.ts';
import type { Notice } from './notice.ts';

export interface MailRecipient {
  username: string;
  email: string;
}

export const notYou =
  `If this was not you, please call us at once on ${bankFacts.phone}. We never ask for your ` +
  'password or PIN.';

export function pinSetNotice(): Notice {
  return {
    kind: 'pin',
    title: 'Your security PIN was set',
    said: [
      'A security PIN was set for your account. From now on every payment to others needs it.',
    ],
    mailOnly: [notYou],
  };
}

export function passwordChangedNotice(): Notice {
  return {
    kind: 'password',
    title: 'Your password was changed',
    said: ['The password of your account was changed, and other sessions were ended.'],
    mailOnly: [notYou],
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
  { id, reference }: { id: string; reference: string },
  reason: string,
): Notice {
  return {
    kind: 'payment',
    about: id,
    title: 'A scheduled payment was not made',
    said: [`Your scheduled payment ${reference} was not made. ${reason}`, 'No money was moved.'],
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

export function instalmentDeclinedNotice({
  biller,
  day,
  reason,
  nextDay,
}: DeclinedInstalment): Notice {
  return {
    kind: 'bill',
    title: 'A recurring bill was not paid',
    said: [
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
  /** The scheduled order; undefined of a recurring bill, which has none yet. */
  orderId: string | undefined;
  recipient: string;
  totalMinor: bigint;
  availableMinor: bigint;
  /** `checking`, `savings` or `investment`. */
  account: string;
  dueAt: Temporal.Instant;
}

export function shortFundsNotice({
  orderId,
  recipient,
  totalMinor,
  availableMinor,
  account,
  dueAt,
}: ShortFunds): Notice {
  const due = writtenMoment(dueAt);
  return {
    ...(orderId === undefined ? { kind: 'bill' } : { kind: 'payment', about: orderId }),
    title: 'A payment is due, and there is too little money for it',
    said: [
      `Your payment of ${formatUsd(totalMinor)} to ${recipient} is due on ${due} (New York ` +
        `time), and your ${account} account has ${formatUsd(availableMinor)} available.`,
      'If the money is not there by then, the payment is declined. You can move money to that ' +
        'account, or cancel the payment, until it is due.',
    ],
  };
}
