import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rows } from '../tests/support/cluster/rows.ts';
import { reportFaults } from './report/faults.ts';
import { runBenchesStage } from './test/benches-stage.ts';
import {
  runBrowserStage,
  runEveryPageStage,
  runJourneysStage,
  runTwoServersStage,
} from './test/browser-stage.ts';
import { runCheckStage } from './test/check-stage.ts';
import { areUnits, chooseFiles, runChosenFiles, type ChosenFiles } from './test/chosen-files.ts';
import { runClusterStage } from './test/cluster-stage.ts';
import { dates, runDatesStage } from './test/dates-stage.ts';
import { runImageStage, runManualStage } from './test/machine-stages.ts';
import { runReadersStage, runSyncStage } from './test/readers-stage.ts';
import { ensureParts } from './test/parts.ts';
import { makeScratchFolder } from './test/scratch-folder.ts';
import { closingLine, noTally, sum, type Tally } from './test/tally.ts';
import { runUpgradeStage } from './test/upgrade-stage.ts';
import {
  runChangeStage,
  runProofsStage,
  runRestoreStage,
  runTakeoverStage,
} from './test/vitest-stage.ts';

/**
 * `npm test`: what every change must keep, in minutes: checks, Vitest without its long proofs, and in the browser what people come for (`journeys`). With `CI=true` everything
 * that decides: `checks`, `vitest`, `proofs` (properties, migrations, backups and faults),
 * `takeover` (what each attacker gets, by every call), `upgrade` and, while there is time,
 * `browser` (else `journeys`), `every-page` (all pages in all sizes) and `benches` (each for two
 * seconds).
 * `npm test -- checks vitest` chooses stages.
 * Eight more run when they are named: `two-servers` runs the contract's and the browser's tests
 * on a bank of two servers, `dates` runs what depends on the day under eleven calendar dates,
 * `dates 2026-12` under those of a year, month or day,
 * `readers` has programs of others read the files that customers download and the whole journal,
 * `sync` has Actual’s own server read a customer’s feed again and again,
 * `restore` destroys a PostgreSQL under load and restores it to a moment by pgBackRest,
 * `upgrade` replaces the servers of the last release under load, `upgrade COMMIT` those of a
 * commit, `manual` runs each command of docs/manual.md on two bare machines, `cluster` breaks each
 * part of a bank on three machines under load, `cluster ROW` one part, `image` builds the container
 * image twice and starts the bank out of it.
 * `npm test -- whole` runs every stage, goes on after a failure, and writes the outcomes and the table
 * of kills to `test-results/whole.txt`.
 * `npm test -- FILE…` runs test files or folders, with `-t TITLE` only the tests whose title
 * matches.
 * `--keep-going` runs later stages after one failed. The last line printed is `N passed, N failed,
 * N skipped`, and the exit code is 0 only if tests ran and none failed.
 */
const stages: Record<string, () => Promise<Tally>> = {
  checks: runCheckStage,
  vitest: runChangeStage,
  journeys: runJourneysStage,
  proofs: runProofsStage,
  takeover: runTakeoverStage,
  browser: runBrowserStage,
  'every-page': runEveryPageStage,
  benches: runBenchesStage,
  'two-servers': runTwoServersStage,
  dates: () => runDatesStage(choice),
  readers: runReadersStage,
  sync: runSyncStage,
  restore: runRestoreStage,
  manual: runManualStage,
  image: runImageStage,
  cluster: () => runClusterStage(choice),
  upgrade: () => runUpgradeStage(choice, { required: positionals.length > 0 }),
};

const underCi = process.env['CI'] === 'true';
/**
 * CI ends a run after 90 minutes, which a slow machine takes for all stages. These begin there only
 * in their first minutes, so that the run ends with its outcome.
 */
const latestMinutes: Partial<Record<string, number>> = {
  browser: 45,
  'every-page': 60,
  benches: 60,
};
const usualStages = underCi
  ? ['checks', 'vitest', 'proofs', 'takeover', 'upgrade', 'browser', 'every-page', 'benches']
  : ['checks', 'vitest', 'journeys'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'keep-going': { type: 'boolean', default: false },
    title: { type: 'string', short: 't' },
  },
});
const isUsual = positionals.length === 0;
const isWhole = positionals.length === 1 && positionals[0] === 'whole';
if (isWhole) positionals.splice(0, 1, ...Object.keys(stages));
const keepGoing = values['keep-going'] || isWhole;
// `cluster ROW`, `dates DATE` and `upgrade COMMIT`: the second word is no stage.
const choice =
  ['cluster', 'dates', 'upgrade'].includes(positionals[0] ?? '') &&
  !((positionals[1] ?? '') in stages)
    ? positionals.splice(1, 1)[0]
    : undefined;
