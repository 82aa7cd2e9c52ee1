import { readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';
import { runProgram } from './run-program.ts';
import { withSecondTry } from './second-try.ts';
import { noTally, sum, type Tally, withExitCode } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

const reportOf = (stage: 'browser' | 'journeys' | 'every-page'): string =>
  `test-results/${stage === 'browser' ? 'playwright' : stage}.json`;

interface Suite {
  specs: { ok: boolean; title: string; file: string; line: number }[];
  suites?: Suite[];
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

/**
 * A real browser on real servers. Without a Chromium the whole stage is one skipped test, so that
 * the closing line cannot hide it.
 */
export async function runBrowser(
  args: readonly string[] = [],
  env: Record<string, string> = {},
  stage: Parameters<typeof reportOf>[0] = 'browser',
): Promise<Tally> {
  const reportFile = reportOf(stage);
  if (findChromium() === undefined) return { ...noTally, skipped: 1 };
  const run = async (...more: string[]) => {
    rmSync(reportFile, { force: true });
    const exitCode = await runProgram(
      'playwright',
      ['test', ...args, ...more, '--reporter=list,json'],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
    );
    return withExitCode(readPlaywrightReport(reportFile), exitCode);
  };
  const first = await run();
  const failed = failedSpecs(readJson(reportFile)?.suites ?? []);
  return await withSecondTry(first, failed, () => run('--last-failed', '--workers=1'));
}

const failedSpecs = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...failedSpecs(inner),
  ]);

const everyPage = '@every-page';

/** All of the browser's tests but those that walk through all pages. */
export const runBrowserStage = (): Promise<Tally> => runBrowser([`--grep-invert=${everyPage}`]);

/** The tests that walk through all pages, or all looks of one. */
export const runEveryPageStage = (): Promise<Tally> =>
  runBrowser([`--grep=${everyPage}`], {}, 'every-page');

/** Runs the tests tagged `@journey`, one for each thing that people come to a bank for. */
export const runJourneysStage = (): Promise<Tally> =>
  runBrowser(['--grep=@journey'], {}, 'journeys');

const twoServers = { BANK_TEST_SERVERS: '2' };

/**
 * The contract's tests with every other call to another server of the same bank, and the browser's
 * through HAProxy before two processes.
 */
export async function runTwoServersStage(): Promise<Tally> {
  const contract = await runVitestStage(['tests/contract/'], twoServers);
  return sum(contract, await runBrowser([], twoServers));
}

/** A flaky test counts as failed: it is one that a customer may see fail. */
export function readPlaywrightReport(file: string): Tally {
  const report = readJson(file);
  if (!report) return noTally;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readJson(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
