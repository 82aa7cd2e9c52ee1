import { expect, test } from 'vitest';
import { absoluteLimitSeconds, isFirstHalfDay, isSessionOver } from './session-limits.ts';

const start = Temporal.Instant.from('2026-11-02T09:00:00Z');
const isOver = (role: 'admin' | 'user', remembered: boolean, hours: number) => {
  const now = start.add({ minutes: hours * 60 });
  return isSessionOver({ role, remembered, createdAt: start, lastSeenAt: now }, now);
};

test('a staff session ends after eight hours, a customer’s after twelve', () => {
  for (const remembered of [false, true]) {
    expect([isOver('admin', remembered, 8), isOver('admin', remembered, 8.1)]).toEqual([
      false,
      true,
    ]);
    expect(absoluteLimitSeconds('admin', remembered)).toBe(8 * 3600);
  }
  expect([isOver('user', false, 12), isOver('user', false, 12.1)]).toEqual([false, true]);
  expect([isOver('user', true, 30 * 24), isOver('user', true, 30 * 24 + 0.1)]).toEqual([
    false,
    true,
  ]);
});

test('a sign-in pays without a PIN for half a day, however long its session is remembered', () => {
  expect(isFirstHalfDay(start, start.add({ hours: 12 }))).toBe(true);
  expect(isFirstHalfDay(start, start.add({ hours: 12, seconds: 1 }))).toBe(false);
});
