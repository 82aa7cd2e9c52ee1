import type { Transfer } from '../../../contract/money/transfers.ts';
import type { SentOrder } from './sent-order.ts';

/** A payment that was made, as the bank answered it. */
export interface MadePayment {
  call: SentOrder['call'];
  /** It was addressed to this bank. */
  isWithUs: boolean;
  transfer: Transfer;
}

interface ShownPayment extends MadePayment {
  /** The page it was made on. */
  pathname: string;
}

let last: ShownPayment | undefined;
const listeners = new Set<() => void>();

/** Leaves it on the page behind the window it was made in. */
export function showMade(made: MadePayment | undefined): void {
  last = made && { ...made, pathname: location.pathname };
  for (const listener of listeners) listener();
}

export const readMade = (): ShownPayment | undefined => last;

export function subscribeToMade(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
