import { readFileSync, rmSync } from 'node:fs';
import { runProgram } from './run-program.ts';
import { withSecondTry } from './second-try.ts';
import { noTally, type Tally, withExitCode } from './tally.ts';

/** The file with the results of Vitest's last run of a stage. */
export const reportOf = (stage: 'vitest' | 'proofs' | 'takeover'): string =>
  `test-results/${stage}.json`;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/**
 * The tests that `args` and `env` choose, all of Vitest's without them.
 * @param stage whose report the run replaces.
 */
export async function runVitestStage(
  args: readonly string[] = [],
  env: Record<string, string> = {},
  stage: Parameters<typeof reportOf>[0] = 'vitest',
): Promise<Tally> {
  const reportFile = reportOf(stage);
  const run = async (...more: string[]) => {
    rmSync(reportFile, { force: true });
    const exitCode = await runProgram(
      'vitest',
      [
        'run',
        ...more,
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      { env },
    );
    return withExitCode(readVitestReport(reportFile), exitCode);
  };
  const first = await run();
  const failed = (readJson(reportFile)?.testResults ?? []).filter(
    ({ status }) => status === 'failed',
  );
  return await withSecondTry(
    first,
    failed.map(({ name }) => name),
    () => run(...failed.map(({ name }) => name)),
  );
}

const longProjects = ['proofs', 'faults'];
const takeover = 'takeover';

/** Runs what every change must keep: units, contract and both database engines. */
export const runChangeStage = (): Promise<Tally> =>
  runVitestStage([...longProjects, takeover].map((project) => `--project=!${project}`));

/** Runs what takes minutes: properties, migrations and backups of whole banks, and all faults. */
export const runProofsStage = (): Promise<Tally> =>
  runVitestStage(
    longProjects.map((project) => `--project=${project}`),
    {},
    'proofs',
  );

/** Compares what each attacker gets with the takeover matrix. */
export const runTakeoverStage = (): Promise<Tally> =>
  runVitestStage([`--project=${takeover}`], {}, takeover);

/**
 * PostgreSQL with pgBackRest and a receiver of its log, each a machine of its own: it is destroyed
 * under load and brought back to a moment, and to its last confirmed payment.
 */
export const runRestoreStage = (): Promise<Tally> =>
  runVitestStage(['tests/restore/'], { BANK_TEST_RESTORE: '1' });

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
