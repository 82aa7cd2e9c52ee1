import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockDataFolder } from '../../server/db/embedded/data-folder-lock.ts';
import { findFreePort } from '../support/free-port.ts';
import { processesThat } from '../support/processes.ts';
import { copyProject } from '../support/project-copy.ts';

// `npm run dev` writes pages and caches of its own, so it gets a copy of the project.
let project: string;
beforeAll(async () => {
  project = await copyProject();
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

/** A demonstration whose history was made before; an empty one will do. */
async function finishDemonstration(): Promise<void> {
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'demo-history'), '');
}

/** Throws while another process has the folder. */
const takeFolder = () => lockDataFolder(dataDir)();

test('npm start leaves no server or locked folder when npm is ended', async () => {
  await endNpmAlone('start');
  expect(takeFolder).not.toThrow();
});

test('npm run dev leaves no watcher, no server and no locked folder behind', async () => {
  await finishDemonstration();
  await endNpmAlone('dev');
  expect(takeFolder).not.toThrow();
});

test('npm run demo leaves no server and no locked folder behind', async () => {
  await finishDemonstration();
  await endNpmAlone('demo');
  expect(takeFolder).not.toThrow();
});

test('npm run demo ended in its history leaves nothing in the way of the next', async () => {
  await endNpmAlone('demo', () => existsSync(join(dataDir, 'database')));
  expect([existsSync(dataDir), existsSync(`${dataDir}.key`)]).toEqual([false, false]);
});
