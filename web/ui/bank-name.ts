import type { Transfer } from '../../contract/transfers.ts';

/** The bank's name; a bill has none of its own. */
export function bankName({ recipientBank }: Pick<Transfer, 'recipientBank'>): string {
  return recipientBank === 'Unknown' ? 'Bill payment' : recipientBank;
}
