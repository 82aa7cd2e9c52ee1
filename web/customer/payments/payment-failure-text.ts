import { Offline, Unanswered } from '../../api/failures.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import type { PaymentWording } from './payment-wording.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.paymentFailureText;

/**
 * Picks the text above the form when a payment failed: the server's message, else the error's own,
 * else the general one. It never says that the payment failed while that is in doubt.
 */
export function paymentFailureText(
  wording: PaymentWording,
  failure: unknown,
  inDoubt: boolean,
): string | undefined {
  if (inDoubt && failure instanceof Unanswered)
    return texts.weCouldNotFindOut(
      failure instanceof Offline ? texts.youAreOffline : failureText(failure),
      wording.noun,
    );
  return failureText(failure, {
    refused: wording.failure,
    unanswered: texts.networkErrorNoMoneyWas,
  });
}