if (positionals[0] === 'cluster' && choice !== undefined && !(choice in rows)) {
  console.error(`There is no row "${choice}". Rows: ${Object.keys(rows).join(', ')}`);
  process.exit(2);
}
if (positionals[0] === 'dates' && !dates.some((date) => date.startsWith(choice ?? ''))) {
  console.error(`No date begins with "${choice}". Dates: ${dates.join(', ')}`);
  process.exit(2);
}
const named = positionals.filter((name) => !(name in stages));
const files = named.length === 0 ? undefined : chooseFiles(positionals);
if (named.length > 0 && files === undefined) {
  const unknown = named.find((name) => chooseFiles([name]) === undefined) ?? named[0];
  console.error(
    `There is no stage and no file "${unknown}". Stages: ${Object.keys(stages).join(', ')}; or ` +
      'paths of test files.',
  );
  process.exit(2);
}

const scratch = makeScratchFolder();
if (scratch !== undefined) process.env['TMPDIR'] = scratch;
// The modules of the server that every test process reads are compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '..', 'dist', 'compiled');
const outcome = files
  ? await runFiles(files, values.title)
  : await runStages(isUsual ? usualStages : positionals);
console.log(`\n${closingLine(outcome)}`);
process.exitCode = outcome.failed === 0 && outcome.passed > 0 ? 0 : 1;

async function runFiles(chosen: ChosenFiles, title: string | undefined): Promise<Tally> {
  if (areUnits(chosen)) return runChosenFiles(chosen, title);
  buildPagesAndDatabase();
  const missing = ensureParts(
    [
      ...(chosen.vitest.length > 0 ? ['vitest', 'proofs'] : []),
      ...(chosen.browser.length > 0 ? ['browser'] : []),
    ],
    { required: underCi },
  );
  return sum(missing, await runChosenFiles(chosen, title));
}

/** Builds what the tests serve and copy; ends at once when nothing changed. */
function buildPagesAndDatabase(): void {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'setup.mjs'), 'web', 'database'],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}

/** @returns the stage to run now, or the shorter one in its place; undefined: none. */
function inTime(wanted: string, summary: string[]): string | undefined {
  const minutes = latestMinutes[wanted];
  const isCi = isUsual && underCi;
  if (!isCi || minutes === undefined || performance.now() < minutes * 60_000) return wanted;
  summary.push(`${wanted.padEnd(11)} not run, because CI’s first ${minutes} minutes were over`);
  // The main jobs of people are tried in a browser however late it is.
  return wanted === 'browser' ? 'journeys' : undefined;
}

async function runStages(names: string[]): Promise<Tally> {
  const summary: string[] = [];
  if (names.some((name) => name !== 'checks')) buildPagesAndDatabase();
  let total = ensureParts(names, { required: underCi });
  for (const wanted of names) {
    const name = inTime(wanted, summary);
    if (name === undefined) continue;
    if (total.failed > 0 && !keepGoing) {
      summary.push(`${name.padEnd(11)} not run, because something before it failed`);
      continue;
    }
    console.log(`\n── ${name} ──`);
    const startedMs = performance.now();
    const tally = await (stages[name] as () => Promise<Tally>)();
    total = sum(total, tally);
    summary.push(
      `${name.padEnd(11)} ${closingLine(tally)} in ` +
        `${Math.round((performance.now() - startedMs) / 1000)} s`,
    );
  }
  console.log(`\n── what ran ──\n${summary.join('\n')}`);
  if (isWhole) keepReport(summary, total);
  return sum(total, underCi && total.skipped > 0 ? skippedUnderCi() : noTally);
}

/** Keeps which commit passed which stages, and how the payments under way at each kill ended. */
function keepReport(summary: readonly string[], total: Tally): void {
  const root = join(import.meta.dirname, '..');
  const { stdout: commit } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = [
    `${new Date().toISOString()} ${commit.trim()}`,
    ...summary,
    closingLine(total),
    '',
  ];
  reportFaults(root, (line) => lines.push(line));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'whole.txt'), `${lines.join('\n')}\n`);
  console.log(`\n${lines.slice(-4).join('\n')}\nKept in test-results/whole.txt`);
}

/** On the machine that decides, a test that did not run proves nothing. */
function skippedUnderCi(): Tally {
  console.error('Tests were skipped. Under CI=true that is a failure: see which above.');
  return { passed: 0, failed: 1, skipped: 0 };
}
