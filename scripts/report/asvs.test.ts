import { expect, test } from 'vitest';
import { asvsLevels } from './asvs-requirements.ts';
import { judge } from './asvs.ts';
import { readAsvs } from './read-asvs.ts';
import { testsByTag } from './tagged-tests.ts';
import { type RanTest, resultOf } from './test-results.ts';

const document = [
  '| # | State | Why | Proof |',
  '|---|---|---|---|',
  '| 6.2.2 | holds | | S-16 |',
  '| 6.2.1 | open | Six characters. | |',
  '| 8.2.4 | holds | | |',
].join('\n');
const [s16, v824] = ['[S-16]', '[V8.2.4]'];
const tagged = testsByTag(
  new Map([
    [
      'tests/a.test.ts',
      `describe('a large amount ${v824}', () => {\n  test.each(all)(\n    '%s is refused ${v824}',\n`,
    ],
    ['tests/b.test.ts', `test('ends at once ${s16}', run);\ntest('and stays ${s16}', run);`],
  ]),
);
const ran = (titles: string[], status: string, file = 'tests/a.test.ts'): RanTest => ({
  file,
  titles,
  status,
});
const judged = (tests: RanTest[]) =>
  judge(readAsvs(document), tagged, tests).map(({ id, level, passed, failed, notRun }) => [
    id,
    level,
    passed,
    failed.length,
    notRun,
  ]);

test('a requirement has the results of the tests that name its rows or itself', () => {
  expect(
    judged([
      ran(['a group', 'ends at once [S-16]'], 'passed', 'tests/b.test.ts'),
      ran(['a large amount [V8.2.4]', 'in dollars'], 'passed'),
      ran(['a large amount [V8.2.4]', 'in euros'], 'failed'),
      ran(['Alice is refused [V8.2.4]'], 'passed'),
    ]),
  ).toEqual([
    ['6.2.2', 1, 1, 0, 1],
    ['6.2.1', 1, 0, 0, 0],
    ['8.2.4', 3, 1, 1, 0],
  ]);
});

test('a test of the same title in another file, or one that was skipped, proves nothing', () => {
  expect(
    judged([
      ran(['ends at once [S-16]'], 'passed'),
      ran(['and stays [S-16]'], 'skipped', 'tests/b.test.ts'),
    ])[0],
  ).toEqual(['6.2.2', 1, 0, 0, 2]);
});

test.each([
  ['%s ends it (at once)', 'Logout ends it (at once)'],
  ['$check.rule: $breaks', 'no default export: breaks a file'],
  [
    'no text breaks the form of ${path} or runs in it',
    'no text breaks the form of /join or runs in it',
  ],
])('the title %s of a file is the test %s of a run', (title, ranAs) => {
  expect(resultOf({ file: 'tests/a.test.ts', title }, [ran([ranAs], 'passed')])).toBe('passed');
});

test('without chapters 10 and 17 there are 65 requirements of level 1 and 152 of level 2', () => {
  const count = (level: number) => [...asvsLevels.values()].filter((each) => each === level).length;
  expect([count(1), count(2)]).toEqual([65, 152]);
});
