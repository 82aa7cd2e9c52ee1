import { expect, test } from 'vitest';
import { newestRestore } from './timeline-history.ts';

const failover = 'no recovery target specified';

/** As PostgreSQL 15 and 17 write it: after a moment there is an empty line. */
const historyOf = (...reasons: string[]) =>
  reasons.map((reason, index) => `${index + 1}\t0/${index + 3}000148\t${reason}\n`).join('\n');

test('a failover is no restore, however many there were', () => {
  expect(newestRestore({ timeline: 1, history: null })).toBeUndefined();
  expect(newestRestore({ timeline: 2, history: historyOf(failover) })).toBeUndefined();
  expect(
    newestRestore({ timeline: 4, history: historyOf(failover, failover, failover) }),
  ).toBeUndefined();
});

test('each kind of target is a restore, with the timeline that it began', () => {
  for (const [reason, target] of [
    ['before 2026-11-26 17:49:37.123456+00\n', 'before 2026-11-26 17:49:37.123456+00'],
    ['after transaction 4711', 'after transaction 4711'],
    ['before LSN 0/3000148\n', 'before LSN 0/3000148'],
    ['at restore point "before-0.2.0"', 'restore point "before-0.2.0"'],
    ['reached consistency', 'consistency'],
  ] as const) {
    expect(newestRestore({ timeline: 2, history: historyOf(reason) })).toEqual({
      target,
      timeline: 2,
    });
    // Failovers before and after it change nothing.
    expect(
      newestRestore({ timeline: 5, history: historyOf(failover, reason, failover, failover) }),
    ).toEqual({ target, timeline: 3 });
  }
});

test('of two restores the last one counts', () => {
  const history = historyOf('at restore point "one"', failover, 'at restore point "two"');
  expect(newestRestore({ timeline: 4, history })).toEqual({
    target: 'restore point "two"',
    timeline: 4,
  });
});
