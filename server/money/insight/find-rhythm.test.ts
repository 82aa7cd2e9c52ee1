import { expect, test } from 'vitest';
import { findRhythm } from './find-rhythm.ts';

const found = (today: string, days: string[], amounts: number[] = days.map(() => 100)) =>
  findRhythm({ days, amountsMinor: amounts.map(BigInt) }, today);

test('three in a row at a near-equal interval repeat, and two may be chance', () => {
  const monthly = ['2026-08-31', '2026-09-30', '2026-11-02'];
  expect(found('2026-11-20', monthly)).toMatchObject({
    rhythm: 'monthly',
    count: 3,
    lastDay: '2026-11-02',
    nextDay: '2026-12-02',
  });
  expect(found('2026-11-20', monthly.slice(1))).toBeUndefined();
  expect(found('2026-11-20', ['2026-10-30', '2026-11-06', '2026-11-13'])?.rhythm).toBe('weekly');
  expect(found('2026-11-20', ['2026-10-16', '2026-10-30', '2026-11-13'])?.rhythm).toBe(
    'every two weeks',
  );
  expect(found('2026-11-20', [])).toBeUndefined();
});

test('what comes at odd times, or has not come for long, does not repeat', () => {
  expect(found('2026-11-20', ['2026-09-01', '2026-10-01', '2026-10-21'])).toBeUndefined();
  expect(found('2026-11-20', ['2026-11-18', '2026-11-19', '2026-11-20'])).toBeUndefined();
  expect(found('2026-11-20', ['2026-07-01', '2026-08-01', '2026-09-01'])).toBeUndefined();
  // An old gap does not hide what goes on since.
  expect(found('2026-11-20', ['2026-01-05', '2026-09-01', '2026-10-01', '2026-11-01'])?.count).toBe(
    3,
  );
});

test('amounts are alike within a fifth, of those in a row', () => {
  const days = ['2026-09-01', '2026-10-01', '2026-11-01'];
  expect(found('2026-11-20', days, [80, 100, 100])?.isSimilar).toBe(true);
  expect(found('2026-11-20', days, [79, 100, 100])?.isSimilar).toBe(false);
});
