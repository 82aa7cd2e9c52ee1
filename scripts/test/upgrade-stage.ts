import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noTally, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

const root = join(import.meta.dirname, '..', '..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Two servers of a released version under a journaled load, replaced one by one by those of the
 * working tree: from the last release, or from `commit`.
 */
export async function runUpgradeStage(commit: string | undefined): Promise<Tally> {
  const from = commit ?? lastRelease();
  if (from === undefined) {
    console.error(
      'This clone has no release to upgrade from. Name a commit: npm test -- upgrade COMMIT',
    );
    return { ...noTally, failed: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-release-'));
  try {
    console.log(`Setting up ${from} (${git('rev-parse', '--short', `${from}^{commit}`)}).`);
    if (!setUp(from, folder)) return { ...noTally, failed: 1 };
    return await runVitestStage(['tests/upgrade/'], { BANK_TEST_UPGRADE: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The last tag; where a clone has no tags, the last commit before this one that set the version. */
function lastRelease(): string | undefined {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (tag.status === 0) return tag.stdout.trim();
  const version = ['-G', '^  "version":', '--', 'package.json'];
  return git('log', '--max-count=1', '--format=%H', 'HEAD~1', ...version) || undefined;
}

/** The code of a commit in a folder of its own, ready to run. */
function setUp(commit: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  // The same packages need not be installed twice.
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  const sameRuntime = lockOf(folder) === lockOf(root);
  if (sameRuntime) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const steps = [...(sameRuntime ? [] : ['packages']), 'web', 'database'];
  const { status } = spawnSync(process.execPath, [join('scripts', 'setup.mjs'), ...steps], {
    cwd: folder,
    stdio: 'inherit',
  });
  return status === 0;
}
