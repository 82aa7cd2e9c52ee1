import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { bankingDayOf } from '../../base/clock.ts';
import { mailTexts } from '../../services/mail/mail.texts.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';
import type { CheckHoldRow } from './check-holds-store.ts';

const mailOnly = [mailTexts.notYou];

export interface AcceptedCheck {
  amountMinor: bigint;
  account: string;
  holds: readonly CheckHoldRow[];
}

export interface ReturnedCheck {
  sentAt: Temporal.Instant;
  statedMinor: bigint | null;
  reason: string;
}

export interface TakenBack {
  amountMinor: bigint;
  /** The part that was still in the account. */
  takenMinor: bigint;
}

export interface DishonoredCheck extends TakenBack {
  account: string;
  sentAt: Temporal.Instant;
  reason: string;
}

/** When the money can be spent, in a sentence. */
function whenFree(holds: readonly CheckHoldRow[]): string {
  if (holds.length === 0) return 'The money is available now.';
  const free = holds
    .filter(({ freeMinor }) => freeMinor > 0n)
    .map(({ freeMinor, availableOn }) => `${formatUsd(freeMinor)} on ${writtenDay(availableOn)}`);
  return free.length === 0
    ? 'It covers another check that came back unpaid.'
    : `Available: ${free.join(' and ')}.`;
}

/** Tells the customer how much was taken back. */
function takenBack({ amountMinor, takenMinor }: TakenBack, from: string): string {
  if (takenMinor === 0n) return `Nothing was left in ${from} to take back.`;
  return (
    `${takenMinor === amountMinor ? 'The whole amount' : `${formatUsd(takenMinor)}, all that was left,`} ` +
    `was taken back from ${from}.`
  );
}

const sentOn = (sentAt: Temporal.Instant) => writtenDay(bankingDayOf(sentAt));

export const checkNoticesTexts = {
  takenFromAccount: (taken: TakenBack) => takenBack(taken, 'your account'),
  takenFromUnclaimed: (taken: TakenBack) => takenBack(taken, 'unclaimed funds'),
  accepted: ({ amountMinor, account, holds }: AcceptedCheck): NoticeWords => ({
    title: 'Your check was accepted',
    said: [
      `We accepted your check for ${formatUsd(amountMinor)}. It is in your account ending in ` +
        `${account.slice(-4)}. ${whenFree(holds)}`,
      'Please keep the paper check until all of the money is available, then destroy it.',
    ],
    mailOnly,
  }),
  returned: ({ sentAt, statedMinor, reason }: ReturnedCheck): NoticeWords => ({
    title: 'Your check was returned',
    said: [
      'We could not accept the ' +
        `${statedMinor === null ? 'check' : `check for ${formatUsd(statedMinor)}`} that you ` +
        `sent on ${sentOn(sentAt)}. ${reason}`,
      'No money was moved.',
    ],
    mailOnly,
  }),
  dishonored: ({ account, sentAt, reason, ...taken }: DishonoredCheck): NoticeWords => ({
    title: 'Your check came back unpaid',
    said: [
      `The check for ${formatUsd(taken.amountMinor)} that you sent on ${sentOn(sentAt)} came ` +
        `back unpaid. ${reason}`,
      `${takenBack(taken, `your account ending in ${account.slice(-4)}`)} There is no fee.`,
      'Please ask the person who wrote the check to pay you in another way.',
    ],
    mailOnly,
  }),
};
