import { expect, test } from 'vitest';
import { answerDueOn, lastDayToReport, urgencyOf } from './dispute-dates.ts';

const own = { closed: [], open: [] };

test('a payment can be reported for sixty days after the statement of its month can be sent', () => {
  expect(lastDayToReport('2026-11-01')).toBe('2027-01-30');
  expect(lastDayToReport('2026-11-30')).toBe('2027-01-30');
  expect(lastDayToReport('2026-12-31')).toBe('2027-03-02');
  expect(lastDayToReport('2028-02-29')).toBe('2028-04-30');
});

test('an answer is due ten business days later, without weekends and holidays [D-74]', () => {
  expect(answerDueOn('2026-11-02', own)).toBe('2026-11-17');
  expect(answerDueOn('2026-11-21', own)).toBe('2026-12-07');
  expect(answerDueOn('2026-11-21', { closed: [{ day: '2026-11-27' }], open: [] })).toBe(
    '2026-12-08',
  );
});

test('staff see an answer coming two business days ahead, and that it is late', () => {
  const near = (today: string) => urgencyOf('2026-12-07', today, own);
  expect(['2026-12-02', '2026-12-03', '2026-12-05', '2026-12-07', '2026-12-08'].map(near)).toEqual([
    'later',
    'soon',
    'soon',
    'soon',
    'overdue',
  ]);
});
