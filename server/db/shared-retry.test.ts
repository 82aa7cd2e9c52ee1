import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedRetry } from './shared-retry.ts';

const away = new Error('away');
const passes = (error: unknown) => error === away;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that is away until a test says otherwise, and counts how often it is asked. */
function openDatabase() {
  const database = { isAway: true, asked: 0 };
  const ask = async () => {
    database.asked += 1;
    await Promise.resolve();
    if (database.isAway) throw away;
    return 'answered';
  };
  return { database, ask };
}

const settled = (promises: readonly Promise<string>[]) =>
  Promise.all(
    promises.map((each) =>
      each.then(
        (text) => text,
        (error: unknown) => error,
      ),
    ),
  );

test('however many wait for a database that is away, it is asked twenty times a second', async () => {
  const { database, ask } = openDatabase();
  const retry = new SharedRetry();
  const all = settled(Array.from({ length: 500 }, () => retry.run(ask, { forMs: 8_000, passes })));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(database.asked).toBe(500 + 20);
  database.isAway = false;
  // One of them finds out, and the others go on with the next turn.
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(await all)).toEqual(new Set(['answered']));
  expect(database.asked).toBe(500 + 20 + 500);
});

test('each waits as long as it was allowed and no longer, and then fails with what it met', async () => {
  const { ask } = openDatabase();
  const retry = new SharedRetry();
  const startedMs = performance.now();
  const waitedMs = async (forMs: number) => {
    await expect(retry.run(ask, { forMs, passes })).rejects.toBe(away);
    return performance.now() - startedMs;
  };
  // Their turn at trying would come after five seconds.
  const others = Array.from({ length: 100 }, () => waitedMs(8_000));
  const all = Promise.all([waitedMs(8_000), waitedMs(500), waitedMs(0)]);
  await vi.advanceTimersByTimeAsync(9_000);
  const [long, short, none] = await all;
  expect(long).toSatisfy((ms: number) => ms >= 7_950 && ms <= 8_000);
  expect(short).toSatisfy((ms: number) => ms >= 450 && ms <= 500);
  expect(none).toBe(0);
  await Promise.all(others);
  expect(vi.getTimerCount()).toBe(0);
});

test('what does not pass fails at once and holds no other up', async () => {
  const { database, ask } = openDatabase();
  const retry = new SharedRetry();
  const waits = retry.run(ask, { forMs: 8_000, passes });
  const wrong = new Error('wrong');
  await expect(retry.run(() => Promise.reject(wrong), { forMs: 8_000, passes })).rejects.toBe(
    wrong,
  );
  database.isAway = false;
  await vi.advanceTimersByTimeAsync(50);
  expect(await waits).toBe('answered');
});

test('a standby that answers some and refuses others is not asked without a pause', async () => {
  const { database, ask } = openDatabase();
  const retry = new SharedRetry();
  const refused = settled(
    Array.from({ length: 100 }, () => retry.run(ask, { forMs: 8_000, passes })),
  );
  for (let ms = 0; ms < 4_000; ms += 10) {
    await retry.run(() => Promise.resolve('read'), { forMs: 8_000, passes });
    await vi.advanceTimersByTimeAsync(10);
  }
  // Each of the hundred after 50, 100, 200 and then 400 ms.
  expect(database.asked).toBeLessThanOrEqual(100 * 14);
  database.isAway = false;
  await vi.advanceTimersByTimeAsync(450);
  expect(new Set(await refused)).toEqual(new Set(['answered']));
});
