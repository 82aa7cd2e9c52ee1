import { spawn } from 'node:child_process';
import { runOwnChecks } from '../../checks/run-own-checks.ts';
import { noTally, sum, type Tally } from './tally.ts';

const tools = [
  { name: 'format', program: 'biome', args: ['format', '.'], mend: 'npm run format' },
  {
    name: 'lint',
    program: 'oxlint',
    args: ['--type-aware', '--deny-warnings'],
    mend: 'oxlint --type-aware --fix',
  },
  { name: 'types', program: 'tsc', args: ['-p', '.'], mend: 'mend what tsc names' },
  { name: 'dead code', program: 'knip', args: [], mend: 'delete it, or use it' },
];

/**
 * Formatter, linter, type checker, dead code and our own checks, side by side. Each tool and each
 * own check counts as one test.
 */
export async function runCheckStage(): Promise<Tally> {
  const results = await Promise.all(
    tools.map(async (tool) => ({ tool, ...(await runQuietly(tool.program, tool.args)) })),
  );
  let total = noTally;
  for (const { tool, exitCode, output } of results) {
    const passed = exitCode === 0;
    if (!passed) process.stdout.write(output);
    console.log(passed ? `✓ ${tool.name}` : `✗ ${tool.name} — to mend: ${tool.mend}`);
    total = sum(total, passed ? { ...noTally, passed: 1 } : { ...noTally, failed: 1 });
  }
  return sum(total, runOwnChecks());
}

/** Keeps the output, so that those of several tools do not mix. */
function runQuietly(
  program: string,
  args: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
