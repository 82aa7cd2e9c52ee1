import { expect, test } from 'vitest';
import { timeToCancel } from './time-to-cancel.ts';

const due = Date.parse('2026-12-01T17:00:00Z');
const before = (seconds: number) => timeToCancel(due, due - seconds * 1000);

test('minutes are counted down in the last hour, said at ten, five and one, and over on time', () => {
  expect(before(3601)).toEqual({ isOver: false, minutesLeft: undefined, saidMinutes: undefined });
  expect(before(3600)).toEqual({ isOver: false, minutesLeft: 60, saidMinutes: undefined });
  expect(before(601)).toEqual({ isOver: false, minutesLeft: 11, saidMinutes: undefined });
  expect([600, 540, 300, 61, 60, 1].map((left) => before(left).saidMinutes)).toEqual([
    10, 10, 5, 5, 1, 1,
  ]);
  expect(before(1).minutesLeft).toBe(1);
  expect([before(0).isOver, before(-90).isOver]).toEqual([true, true]);
});
