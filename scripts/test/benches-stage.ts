import { benchNames } from '../../bench/benches.ts';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { findProxy } from './find-proxy.ts';
import { runProgram } from './run-program.ts';
import { noTally, sum, type Tally } from './tally.ts';

/**
 * Each benchmark for about two seconds, so that none of them stops working unseen. Its figures mean
 * nothing.
 */
export async function runBenchesStage(): Promise<Tally> {
  if (!findPostgres() || !findChromium() || !findProxy('haproxy'))
    return { ...noTally, skipped: benchNames.length };
  let total = noTally;
  for (const name of benchNames) {
    const passed = (await runProgram(process.execPath, ['bench/bench.ts', name, '--smoke'])) === 0;
    console.log(passed ? `✓ ${name}` : `✗ ${name} — to see why: npm run bench -- ${name} --smoke`);
    total = sum(total, { ...noTally, [passed ? 'passed' : 'failed']: 1 });
  }
  return total;
}
