import { Refused, Unanswered } from '../../api/failures.ts';

/**
 * What is read above the form when a transfer failed: the server's message, else the error's own, else the general one. Never that it
 * failed while that is in doubt.
 */
export function transferFailureText(failure: unknown, inDoubt: boolean): string {
  if (failure instanceof Unanswered) {
    return inDoubt
      ? 'Network error. We could not find out whether your transfer was made. Submit it again unchanged and we ask once more: you will not pay twice.'
      : 'Network error. No money was moved. Please try again.';
  }
  const message = (failure instanceof Error && failure.message) || 'Failed to process transfer.';
  const traceable = failure instanceof Refused && failure.status >= 500 && failure.requestId !== undefined;
  return traceable ? `${message} (Request ${failure.requestId})` : message;
}
