import { readFileSync, rmSync } from 'node:fs';
import { runProgram } from './run-program.ts';
import { noTally, type Tally, withExitCode } from './tally.ts';

export const reportFile = 'test-results/vitest.json';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Units, contract, both database engines, properties and faults; or those that `args` and `env`
 * choose.
 */
export async function runVitestStage(
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Tally> {
  rmSync(reportFile, { force: true });
  const exitCode = await runProgram(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    { env },
  );
  return withExitCode(readVitestReport(reportFile), exitCode);
}

/** Counts tests; a file that failed before its first test counts as one failed test. */
export function readVitestReport(file: string): Tally {
  const report = readJson(file);
  if (!report) return noTally;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function readJson(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
