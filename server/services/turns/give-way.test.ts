import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeLongAnswers, givingWay } from './give-way.ts';

const pieceMs = 5;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Pieces that take as long as they do in the middle of a million entries. */
async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece += 1) {
    await new Promise((resolve) => setTimeout(resolve, pieceMs));
    yield piece;
  }
}

/** @returns how long all pieces took, by the clock. */
async function msOf(count: number): Promise<number> {
  const begunMs = performance.now();
  const read = Array.fromAsync(givingWay(pieces(count)));
  let isOver = false;
  void read.then(() => (isOver = true));
  while (!isOver) await vi.advanceTimersByTimeAsync(1);
  expect(await read).toEqual(Array.from({ length: count }, (_, piece) => piece));
  return performance.now() - begunMs;
}

test('a long answer gives way to each request that is answered meanwhile, and to none that is not', async () => {
  const alone = await msOf(20);
  const ends = Promise.withResolvers<void>();
  const others = Array.from({ length: 9 }, () => beforeLongAnswers(() => ends.promise));
  const withOthers = await msOf(20);
  expect(withOthers / alone).toBeGreaterThan(5);
  ends.resolve();
  await Promise.all(others);
  await beforeLongAnswers(() => Promise.reject(new Error('refused'))).catch(() => undefined);
  await msOf(1);
  expect(await msOf(20)).toBeLessThan(alone * 2);
});

test('however many requests there are, it goes on twice a second', async () => {
  const ends = Promise.withResolvers<void>();
  const others = Array.from({ length: 5_000 }, () => beforeLongAnswers(() => ends.promise));
  expect(await msOf(10)).toBeLessThan(10 * (500 + 2 * pieceMs));
  ends.resolve();
  await Promise.all(others);
});
