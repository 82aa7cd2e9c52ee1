import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { NamedTest } from './tagged-tests.ts';

export type TestResult = 'passed' | 'failed' | 'not run';

/** One test as it ended, with the groups that it is in. */
export interface RanTest {
  file: string;
  titles: string[];
  status: string;
}

export interface LastRun {
  /** When the run began; undefined where none is kept. */
  startedAt: Date | undefined;
  tests: RanTest[];
}

const none: LastRun = { startedAt: undefined, tests: [] };

interface VitestReport {
  startTime: number;
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Reads Vitest's last results: the tests of a change, the long proofs, and the takeover matrix. */
export function lastVitestRuns(root: string): LastRun[] {
  return ['vitest', 'proofs', 'takeover'].map((stage) =>
    readVitestRun(`${root}/test-results/${stage}.json`, root),
  );
}

function readVitestRun(file: string, root: string): LastRun {
  const report = readJson(file) as VitestReport | undefined;
  if (!report) return none;
  return {
    startedAt: new Date(report.startTime),
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: relative(root, name),
        titles: [...ancestorTitles, title],
        status,
      })),
    ),
  };
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
}

interface BrowserReport {
  stats: { startTime: string };
  suites: Suite[];
}

/** The same of the tests in a browser, and of those there that walk through all pages. */
export const lastBrowserRuns = (root: string): LastRun[] =>
  ['playwright', 'every-page'].map((stage) => readBrowserRun(`${root}/test-results/${stage}.json`));

function readBrowserRun(reportFile: string): LastRun {
  const report = readJson(reportFile) as BrowserReport | undefined;
  if (!report) return none;
  const collect = ({ file, suites = [], specs }: Suite, groups: string[]): RanTest[] => [
    ...specs.map(({ title, ok, tests }) => ({
      file: `tests/e2e/${file}`,
      titles: [...groups, title],
      status: tests.every(({ status }) => status === 'skipped')
        ? 'skipped'
        : ok
          ? 'passed'
          : 'failed',
    })),
    ...suites.flatMap((suite) => collect(suite, [...groups, suite.title])),
  ];
  return {
    startedAt: new Date(report.stats.startTime),
    tests: report.suites.flatMap((suite) => collect(suite, [])),
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** In a title written once for many tests `%s`, `$name` and `${name}` match any text. */
function titlePattern(title: string): RegExp {
  const literals = title
    .split(/%[sdoij]|\$\{[^}]*\}|\$[\w.]+/)
    .map((literal) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literals.join('.*')}$`);
}

/** Says how a named test, or all tests of a named group, ended. */
export function resultOf({ file, title }: NamedTest, ran: readonly RanTest[]): TestResult {
  const pattern = titlePattern(title);
  const found = ran.filter(
    (test) => test.file === file && test.titles.some((each) => pattern.test(each)),
  );
  if (found.some(({ status }) => status === 'failed')) return 'failed';
  return found.some(({ status }) => status === 'passed') ? 'passed' : 'not run';
}
