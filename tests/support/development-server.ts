import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { copyProject } from './project-copy.ts';

/** `npm run dev` in a copy of this project. */
export interface DevelopmentServer {
  origin: string;
  /** Saves a file of the copy with something else in place of a text that it has. */
  change(file: string, from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

/** Saves a file with another text once. Throws where the file lacks the first one. */
export async function replaceText(path: string, from: string, to: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${path} has no "${from}".`);
  await writeFile(path, source.replace(from, to));
}

export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const project = await copyProject();
  const dataDir = join(project, 'demo');
  // A demonstration whose history was made before; an empty one will do.
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'demo-history'), '');
  const port = await findFreePort();
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'], PORT: String(port), BANK_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}: ${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    change: (file, from, to) => replaceText(join(project, file), from, to),
    async close() {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      await rm(project, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
