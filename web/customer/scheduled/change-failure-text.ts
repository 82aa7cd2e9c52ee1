import { Offline, Refused, Unanswered } from '../../api/failures.ts';

/** Why what is still to come was not changed, or that nobody knows. */
export function changeFailureText(failure: unknown): string {
  if (failure instanceof Offline) return failure.message;
  if (failure instanceof Unanswered)
    return (
      'Network error. We could not find out whether it was changed. Please close this window ' +
      'and look at the list.'
    );
  return failure instanceof Refused && failure.message !== ''
    ? failure.message
    : 'Nothing was changed. Please try again.';
}
