import { expect, test } from 'vitest';
import { asvsLevels } from './asvs-requirements.ts';
import { judge } from './asvs.ts';
import { readAsvs, readSecurityRows } from './read-asvs.ts';
import { type RanTest, resultOf } from './test-results.ts';

const document = [
  '| # | State | Why | Proof |',
  '|---|---|---|---|',
  '| 6.2.2 | holds | | S-16 |',
  '| 6.2.1 | open | Six characters. | |',
  '| 8.2.4 | holds | | `tests/a.test.ts`: a large amount<br>`tests/a.test.ts`: %s is refused |',
].join('\n');
const security =
  '| S-16 | Logout ends it | `tests/b.test.ts`: ends at once<br>`tests/b.test.ts`: and stays |';
const ran = (titles: string[], status: string, file = 'tests/a.test.ts'): RanTest => ({
  file,
  titles,
  status,
});
const judged = (tests: RanTest[]) =>
  judge(readAsvs(document), readSecurityRows(security), tests).map(
    ({ id, level, passed, failed, notRun }) => [id, level, passed, failed.length, notRun],
  );

test('a requirement has the results of the tests that its rows and itself name', () => {
  expect(
    judged([
      ran(['a group', 'ends at once'], 'passed', 'tests/b.test.ts'),
      ran(['a large amount', 'in dollars'], 'passed'),
      ran(['a large amount', 'in euros'], 'failed'),
      ran(['Alice is refused'], 'passed'),
    ]),
  ).toEqual([
    ['6.2.2', 1, 1, 0, 1],
    ['6.2.1', 1, 0, 0, 0],
    ['8.2.4', 3, 1, 1, 0],
  ]);
});

test('a test of the same title in another file, or one that was skipped, proves nothing', () => {
  expect(
    judged([ran(['ends at once'], 'passed'), ran(['and stays'], 'skipped', 'tests/b.test.ts')])[0],
  ).toEqual(['6.2.2', 1, 0, 0, 2]);
});

test.each([
  ['%s ends it (at once)', 'Logout ends it (at once)'],
  ['$check.rule: $breaks', 'no default export: breaks a file'],
  [
    'no text breaks the form of ${path} or runs in it',
    'no text breaks the form of /join or runs in it',
  ],
])('the title %s of a document is the test %s of a run', (title, ranAs) => {
  expect(resultOf({ file: 'tests/a.test.ts', title }, [ran([ranAs], 'passed')])).toBe('passed');
});

test('without chapters 10 and 17 there are 65 requirements of level 1 and 152 of level 2', () => {
  const count = (level: number) => [...asvsLevels.values()].filter((each) => each === level).length;
  expect([count(1), count(2)]).toEqual([65, 152]);
});
