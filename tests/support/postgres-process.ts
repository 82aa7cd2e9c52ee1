import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresOwner } from './postgres-owner.ts';
import { processTree, tryKill } from './process-tree.ts';

/** A PostgreSQL server as a process with children. */
export interface PostgresProcess {
  /** Starts it, again after `end`. */
  start(): Promise<void>;
  /** Freezes it (SIGSTOP) until `resume`: connections stay open and nothing answers. */
  pause(): void;
  resume(): void;
  /** `kill -9` of the server and all its processes, at once. */
  kill(): Promise<void>;
  /** Ends it without a word to anybody. */
  quit(): Promise<void>;
}

interface Place {
  /** Where PostgreSQL's programs are. */
  bin: string;
  /** Holds `data`, and the log. */
  folder: string;
  data: string;
  port: number;
  /** A database that answers, as superuser. */
  url: string;
  env?: Record<string, string>;
  /** Where programs reach it without a network; nowhere by default. */
  socketFolder?: string;
  /** Counts as started only once it is no standby and recovers no more. */
  leads?: boolean;
}

export function postgresProcess(place: Place): PostgresProcess {
  const { bin, folder, data, port, env, socketFolder = '' } = place;
  const log = openSync(join(folder, 'log'), 'a');
  let server: ChildProcess | undefined;

  const startOnce = async (): Promise<boolean> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${socketFolder}`,
      `port=${port}`,
      'shared_buffers=64MB',
      'max_connections=200',
      // A worker is a process, and tests ask small tables thousands of times.
      'max_parallel_workers_per_gather=0',
    ];
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...postgresOwner(), cwd: folder, ...(env && { env }), stdio: ['ignore', log, log] },
    );
    return await answers(place, server);
  };
  const end = async (signal: NodeJS.Signals, pids: number[]): Promise<void> => {
    const ended = new Promise<void>((resolve) =>
      server?.exitCode === null && server.signalCode === null
        ? server.once('exit', () => resolve())
        : resolve(),
    );
    for (const pid of pids) tryKill(pid, signal);
    await ended;
  };

  return {
    // Right after a kill the dead children can still hold the shared memory: the server then ends
    // at once, and starts a little later.
    async start() {
      for (let tries = 1; !(await startOnce()); tries += 1) {
        if (tries === 20)
          throw new Error(
            `PostgreSQL does not start:\n${readFileSync(join(folder, 'log'), 'utf8').slice(-2_000)}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    // A killed server leaves its children holding the shared memory, and the next start would
    // refuse.
    kill: () => end('SIGKILL', processTree(server?.pid)),
    quit: () => end('SIGQUIT', server?.pid === undefined ? [] : [server.pid]),
    pause: () => processTree(server?.pid).forEach((pid) => tryKill(pid, 'SIGSTOP')),
    resume: () => processTree(server?.pid).forEach((pid) => tryKill(pid, 'SIGCONT')),
  };
}

/** Says whether the server came to answer; false when it ended instead. */
async function answers({ url, leads }: Place, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      const { rows } = await client.query('SELECT NOT pg_is_in_recovery() AS leads');
      if (!leads || rows[0]?.leads) return true;
    } catch {
      // It is starting.
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
