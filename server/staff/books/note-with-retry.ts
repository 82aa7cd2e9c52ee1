import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import { retryWhileAway } from '../../db/retry-while-away.ts';

/**
 * Payments under way may hold the stop up for a moment; it is not given up because of them. All that
 * is written by it may be written twice.
 */
export const noteWithRetry = (write: () => Promise<void>): Promise<void> =>
  retryWhileAway(write, {
    forMs: 300_000,
    passes: (error) =>
      error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError,
  });
