import { writtenDay } from '../../../contract/calendar-day.ts';
import { formatUsd } from '../../../contract/money.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { notYou } from '../../services/mail/notices.ts';
import type { CheckHoldRow } from './check-holds-store.ts';

interface AcceptedCheck {
  amountMinor: bigint;
  account: string;
  holds: readonly CheckHoldRow[];
}

/** When the money can be spent, in a sentence. */
function whenFree(holds: readonly CheckHoldRow[]): string {
  if (holds.length === 0) return 'You can spend it now.';
  const free = holds
    .filter(({ freeMinor }) => freeMinor > 0n)
    .map(({ freeMinor, availableOn }) => `${formatUsd(freeMinor)} from ${writtenDay(availableOn)}`);
  return free.length === 0
    ? 'It makes up for another check that came back unpaid.'
    : `You can spend ${free.join(' and ')} on.`;
}

export function acceptedNotice({ amountMinor, account, holds }: AcceptedCheck): Notice {
  return {
    kind: 'check',
    title: 'Your check was accepted',
    said: [
      `We accepted your check of ${formatUsd(amountMinor)}. It is in your account ending in ` +
        `${account.slice(-4)}. ${whenFree(holds)}`,
      'Please keep the paper check until all of it can be spent, then destroy it.',
    ],
    mailOnly: [notYou],
  };
}

interface ReturnedCheck {
  sentAt: Temporal.Instant;
  statedMinor: bigint | null;
  reason: string;
}

export function returnedNotice({ sentAt, statedMinor, reason }: ReturnedCheck): Notice {
  const what = statedMinor === null ? 'check' : `check of ${formatUsd(statedMinor)}`;
  return {
    kind: 'check',
    title: 'Your check was returned',
    said: [
      `We could not accept the ${what} that you sent on ${writtenDay(bankingDayOf(sentAt))}. ` +
        reason,
      'No money was moved.',
    ],
    mailOnly: [notYou],
  };
}

interface DishonoredCheck extends Pick<AcceptedCheck, 'amountMinor' | 'account'> {
  sentAt: Temporal.Instant;
  /** The part that was still in the account. */
  takenMinor: bigint;
  reason: string;
}

/** How much of it went, for the customer. */
export function takenBackText(
  { amountMinor, takenMinor }: Pick<DishonoredCheck, 'amountMinor' | 'takenMinor'>,
  from: string,
): string {
  if (takenMinor === 0n) return `Nothing was left in ${from} to take back.`;
  return (
    `${takenMinor === amountMinor ? 'The whole amount' : `${formatUsd(takenMinor)}, all that was there,`} ` +
    `was taken back from ${from}.`
  );
}

export function dishonoredNotice({
  amountMinor,
  takenMinor,
  account,
  sentAt,
  reason,
}: DishonoredCheck): Notice {
  return {
    kind: 'check',
    title: 'Your check came back unpaid',
    said: [
      `The check of ${formatUsd(amountMinor)} that you sent on ` +
        `${writtenDay(bankingDayOf(sentAt))} came back unpaid. ${reason}`,
      `${takenBackText({ amountMinor, takenMinor }, `your account ending in ${account.slice(-4)}`)} ` +
        'There is no fee.',
      'Please ask the person who wrote the check to pay you in another way.',
    ],
    mailOnly: [notYou],
  };
}
