import { readTree } from '../../checks/tree.ts';
import { asvsLevels } from './asvs-requirements.ts';
import { type AsvsRow, readAsvs, tagsOf } from './read-asvs.ts';
import { testWords } from './requirements.ts';
import { type NamedTest, testsByTag } from './tagged-tests.ts';
import { lastBrowserRuns, lastVitestRuns, type RanTest, resultOf } from './test-results.ts';

interface Judged extends AsvsRow {
  level: number;
  passed: number;
  failed: NamedTest[];
  notRun: number;
}

/** Each requirement with what its tests came to. */
export function judge(
  rows: readonly AsvsRow[],
  testsOf: ReadonlyMap<string, readonly NamedTest[]>,
  ran: readonly RanTest[],
): Judged[] {
  return rows.map((row) => {
    const tests = tagsOf(row).flatMap((tag) => testsOf.get(tag) ?? []);
    const results = tests.map((test) => ({ test, result: resultOf(test, ran) }));
    return {
      ...row,
      level: asvsLevels.get(row.id) ?? 0,
      passed: results.filter(({ result }) => result === 'passed').length,
      failed: results.filter(({ result }) => result === 'failed').map(({ test }) => test),
      notRun: results.filter(({ result }) => result === 'not run').length,
    };
  });
}

function resultWords({ passed, failed, notRun }: Judged): string {
  return [
    passed > 0 && `${passed} passed`,
    failed.length > 0 && `${failed.length} FAILED`,
    notRun > 0 && `${notRun} not run`,
  ]
    .filter(Boolean)
    .join(', ');
}

const withoutMarks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

function line(row: Judged): string {
  const tests = resultWords(row);
  const said = [withoutMarks(row.why), tests && `(${tests})`].filter(Boolean).join(' ');
  return `${row.id.padEnd(7)} L${row.level}  ${row.state.padEnd(5)}  ${said}`;
}

function summary(judged: readonly Judged[], level: number): string {
  const count = (state: string) =>
    judged.filter((row) => row.level === level && row.state === state).length;
  return (
    `Level ${level}: ${count('holds')} hold, ${count('open')} open, ` +
    `${count('n/a')} not applicable${level === 3 ? ' (of those we name)' : ''}.`
  );
}

const moment = (at: Date | undefined) =>
  at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';

/**
 * Prints which of ASVS 5.0.0 the bank meets, and how the named tests ended in the last run.
 * @returns whether no test failed that a requirement hangs on
 */
export function reportAsvs(root: string, print: (text: string) => void): boolean {
  const tree = readTree(root);
  const [units, browser] = [lastVitestRuns(root), lastBrowserRuns(root)];
  const judged = judge(
    readAsvs(tree.get('docs/asvs.md') ?? ''),
    testsByTag(tree),
    [...units, ...browser].flatMap(({ tests }) => tests),
  );
  for (const row of judged) print(line(row));
  print('');
  for (const level of [1, 2, 3]) print(summary(judged, level));
  const [changes, proofs] = units.map(({ startedAt }) => moment(startedAt));
  print(
    `Tests ran ${changes} UTC, the long ones ${proofs} UTC, in a browser ` +
      `${browser.map(({ startedAt }) => moment(startedAt)).join(' and ')} UTC.`,
  );
  const failed = new Set(judged.flatMap((row) => row.failed.map(testWords)));
  for (const test of failed) print(`FAILED: ${test}`);
  return failed.size === 0;
}
