import { existsSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const names = [
  '.setup',
  'config',
  'contract',
  'dist',
  'fixtures',
  'scripts',
  'server',
  'tests/support',
  'web',
  '.npmrc',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies all that runs and builds the bank, for a test that changes sources or what is built. */
export async function copyProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'larkmoor-project-'));
  for (const name of names.filter((each) => existsSync(join(root, each))))
    await cp(join(root, name), join(project, name), { recursive: true, preserveTimestamps: true });
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  return project;
}
