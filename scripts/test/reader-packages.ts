import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The folder in which the readers from npm are, apart from what the bank is made of. */
export const readerPackages = join(root, 'dist', 'readers');

/** Installs the readers from npm, as their lockfile names them. None of their scripts is run. */
export function installReaderPackages(): boolean {
  mkdirSync(readerPackages, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'tests', 'readers', 'packages', file), join(readerPackages, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: readerPackages,
    stdio: 'inherit',
  });
  return status === 0;
}
