import { Offline, Unanswered } from '../../api/failures.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import type { PaymentWording } from './payment-wording.ts';

/**
 * What is read above the form when a payment failed: the server's message, else the error's own,
 * else the general one. Never that it failed while that is in doubt.
 */
export function paymentFailureText(
  wording: PaymentWording,
  failure: unknown,
  inDoubt: boolean,
): string | undefined {
  if (inDoubt && failure instanceof Unanswered)
    return (
      `${failure instanceof Offline ? 'You are offline.' : failure.message} We could not find ` +
      `out whether your ${wording.noun} was made. Submit it again unchanged and we ask once ` +
      'more: you will not pay twice.'
    );
  return failureText(failure, {
    refused: wording.failure,
    unanswered: 'Network error. No money was moved. Please try again.',
  });
}
