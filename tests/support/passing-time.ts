import { afterEach, beforeEach, vi } from 'vitest';
import type { useSharedDesk } from './shared-bank.ts';

const halfMinute = 30_000;

/**
 * Stops the time, which passes only by `later`, on clocks on the wall and on those that no one can
 * set: to the bank no clock jumps. It begins now, or in the middle of a half minute, so that no
 * code of an app grows old while a test runs.
 */
export function usePassingTime(
  bank: ReturnType<typeof useSharedDesk>['bank'],
  { begins = 'now' }: { begins?: 'now' | 'mid half minute' } = {},
): (milliseconds: number) => void {
  const look = async () => {
    for (const { log, clockSkew } of bank().servers()) {
      // A few seconds from the database's, which this test wants.
      const quiet = vi.spyOn(log, 'error').mockImplementation(() => undefined);
      await clockSkew.measure();
      quiet.mockRestore();
    }
  };
  beforeEach(async () => {
    const now = Date.now();
    vi.useFakeTimers({
      toFake: ['Date', 'performance'],
      now: begins === 'now' ? now : Math.floor(now / halfMinute) * halfMinute + halfMinute / 2,
    });
    await look();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await look();
  });
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}
