import { Refused } from '../../api/failures.ts';

/** What is read when a statement could not be had: the bank's own words where it gave some. */
export function statementFailure(failure: unknown): string {
  if (failure instanceof Refused && failure.message !== '') return failure.message;
  return failure instanceof Error && failure.message !== ''
    ? `${failure.message} Nothing was sent. Please try again.`
    : 'The statement could not be made. Please try again.';
}
