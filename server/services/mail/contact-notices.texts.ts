import { bankFacts } from '../../../config/bank.ts';
import { type DeviceParts, wordDevice } from '../../../contract/people/device-name.texts.ts';
import { formatsOf } from '../../../contract/values/format.ts';
import { type Currency, formatMoney } from '../../../contract/values/money.ts';
import { writtenMoment } from '../../base/clock.ts';
import { mailTexts } from './mail.texts.ts';
import type { NoticeWords } from './notice.ts';

const { hello, notYou } = mailTexts;
const { plural } = formatsOf('en-US');

/** An order that no longer leaves. */
export interface CanceledOrder {
  to: string;
  recurs: boolean;
  amount: bigint;
  currency: Currency;
}

/** A line for each. */
export const canceledLines = (orders: readonly CanceledOrder[], bill: string): string =>
  orders
    .map(
      ({ to, recurs, amount, currency }) =>
        `${to}, ${formatMoney({ minor: amount, currency })}${recurs ? bill : ''}`,
    )
    .join('\n');

export interface SignInPlace {
  /** A program keeps no cookie unless its author thought of it. */
  kind: 'browser' | 'program';
  device: DeviceParts;
  place: string;
  at: Temporal.Instant;
}

export const contactNoticesTexts = {
  /** The parts of the personal information that can change. */
  profileParts: {
    fullName: 'name',
    phone: 'phone number',
    address: 'address',
    profileImage: 'profile picture',
    idDocument: 'ID document',
  },
  profileChanged: (parts: readonly string[]): NoticeWords => ({
    title: 'Your personal information was changed',
    said: [`This was changed in your personal information: ${parts.join(', ')}.`],
    mailOnly: [notYou],
  }),
  newDevice: ({ kind, device, place, at }: SignInPlace): NoticeWords => ({
    title: 'New login to your account',
    said: [
      (kind === 'browser'
        ? 'Someone logged in to your account from a device we have not seen before:\n'
        : 'Someone logged in to your account with a program we can’t recognize:\n') +
        `${wordDevice(device)}, network ${place}\n${writtenMoment(at)} (New York)`,
    ],
    mailOnly: [
      'If this was you, you don’t need to do anything.',
      notYou,
      'You can also end that session yourself and choose a new password.',
      ...(kind === 'browser'
        ? []
        : ['We report a program only once if it keeps the cookie from its login.']),
    ],
    action: 'See where you are logged in',
  }),
  emailChange: (username: string) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      hello(username),
      'You asked us to use this address from now on. Open the link on a device where you’re ' +
        'logged in; it works once, for fifteen minutes.',
      'If this wasn’t you, you don’t need to do anything: we won’t use this address.',
    ],
    action: 'Confirm this address',
  }),
  confirmEmail: {
    subject: 'Confirm your email',
    paragraphs: [
      'Hello,',
      `An account at ${bankFacts.name} was opened with this email address. If you opened it: ` +
        'welcome, and please confirm that you received this email. The link works once, for 72 ' +
        'hours. If you’re not logged in, it asks for your account password.',
      `If you did not open an account at ${bankFacts.name}, don’t use that link. Use the ` +
        `second link below to freeze the account, or call us at ${bankFacts.phone}.`,
    ],
    action: 'Confirm your email',
    alarm: 'I did not open this account',
  },
  emailChangeAsked: (masked: string): NoticeWords => ({
    title: 'A new email address was requested',
    said: [
      `Someone, probably you, asked us to email ${masked} instead of this address. Nothing ` +
        'changes until the link we sent there is opened.',
    ],
    mailOnly: [notYou],
  }),
  emailChanged: (masked: string): NoticeWords => ({
    title: 'Your email address was changed',
    said: [`From now on we’ll email ${masked} instead of your previous address.`],
    mailOnly: [notYou],
  }),
  ordersCancelled: (cancelled: number): NoticeWords => ({
    title: 'Your scheduled payments were canceled',
    said: [
      `We canceled ${plural(cancelled, { one: '# scheduled transfer or recurring bill', other: '# scheduled transfers and recurring bills' })}.`,
      'You chose a new password by email, and this email address had never been confirmed ' +
        'before, so someone else could have scheduled them. If they were yours, please ' +
        'schedule them again.',
    ],
  }),
  frozen: (canceled: readonly CanceledOrder[]): NoticeWords => ({
    title: 'Payments from your account are frozen',
    said: [
      'You told us that a change, or the account, was not yours. Payments are frozen, every ' +
        'other device is logged out, and neither the old password nor a passkey works.',
      ...(canceled.length === 0
        ? []
        : [
            'We canceled these payments and bills, which were requested or raised in the three days ' +
              `before and had not left:\n${canceledLines(canceled, ' (recurring bill)')}\nAny money already taken for them is ` +
              'back in your account. If any were yours, please schedule them again once the freeze ' +
              'is lifted.',
          ]),
    ],
    mailOnly: [
      'We have sent a link to choose a new password to the address of your account. After you ' +
        'choose it, log in and lift the freeze with your security PIN, app or passkey, if you ' +
        'had it at least three days before the freeze. Otherwise, call us: we’ll lift it once ' +
        'we’ve confirmed it’s you. Then please review your scheduled payments, and cancel any ' +
        'you didn’t schedule.',
      'If you never opened this account, don’t choose a password. Call us and we’ll close it.',
      `If money is missing, please call us right away at ${bankFacts.phone}.`,
    ],
  }),
  freezeLifted: (canceled: number): NoticeWords => ({
    title: 'Your account is no longer frozen',
    said: [
      'The freeze was lifted. You can make payments and changes again.',
      ...(canceled === 0
        ? []
        : [
            'What we canceled when you froze it stays canceled. Your older scheduled payments go on.',
          ]),
    ],
    mailOnly: [notYou],
  }),
  addressInUse: {
    subject: 'Your email address is already in use',
    paragraphs: [
      'Hello,',
      'Someone asked us to use this address for another account. It already belongs to an ' +
        'account, so nothing was changed.',
      'If this was you, use another address, or log in to the account that has this one.',
    ],
  },
};
