import type { Transfer } from '../../../contract/money/transfers.ts';
import { jsonText } from '../../../contract/values/amounts-on-wire.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused, saysNothingOfBefore, Unanswered } from '../../api/failures.ts';
import { type PaymentAttempt, proofOfAttempt } from './payment-attempt.ts';
import { wait } from './wait.ts';

/** Pauses before asking again: the bank may be restarting, or still at work. */
const pausesMs = [1000, 2000, 3000, 4000, 5000, 5000, 5000];

interface Asking {
  /** It was sent before, and no answer came. */
  isAgain: boolean;
  onDoubt?: () => void;
}

/**
 * Sends an order, and asks again with the same key while the outcome is unknown. Throws the refusal
 * when the bank said no, and the last failure when it stayed silent. Once it is in doubt, a refusal
 * that says nothing of it is no answer.
 * @returns the transfer as it was made.
 */
export async function sendPayment(
  { key, order }: PaymentAttempt,
  { isAgain, onDoubt }: Asking,
): Promise<Transfer> {
  const proof = proofOfAttempt(key);
  for (let round = 0; ; round++) {
    try {
      const { transfer } = await call(`POST /api/${order.call}`, {
        body: order.body,
        idempotencyKey: key,
        headers: {
          ...('quoteId' in order && order.quoteId !== undefined && { 'quote-id': order.quoteId }),
          ...(proof && {
            approval: jsonText('fee' in order ? { ...proof, fee: order.fee } : proof),
          }),
        },
      });
      return transfer;
    } catch (failure) {
      const isNoAnswer = (isAgain || round > 0) && saysNothingOfBefore(failure);
      const pauseMs = pausesMs[round];
      if (pauseMs === undefined || !(isNoAnswer || isWorthAskingAgain(failure)))
        throw isNoAnswer ? new Unanswered({ cause: failure }) : failure;
      onDoubt?.();
      await wait(pauseMs);
    }
  }
}

/**
 * A plain 500 is an answer with words of its own; silence, a busy bank and a call still at work are
 * not.
 */
function isWorthAskingAgain(failure: unknown): boolean {
  return outcomeIsUnknown(failure) && !(failure instanceof Refused && failure.status === 500);
}
