import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import { LedgerRun } from './ledger-run.ts';
import { history } from './ledger-steps.ts';

/** The database and the histories to play. */
export interface Play {
  db: Database;
  /** One connection at most, so that its group commit keeps the order in which the model is asked. */
  ledger: Ledger;
  seed: number;
  numRuns: number;
}

/**
 * Plays drawn histories of postings, reversals, holds and readings on a ledger, and fails where it
 * says or books anything but what the model does. Any engine of `Ledger` has to pass it.
 */
export async function playHistories(
  { db, ledger, seed, numRuns }: Play,
  { shrinks = true } = {},
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const run = await LedgerRun.open(db, ledger);
      for (const step of steps) {
        const { real, model } = await run.play(step);
        expect(real).toEqual(model);
      }
      const { real, model } = await run.states();
      expect(real).toEqual(model);
    }),
    { seed, numRuns, endOnFailure: !shrinks },
  );
}
