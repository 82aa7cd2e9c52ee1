import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockDataFolder } from '../../server/db/embedded/data-folder-lock.ts';
import { findFreePort } from '../support/free-port.ts';
import { processesThat } from '../support/processes.ts';

const root = join(import.meta.dirname, '..', '..');
const whatRuns = [
  '.setup',
  'config',
  'contract',
  'dist',
  'fixtures',
  'scripts',
  'server',
  'web',
  '.npmrc',
  'package-lock.json',
  'package.json',
];
const whatBuilds = ['tsconfig.json', 'vite.config.ts'];

// `npm run dev` builds other pages than the bank serves, so it gets a copy of the project: tests
// beside this one go on with the pages of the bank.
let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'larkmoor-project-'));
  for (const name of [...whatRuns, ...whatBuilds].filter((each) => existsSync(join(root, each))))
    await cp(join(root, name), join(project, name), { recursive: true, preserveTimestamps: true });
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkmoor-npm-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const pid of ours()) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Everything that runs for this test: the whole family of npm inherits its environment. */
const ours = () => processesThat((environment) => environment.includes(`BANK_DATA_DIR=${dataDir}`));

const isOpen = (said: string) => said.includes(' is open at ');

/**
 * Starts an npm command and tells npm alone to end when it is as far as `isReady` says; then waits
 * for the end of everything it had started.
 */
async function endNpmAlone(script: string, isReady = isOpen): Promise<void> {
  const port = String(await findFreePort());
  const npm = spawn('npm', ['run', script], {
    cwd: project,
    // Without what the run of the tests says of itself, which builds other pages.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: port,
      BANK_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(isReady(said), said).toBe(true), {
    timeout: 120_000,
    interval: 50,
  });
  expect(ours().length).toBeGreaterThan(1);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await vi.waitFor(() => expect(ours()).toEqual([]), { timeout: 60_000, interval: 100 });
}

/** Throws while another process has the folder. */
const takeFolder = () => lockDataFolder(dataDir)();

test('npm start leaves no server or locked folder when npm is ended', async () => {
  await endNpmAlone('start');
  expect(takeFolder).not.toThrow();
});

test('npm run dev leaves no watcher, no server and no locked folder behind', async () => {
  await endNpmAlone('dev');
  expect(takeFolder).not.toThrow();
});

test('npm run demo leaves no server and no locked folder behind', async () => {
  // A demonstration whose history was made before; an empty one will do.
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'demo-history'), '');
  await endNpmAlone('demo');
  expect(takeFolder).not.toThrow();
});

test('npm run demo ended in its history leaves nothing in the way of the next', async () => {
  await endNpmAlone('demo', () => existsSync(join(dataDir, 'database')));
  expect([existsSync(dataDir), existsSync(`${dataDir}.key`)]).toEqual([false, false]);
});
