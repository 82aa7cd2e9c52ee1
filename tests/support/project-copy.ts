import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, realpath, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

/** The folders of the project that commands made. */
const made = new Set(['.git', 'node_modules', 'dist', 'test-results', 'shots', 'data', 'demo']);

/** Copies all that people wrote, for a test that changes it and asks the tools of the project. */
export async function copyWholeProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'larkmoor-project-'));
  for (const name of (await readdir(root)).filter((each) => !made.has(each)))
    await cp(join(root, name), join(project, name), { recursive: true, preserveTimestamps: true });
  await symlink(join(root, 'dist'), join(project, 'dist'));
  // File by file: the process that looks into uploads may read nothing outside the project. Linked
  // where one disk holds both.
  const packages = [join(await realpath(join(root, 'node_modules')), '/.'), 'node_modules'];
  const isOneDisk = (await stat(root)).dev === (await stat(project)).dev;
  const link = isOneDisk ? ['--link'] : [];
  await promisify(execFile)('cp', ['--archive', ...link, ...packages], { cwd: project });
  return project;
}
