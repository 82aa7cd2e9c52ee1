import { Offline, Refused, Unanswered } from '../../api/failures.ts';
import type { PaymentWording } from './payment-wording.ts';

/**
 * What is read above the form when a payment failed: the server's message, else the error's own,
 * else the general one. Never that it failed while that is in doubt.
 */
export function paymentFailureText(
  wording: PaymentWording,
  failure: unknown,
  inDoubt: boolean,
): string {
  if (failure instanceof Offline && !inDoubt) return failure.message;
  if (failure instanceof Unanswered) {
    return inDoubt
      ? `${failure instanceof Offline ? 'You are offline.' : failure.message} We could not find ` +
          `out whether your ${wording.noun} was made. Submit it again unchanged and we ask once ` +
          'more: you will not pay twice.'
      : 'Network error. No money was moved. Please try again.';
  }
  const message = (failure instanceof Error && failure.message) || wording.failure;
  const traceable =
    failure instanceof Refused && failure.status >= 500 && failure.requestId !== undefined;
  return traceable ? `${message} (Request ${failure.requestId})` : message;
}
