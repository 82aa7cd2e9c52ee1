import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

test.each([
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 min'],
  ['2026-11-21T10:01:00Z', '119 min'],
  ['2026-11-21T10:00:00Z', '2 hours'],
  ['2026-11-19T12:00:01Z', '47 hours'],
  ['2026-11-19T12:00:00Z', '2 days'],
  ['2026-11-21T12:05:00Z', 'just now'],
])('what is since %s is %s old at noon', (since, text) => {
  expect(ageText(since, '2026-11-21T12:00:00Z')).toBe(text);
});
