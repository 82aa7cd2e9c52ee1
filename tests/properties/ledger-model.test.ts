import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { createLane, type Lane } from '../../server/ledger/lane.ts';
import { describeOnBothEngines } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';
import { LedgerRun } from './ledger-run.ts';
import { history } from './ledger-steps.ts';

/** Half a million seeds, so that one can be typed. */
const anySeed = () => Math.floor(Math.random() * 500_000);

/**
 * The run that decides (CI) draws the same histories every time, and some that nobody has seen;
 * every other run draws new ones.
 */
const drawsOf = (runs: number) =>
  process.env['CI'] === 'true'
    ? [
        { seed: 20_261_121, numRuns: runs },
        { seed: anySeed(), numRuns: Math.ceil(runs / 4) },
      ]
    : [{ seed: anySeed(), numRuns: runs }];

interface Draw {
  seed: number;
  numRuns: number;
  db: Database;
  lane: Lane;
}

async function play({ seed, numRuns, db, lane }: Draw): Promise<void> {
  console.info(`${numRuns} histories of seed ${seed}`);
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
    { seed, numRuns },
  );
}

describeOnBothEngines('the ledger', (open, engine) => {
  test('says and books what a simple model of it says and books, whatever is asked', {
    timeout: 120_000,
  }, async () => {
    const db = await open({ fsync: false });
    // One connection, so that the lane keeps the order in which the model is asked.
    const lane = createLane(db, { connections: 1 });
    const runs = engine === 'embedded' ? 40 : 120;
    try {
      for (const { seed, numRuns } of drawsOf(runs)) await play({ seed, numRuns, db, lane });
    } finally {
      // The database does not close while the lane has its connection.
      await lane.close();
    }
    await verifyBooks(db);
    expect(lane.load().waiting).toBe(0);
  });
});
