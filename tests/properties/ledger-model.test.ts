import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLane } from '../../server/ledger/lane.ts';
import { describeOnBothEngines } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';
import { LedgerRun } from './ledger-run.ts';
import { history } from './ledger-steps.ts';

describeOnBothEngines('the ledger', (open, engine) => {
  test('says and books what a simple model of it says and books, whatever is asked', { timeout: 120_000 }, async () => {
    const db = await open({ fsync: false });
    // One connection, so that the lane keeps the order in which the model is asked.
    const lane = createLane(db, { connections: 1 });
    const runs = engine === 'embedded' ? 40 : 120;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const run = await LedgerRun.open(db, lane);
        for (const step of steps) {
          const { real, model } = await run.play(step);
          expect(real).toEqual(model);
        }
        const { real, model } = await run.states();
        expect(real).toEqual(model);
      }),
      // The run that decides (CI) draws the same histories every time; every other run draws new ones, and prints its seed when it fails.
      process.env['CI'] === 'true' ? { numRuns: runs, seed: 20_261_121 } : { numRuns: runs },
    );
    await lane.close();
    await verifyBooks(db);
  });
});
