import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { noTally, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

const root = join(import.meta.dirname, '..', '..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Where CI begins until there is a release. */
const beforeReleases = '3ce3ffcda819b65b6a4c43c1eb85b8d7412ead6f';

/**
 * Two servers of a released version under a journaled load, replaced one by one by those of the
 * working tree: from the last release, or from `commit`.
 * @param required where the stage was named: a clone without history fails it. CI goes on.
 */
export async function runUpgradeStage(
  commit: string | undefined,
  { required }: { required: boolean },
): Promise<Tally> {
  const from =
    commit ?? lastRelease() ?? ask('rev-parse', '--verify', `${beforeReleases}^{commit}`);
  if (from !== undefined) return await runUpgradeFrom(from);
  console.error(
    'Not run: this clone has no history to upgrade from. Fetch it, or name a commit: npm test -- ' +
      'upgrade COMMIT',
  );
  return required ? { ...noTally, failed: 1 } : noTally;
}

async function runUpgradeFrom(from: string): Promise<Tally> {
  // Next to the packages here, so that these can be linked.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist', 'release-'));
  try {
    console.log(`Setting up ${from} (${git('rev-parse', '--short', `${from}^{commit}`)}).`);
    if (!setUp(from, folder)) return { ...noTally, failed: 1 };
    return await runVitestStage(['tests/upgrade/'], { BANK_TEST_UPGRADE: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ask = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined;

/**
 * The last release before this commit: its tag, or, where a clone has no tags, the commit that set
 * its version. The commit that began the repository is no release.
 */
function lastRelease(): string | undefined {
  const tag = ask('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD~1');
  if (tag !== undefined) return tag;
  const version = ['-G', '^  "version":', '--', 'package.json'];
  return ask(
    'log',
    '--max-count=1',
    '--max-parents=1',
    '--min-parents=1',
    '--format=%H',
    'HEAD~1',
    ...version,
  );
}

/** The code of a commit in a folder of its own, ready to run. */
function setUp(commit: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  // The same packages need not be installed twice.
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  const sameRuntime = lockOf(folder) === lockOf(root);
  if (sameRuntime)
    execFileSync('cp', [
      '--archive',
      '--link',
      realpathSync(join(root, 'node_modules')),
      join(folder, 'node_modules'),
    ]);
  const steps = [...(sameRuntime ? [] : ['packages']), 'web', 'database'];
  const { status } = spawnSync(process.execPath, [join('scripts', 'setup.mjs'), ...steps], {
    cwd: folder,
    stdio: 'inherit',
  });
  return status === 0;
}
