import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../tests/support/free-port.ts';
import { untilItAnswers } from '../http/bank-process.ts';
import { commandOf, wholeTree } from './memory-of-tree.ts';

/** A server that answers, with all the processes that came of its command. */
export interface Started {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server by a command and waits until it answers. It has a process group of its own,
 * because npm passes on no signal to what it started.
 */
export async function startServer(
  [program, ...args]: readonly [string, ...string[]],
  { code, folder, settings }: { code: string; folder: string; settings: Record<string, string> },
): Promise<Started> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const server = spawn(program, args, {
    cwd: code,
    detached: true,
    env: { PATH: process.env['PATH'], PORT: String(port), ...settings },
    stdio: ['ignore', output, output],
  });
  await untilItAnswers(origin, () => server.exitCode !== null, log);
  const pid = server.pid as number;
  return {
    origin,
    pid,
    async stop() {
      const group = wholeTree(pid);
      process.kill(-pid, 'SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      while (group.some((each) => commandOf(each) !== '')) await wait(50);
    },
  };
}
