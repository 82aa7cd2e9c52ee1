import { expect, test } from 'vitest';
import { createLedger } from '../../server/ledger/postgresql/create-ledger.ts';
import { describeOnBothEngines } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';
import { playHistories } from './ledger-suite.ts';

/** Half a million seeds, so that one can be typed. */
const anySeed = () => Math.floor(Math.random() * 500_000);

/**
 * The run that decides (CI) draws the same histories every time, and some new ones; every other run
 * draws only new ones.
 */
const drawsOf = (runs: number) =>
  process.env['CI'] === 'true'
    ? [
        { seed: 20_261_121, numRuns: runs },
        { seed: anySeed(), numRuns: Math.ceil(runs / 4) },
      ]
    : [{ seed: anySeed(), numRuns: runs }];

describeOnBothEngines('the ledger', (open, engine) => {
  test('says and books what a simple model of it says and books, whatever is asked [L-269]', {
    timeout: 120_000,
  }, async () => {
    const db = await open({ fsync: false });
    const ledger = createLedger(db, { connections: 1 });
    const runs = engine === 'embedded' ? 40 : 120;
    try {
      for (const { seed, numRuns } of drawsOf(runs)) {
        console.info(`${numRuns} histories of seed ${seed}`);
        await playHistories({ db, ledger, seed, numRuns });
      }
    } finally {
      // The database does not close while the group commit has its connection.
      await ledger.close();
    }
    await verifyBooks(db);
    expect(ledger.load().waiting).toBe(0);
  });
});
