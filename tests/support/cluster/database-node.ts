import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Machine } from '../../../scripts/bank/cluster/plan-cluster.ts';
import type { Patroni } from '../../../scripts/test/find-patroni.ts';
import { postgresOwner } from '../postgres-owner.ts';
import { processTree, tryKill } from '../process-tree.ts';

type Program = 'etcd' | 'patroni';
/** The parts to freeze or kill together; PostgreSQL runs below Patroni and outlives it. */
export type Part = Program | 'postgres';

/** One machine of the cluster: etcd, Patroni and the PostgreSQL that Patroni runs. */
export interface DatabaseNode {
  machine: Machine;
  start(part: Program): void;
  /** As an operator does it: Patroni stops its PostgreSQL first. */
  stop(part: Program): Promise<void>;
  /** Ends all of it at once, and PostgreSQL so that it gives its shared memory back. */
  remove(): Promise<void>;
  /** `kill -9`, at once. */
  kill(parts: readonly Part[]): Promise<void>;
  /** SIGSTOP: connections stay open and nothing answers. */
  freeze(parts: readonly Part[]): void;
  wake(parts: readonly Part[]): void;
  /** The disk of its PostgreSQL is gone, once that was killed; an empty one takes its place. */
  loseDatabase(): void;
}

interface NodeOptions {
  machine: Machine;
  /** The folder of its files, as on a machine of its own. */
  root: string;
  patroni: Patroni;
}

export function databaseNode({ machine, root, patroni }: NodeOptions): DatabaseNode {
  const running = new Map<Program, ChildProcess>();
  const log = openSync(join(root, 'log'), 'a');

  const command = (part: Program) =>
    part === 'etcd'
      ? {
          program: 'etcd',
          args: [],
          env: parseEnv(readFileSync(join(root, 'etc/default/etcd'), 'utf8')),
        }
      : {
          program: patroni.program,
          args: [...patroni.args, join(root, 'etc/patroni/config.yml')],
          env: patroni.env,
        };

  function pidsOf(part: Part): number[] {
    if (part === 'postgres') return processTree(readPostmaster(machine.dataDir));
    const { pid, exitCode, signalCode } = running.get(part) ?? {};
    return pid === undefined || exitCode !== null || signalCode !== null ? [] : [pid];
  }

  const signal = (parts: readonly Part[], name: NodeJS.Signals) => {
    for (const pid of parts.flatMap(pidsOf)) tryKill(pid, name);
  };

  const ended = async (part: Program) => {
    const child = running.get(part);
    if (child && child.exitCode === null && child.signalCode === null)
      await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  };

  const kill = async (parts: readonly Part[]) => {
    signal(parts, 'SIGKILL');
    for (const part of parts) if (part !== 'postgres') await ended(part);
  };

  return {
    machine,
    start(part) {
      const { program, args, env } = command(part);
      running.set(
        part,
        spawn(program, args, {
          ...postgresOwner(),
          cwd: root,
          env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
          stdio: ['ignore', log, log],
        }),
      );
    },
    async stop(part) {
      signal([part], 'SIGTERM');
      await ended(part);
    },
    async remove() {
      await kill(['patroni', 'etcd']);
      signal(['postgres'], 'SIGCONT');
      signal(['postgres'], 'SIGQUIT');
      while (readPostmaster(machine.dataDir) !== undefined)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    kill,
    freeze: (parts) => signal(parts, 'SIGSTOP'),
    wake: (parts) => signal(parts, 'SIGCONT'),
    loseDatabase() {
      const owner = postgresOwner();
      rmSync(machine.dataDir, { recursive: true, maxRetries: 10 });
      mkdirSync(machine.dataDir, { mode: 0o700 });
      if (owner) chownSync(machine.dataDir, owner.uid, owner.gid);
    },
  };
}

/** A killed one leaves its number, which another process may have by now. */
function readPostmaster(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) ? pid : undefined;
  } catch {
    return undefined;
  }
}
