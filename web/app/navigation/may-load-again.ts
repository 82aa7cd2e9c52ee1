import { isSending } from '../../api/client.ts';
import { isAttemptKept } from '../../customer/payments/payment-attempt.ts';
import { isLeavingGuarded } from '../../ui/windows/leave-guard.ts';

/** Says whether the cursor is in something half typed. */
function isTyping(): boolean {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== '';
}

/**
 * Says whether the document may be loaded again by itself: never while something half typed or an
 * order on its way would be lost.
 */
export const mayLoadAgain = (): boolean =>
  !isLeavingGuarded() && !isSending() && !isAttemptKept() && !isTyping();
