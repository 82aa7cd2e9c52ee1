import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';

const mostTries = 60;
const betweenTriesMs = 500;

/** The reason why a proof could not be made, for staff. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Payments under way may hold the stop up for a moment; it is never given up because of them. */
export async function noteWithRetry(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      // All that is written here may be written twice.
      const passes =
        error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError;
      if (!passes || tries === mostTries) throw error;
      await setTimeout(betweenTriesMs);
    }
  }
}
