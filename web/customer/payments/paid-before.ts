import type { RecentRecipient } from '../../../contract/money/recipients.ts';

/** The payee of the money: the numbers that were typed, and of a bill the biller. */
export type PaidNumbers = Partial<
  Pick<
    RecentRecipient,
    | 'kind'
    | 'recipientName'
    | 'recipientAccount'
    | 'recipientRouting'
    | 'recipientIban'
    | 'recipientSwift'
  >
>;

/** As the bank keeps it, which drops the space that a phone's keyboard adds. */
const plain = (value: unknown) => String(value).trim().toLowerCase();

/**
 * Says whether a payment to an account was completed lately: one that waits, or came back, proves
 * nothing. Undefined while it is not known whom the customer paid.
 */
export function isPaidBefore(
  recipients: readonly RecentRecipient[] | undefined,
  to: PaidNumbers,
): boolean | undefined {
  const given = Object.entries(to) as [keyof RecentRecipient, string][];
  return recipients?.some(
    (recipient) =>
      recipient.isPaid && given.every(([name, value]) => plain(recipient[name]) === plain(value)),
  );
}
