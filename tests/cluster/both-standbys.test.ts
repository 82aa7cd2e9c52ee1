import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import { brokenPromises, noteRow, seconds, underLoad } from '../support/cluster/under-load.ts';

const parts = ['patroni', 'postgres'] as const;

describe('a leader without any standby', () => {
  let bank: ClusteredBank;
  beforeAll(async () => {
    bank = await startClusteredBank();
  });
  afterAll(() => bank.close());

  test('both-standbys: confirms no payment, says so, and shows accounts', async (context) => {
    const readMs: number[] = [];
    let confirmedAlone = 0;
    let paying: unknown[] = [];
    const figures = await underLoad(bank, {
      break: async (leader, load) => {
        const standbys = bank.cluster.nodes.filter((node) => node !== leader);
        for (const standby of standbys) standby.freeze(parts);
        // A commit that a standby confirmed before it froze is on its way.
        await seconds(2);
        const before = load.confirmed();
        for (const end = Date.now() + 30_000; Date.now() < end; ) {
          const startedMs = performance.now();
          const { status } = await bank.call('GET', '/api/users/user', {
            token: bank.payers[0]?.token ?? '',
          });
          readMs.push(performance.now() - startedMs);
          expect(status).toBe(200);
          await seconds(0.2);
        }
        confirmedAlone = load.confirmed() - before;
        paying = await Promise.all(
          bank.servers.map(async ({ call }) => (await call('GET', '/api/health')).body.paying),
        );
        for (const standby of standbys) standby.wake(parts);
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'both-standbys', figures);
    const slowestMs = readMs.toSorted((a, b) => a - b).at(Math.floor(readMs.length * 0.95)) ?? 0;
    console.log(
      `95 % of ${readMs.length} reads within ${slowestMs.toFixed(0)} ms, each within ` +
        `${Math.max(...readMs).toFixed(0)} ms`,
    );
    expect(confirmedAlone).toBe(0);
    // One that waited for a standby would take what is left of the thirty seconds.
    expect(slowestMs).toBeLessThan(500);
    // Each of them, and of those that came while it was broken and mended.
    expect(Math.max(...readMs)).toBeLessThan(3_000);
    expect(figures.slowestReadSeconds).toBeLessThan(3);
    expect(paying).toEqual([false, false]);
    expect(brokenPromises(figures, { errors: true, readingSeconds: 3 })).toEqual([]);
  });
});
