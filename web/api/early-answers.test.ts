import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEarly, isAskedEarly, keepEarly, takeEarly } from './early-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetEarly();
  vi.useRealTimers();
});

test('an answer that was asked for ahead is taken once', async () => {
  keepEarly('/api/loans', Promise.resolve('loans'));
  await expect(takeEarly('/api/loans')).resolves.toBe('loans');
  expect(takeEarly('/api/loans')).toBeUndefined();
});

test('an answer that failed is forgotten, so that it is asked for again', async () => {
  keepEarly('/api/loans', Promise.reject(new Error('no line')));
  await vi.advanceTimersByTimeAsync(0);
  expect(isAskedEarly('/api/loans')).toBe(false);
});

test('an answer is forgotten after five seconds', () => {
  keepEarly('/api/loans', Promise.resolve('loans'));
  vi.advanceTimersByTime(4_999);
  expect(isAskedEarly('/api/loans')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isAskedEarly('/api/loans')).toBe(false);
});

test('no answer of before a change is shown after it', () => {
  keepEarly('/api/loans', Promise.resolve('loans'));
  forgetEarly();
  expect(takeEarly('/api/loans')).toBeUndefined();
});
