import type { RecentRecipient } from '../../../contract/recipients.ts';

/** What money goes to: the numbers that were typed. */
export type PaidNumbers = Partial<
  Pick<
    RecentRecipient,
    'kind' | 'recipientAccount' | 'recipientRouting' | 'recipientIban' | 'recipientSwift'
  >
>;

/**
 * Whether a payment to an account was completed lately: one that waits, or came back, proves
 * nothing. Undefined while it is not known whom the customer paid.
 */
export function isPaidBefore(
  recipients: readonly RecentRecipient[] | undefined,
  to: PaidNumbers,
): boolean | undefined {
  const numbers = Object.entries(to) as [keyof RecentRecipient, string][];
  return recipients?.some(
    (recipient) =>
      recipient.isPaid && numbers.every(([name, number]) => recipient[name] === number),
  );
}
