import type { OwnAccount } from './transfer-words.ts';
import type { TransferReceipt } from './transfers.ts';

const lastDigits = 3;

/**
 * @returns a receipt as other people may see it: without what is left on the account, what the
 * order was signed with and why the bank looked at it, and of own accounts the last digits alone.
 */
export function receiptForOthers(
  receipt: TransferReceipt,
  own: readonly OwnAccount[],
): TransferReceipt {
  const shortened = (account: string) =>
    own.some(({ number }) => number === account) ? `···${account.slice(-lastDigits)}` : account;
  return {
    ...receipt,
    senderAccount: shortened(receipt.senderAccount),
    recipientAccount: shortened(receipt.recipientAccount),
    balanceAfter: null,
    confirmation: null,
    statusReason: null,
    steps: receipt.steps.map((step) => ({ ...step, reason: null })),
  };
}
