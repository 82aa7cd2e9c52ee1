import { expect, test } from 'vitest';
import { numbersOf } from '../../../contract/values/numbers.ts';
import { countText, dateWriter, numberWriter } from './format.ts';
import { plural } from './plural.ts';
import { choiceWriter } from './format-names.ts';

test('numbers, dates and lists read as they do in the bank’s texts', () => {
  expect(countText(1_234_567)).toBe('1,234,567');
  expect(numberWriter({ style: 'percent' })(0.256)).toBe('26%');
  expect(numberWriter({ maximumFractionDigits: 1 })(12.34)).toBe('12.3');
  // The bank's day and not London's: it is the evening before.
  const inTheNight = new Date('2026-11-21T03:30:00Z');
  expect(dateWriter({ month: 'short', day: 'numeric' })(inTheNight)).toBe('Nov 20');
  expect(dateWriter({ month: 'short', day: 'numeric' }, 'UTC')(inTheNight)).toBe('Nov 21');
  expect(choiceWriter()(['JPG', 'PNG', 'PDF'])).toBe('JPG, PNG, or PDF');
});

test('a count chooses the form of its language, and stands where the form has its place', () => {
  const payments = { one: '# payment', other: '# payments' };
  expect([0, 1, 2, 1_000].map((count) => plural(count, payments))).toEqual([
    '0 payments',
    '1 payment',
    '2 payments',
    '1,000 payments',
  ]);
  expect(plural(1, { one: 'One session is', other: '# sessions are' })).toBe('One session is');
  const spanish = numbersOf('es-US');
  expect(spanish.plural(1, { one: 'Queda # intento', other: 'Quedan # intentos' })).toBe(
    'Queda 1 intento',
  );
  // Spanish has a form for millions; a text without one takes the common form.
  expect(spanish.plural(1_000_000, { one: '# peso', other: '# pesos' })).toBe('1,000,000 pesos');
});
