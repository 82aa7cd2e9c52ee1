import { expect, test } from 'vitest';
import { Offline, Refused, Unanswered } from '../../api/failures.ts';
import { failureText } from './failure-text.ts';

const refusal = (status: number, message: string, requestId?: string) =>
  new Refused(status, { status, message, ...(requestId === undefined ? {} : { requestId }) });

test('the bank’s own words come before those of the form', () => {
  expect(failureText(refusal(422, 'Amount must be greater than 0.'), { refused: 'No.' })).toBe(
    'Amount must be greater than 0.',
  );
  expect(failureText(refusal(422, ''), { refused: 'No.' })).toBe('No.');
});

test('an unknown outcome is never told as a failure, and sending again is said to be harmless', () => {
  const text = failureText(new Unanswered(), { doneOnce: 'posted' });
  expect(text).toContain('It may have been posted.');
  expect(text).toContain('it won’t be posted twice');
  expect(failureText(refusal(500, 'Something broke.', 'r-1'), { doneOnce: 'posted' })).toMatch(
    /^Something broke\. \(Request r-1\) It may have been posted\./,
  );
});

test('what the bank is sure of, and what never left the device, is not in doubt', () => {
  for (const sure of [
    new Offline(),
    refusal(503, 'The bank is busy. Nothing was changed.'),
    refusal(409, 'The case is decided.'),
  ])
    expect(failureText(sure, { doneOnce: 'posted', unanswered: 'Unknown.' })).toBe(sure.message);
});

test('words of the specification stand there offline too, and nothing was sent', () => {
  const text = failureText(new Offline(), { unanswered: 'An error occurred.', isSpecified: true });
  expect(text).toBe('An error occurred. You are offline: nothing was sent.');
});

test('an error of the browser is not shown to people', () => {
  for (const technical of [
    new TypeError('x is not a function'),
    new RangeError('Invalid time value'),
    new DOMException('The operation was aborted.'),
  ])
    expect(failureText(technical, { refused: 'No.' })).toBe('No.');
});

test('nothing failed, nothing is said', () => {
  expect(failureText(undefined)).toBeUndefined();
  expect(failureText(null)).toBeUndefined();
});
