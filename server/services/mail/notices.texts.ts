import { writtenDay, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { formatsOf } from '../../../contract/values/format.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import { mailTexts } from './mail.texts.ts';
import type { NoticeWords } from './notice.ts';

const { hello, notYou } = mailTexts;
const { monthAndYear } = formatsOf('en-US');

export interface ShortFunds {
  recipient: string;
  totalMinor: bigint;
  availableMinor: bigint;
  /** `checking`, `savings` or `investment`. */
  account: string;
  dueAt: Temporal.Instant;
}

export interface DeclinedInstalment {
  biller: string;
  /** The day the schedule gave. */
  day: CalendarDay;
  reason: string;
  /** The date it is tried again; undefined when it was the last. */
  nextDay: CalendarDay | undefined;
}

export const noticesTexts = {
  pinSet: {
    title: 'Your security PIN was set',
    said: [
      'A security PIN was set for your account. From now on, every payment to others needs it.',
    ],
    mailOnly: [notYou],
  } as NoticeWords,
  pinTurnedOff: {
    title: 'Your security PIN was turned off',
    said: [
      'The security PIN of your account was turned off. From now on, only your passkeys ' +
        'confirm payments to others.',
    ],
    mailOnly: [notYou],
  } as NoticeWords,
  passwordChanged: {
    title: 'Your password was changed',
    said: ['The password of your account was changed, and other sessions were ended.'],
    mailOnly: [notYou],
  } as NoticeWords,
  passwordReset: (username: string) => ({
    subject: 'Choose a new password',
    paragraphs: [
      hello(username),
      'Someone, probably you, asked for a new password. The link works once, for fifteen ' +
        'minutes.',
      'If this wasn’t you, you don’t need to do anything: your password stays the same.',
    ],
    action: 'Choose a new password',
  }),
  pinReset: (username: string) => ({
    subject: 'Choose a new security PIN',
    paragraphs: [
      hello(username),
      'You asked for a new security PIN. The link works once, for fifteen minutes, on a ' +
        'device where you’re logged in.',
      notYou,
    ],
    action: 'Choose a new PIN',
  }),
  feedMade: (name: string, endsOn: CalendarDay): NoticeWords => ({
    title: 'An app can read your accounts',
    said: [
      `The app “${name}” can read the accounts you chose through ${writtenDay(endsOn)}. It can’t ` +
        'move money or change anything.',
      'Under Security, Connected apps shows when it last read, and ends it.',
    ],
    mailOnly: [notYou],
  }),
  statementReady: (month: CalendarDay): NoticeWords => ({
    title: `Your statements for ${monthAndYear(month)} are ready`,
    said: [
      'Log in and open Statements to read them or keep them as PDFs. They stay there, as they are ' +
        'now.',
    ],
    mailOnly: ['Statements also has your choice to get them by email.'],
  }),
  declined: (reference: string, reason: string): NoticeWords => ({
    title: 'A scheduled payment was not made',
    said: [`Your scheduled payment ${reference} was not made. ${reason}`, 'No money was moved.'],
  }),
  instalmentDeclined: ({ biller, day, reason, nextDay }: DeclinedInstalment): NoticeWords => ({
    title: 'A recurring bill was not paid',
    said: [
      `Your payment to ${biller} for ${writtenDay(day)} was not made. ${reason}`,
      'No money was moved. ' +
        (nextDay === undefined
          ? 'It was the last one.'
          : `We won’t try again before its next date, ${writtenDay(nextDay)}: if the bill is ` +
            'still due, please pay it yourself.'),
    ],
  }),
  shortFunds: (short: ShortFunds): NoticeWords => ({
    title: 'A payment is coming up, and your balance is too low for it',
    said: [
      `Your payment of ${formatUsd(short.totalMinor)} to ${short.recipient} is due on ` +
        `${writtenMoment(short.dueAt)} (New York time), and your ${short.account} account will ` +
        `have ${formatUsd(short.availableMinor)} available, after what is paid before it.`,
      'If the money isn’t there by then, the payment will be declined. You can move money to ' +
        'that account, or cancel the payment, until then.',
    ],
  }),
};
