import { join } from 'node:path';
import { runCheckStage } from './test/check-stage.ts';
import { ensureParts } from './test/parts.ts';
import { runBrowserStage } from './test/browser-stage.ts';
import { makeScratchFolder } from './test/scratch-folder.ts';
import { closingLine, noTally, sum, type Tally } from './test/tally.ts';
import { runTwoServersStage } from './test/two-servers-stage.ts';
import { runVitestStage } from './test/vitest-stage.ts';

/**
 * `npm test`: checks, then Vitest (units, contract, both database engines, faults), then the browser. `npm test -- checks vitest browser` chooses, and
 * `npm test -- two-servers` runs the contract's and the browser's tests again on a bank of two servers;
 * `--keep-going` runs later stages after one failed. The last line printed is `N passed, N failed, N skipped`, and the exit code is 0 only if tests ran and none failed.
 */
const stages: Record<string, () => Promise<Tally>> = {
  checks: runCheckStage,
  vitest: () => runVitestStage(),
  browser: () => runBrowserStage(),
  'two-servers': runTwoServersStage,
};

const usualStages = ['checks', 'vitest', 'browser'];

const underCi = process.env['CI'] === 'true';
const options = process.argv.slice(2);
const keepGoing = options.includes('--keep-going');
const chosen = options.filter((option) => option !== '--keep-going');
const unknown = chosen.find((name) => !(name in stages));

if (unknown !== undefined) {
  console.error(`There is no stage "${unknown}". Choose from: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const scratch = makeScratchFolder();
if (scratch !== undefined) process.env['TMPDIR'] = scratch;
// What every test process reads of the server is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '..', 'dist', 'compiled');
const outcome = await runStages(chosen.length === 0 ? usualStages : chosen);
console.log(`\n${closingLine(outcome)}`);
process.exitCode = outcome.failed === 0 && outcome.passed > 0 ? 0 : 1;

async function runStages(names: string[]): Promise<Tally> {
  const summary: string[] = [];
  let total = ensureParts(names, { required: underCi });
  for (const name of names) {
    if (total.failed > 0 && !keepGoing) {
      summary.push(`${name.padEnd(11)} not run, because something before it failed`);
      continue;
    }
    console.log(`\n── ${name} ──`);
    const startedMs = performance.now();
    const tally = await (stages[name] as () => Promise<Tally>)();
    total = sum(total, tally);
    summary.push(`${name.padEnd(11)} ${closingLine(tally)} in ${Math.round((performance.now() - startedMs) / 1000)} s`);
  }
  console.log(`\n── what ran ──\n${summary.join('\n')}`);
  return sum(total, underCi && total.skipped > 0 ? skippedUnderCi() : noTally);
}

/** On the machine that decides, a test that did not run proves nothing. */
function skippedUnderCi(): Tally {
  console.error('Tests were skipped. Under CI=true that is a failure: see which above.');
  return { passed: 0, failed: 1, skipped: 0 };
}
