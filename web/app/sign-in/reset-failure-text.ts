import { Refused } from '../../api/failures.ts';

/** What a person reads when a password was not reset. */
export function resetFailureText(failure: unknown): string {
  if (failure instanceof Refused) return failure.message || 'Failed to reset password.';
  return 'An error occurred while resetting the password.';
}
