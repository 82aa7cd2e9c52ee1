import { expect, test } from 'vitest';
import { customerRows } from '../../tests/takeover/customer-rows.ts';
import { takeoverPage } from '../../tests/takeover/matrix-page.ts';

test('a row of the takeover matrix says one thing of each kind of customer', () => {
  const twice = customerRows.filter(({ gets }) => {
    const kinds = gets.flatMap(([of]) => of);
    return new Set(kinds).size < kinds.length;
  });
  expect(twice).toEqual([]);
});

test('no cell of the takeover matrix is empty', () => {
  const page = takeoverPage((tag) => [{ file: 'tests/a.test.ts', title: tag }]);
  expect(page.split('\n').filter((line) => /\|\s*\|/.test(line))).toEqual([]);
});
