/** The numbers of tests by how they ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTally: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A runner that ended badly without naming a failed test (a crash, an unhandled rejection, no test
 * found) has failed all the same.
 */
export function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
