import { runOwnChecks } from '../../checks/run-own-checks.ts';
import { runProgram } from './run-program.ts';
import { noTally, sum, type Tally } from './tally.ts';

const tools = [
  { name: 'format', program: 'biome', args: ['format', '.'], mend: 'npm run format' },
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'], mend: 'oxlint --type-aware --fix' },
  { name: 'types', program: 'tsc', args: ['-p', '.'], mend: 'mend what tsc names' },
  { name: 'dead code', program: 'knip', args: [], mend: 'delete it, or use it' },
];

/** Formatter, linter, type checker, dead code and our own checks. Each tool and each own check counts as one test. */
export async function runCheckStage(): Promise<Tally> {
  let total = noTally;
  for (const { name, program, args, mend } of tools) {
    const passed = (await runProgram(program, args)) === 0;
    console.log(passed ? `✓ ${name}` : `✗ ${name} — to mend: ${mend}`);
    total = sum(total, passed ? { ...noTally, passed: 1 } : { ...noTally, failed: 1 });
  }
  return sum(total, runOwnChecks());
}
