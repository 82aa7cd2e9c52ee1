import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The stages that use programs from npm which are no part of the bank. */
type Stage = 'readers' | 'sync';

/** The folder in which a stage has them, apart from what the bank is made of. */
export const packagesOf = (stage: Stage): string => join(root, 'dist', stage);

/** Finds a package of that folder, as its own files would. */
export const requireOf = (stage: Stage): NodeJS.Require =>
  createRequire(join(packagesOf(stage), 'package.json'));

/** Installs them as the stage's lockfile names them. None of their scripts is run. */
export function installPackagesOf(stage: Stage): boolean {
  const folder = packagesOf(stage);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'tests', stage, 'packages', file), join(folder, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return status === 0;
}
