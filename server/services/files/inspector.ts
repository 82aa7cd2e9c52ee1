import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { refuse } from '../../base/refusal.ts';
import type { InspectionResult, InspectionTask } from './inspection.ts';
import { type Hidden, nodeWalls, systemWalls } from './inspector-walls.ts';

/** Looks into files in a process of its own, one file at a time. */
export interface Inspector {
  /** @throws {Refusal} BUSY (503) when too many files are waiting. */
  inspect(task: InspectionTask): Promise<InspectionResult>;
  close(): Promise<void>;
}

const program = join(import.meta.dirname, 'inspector-process.ts');

/** A file that takes longer is taken for one that was made to. */
const taskTimeoutMs = 10_000;
const startTimeoutMs = 30_000;

/** After this long without work the process ends, and gives its memory back. */
const idleMs = 60_000;

const maxWaiting = 32;

const damaged: InspectionResult = { found: 'refused', why: 'damaged' };

/** No environment but the way to programs: the process needs no secret, so it has none. */
async function startProcess(hidden: Hidden): Promise<ChildProcess> {
  const outer = await systemWalls(hidden);
  const child = fork(program, [], {
    ...(outer && { execPath: outer.command }),
    execArgv: [...(outer ? [...outer.args, process.execPath] : []), ...nodeWalls],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A failure shows in its answer or its end. An 'error' event without a listener would end the
  // bank.
  child.on('error', () => undefined);
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(startTimeoutMs)]);
  try {
    await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`It ended with ${code}; what it said stands above.`);
      }),
    ]);
    return child;
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error('The process that looks into files did not start.', { cause });
  } finally {
    over.abort();
  }
}

/**
 * The answer of the process; `damaged` when the file held it up for too long, undefined when it
 * ended.
 */
async function ask(
  child: ChildProcess,
  task: InspectionTask,
): Promise<InspectionResult | undefined> {
  const answered = new AbortController();
  const deadline = AbortSignal.any([answered.signal, AbortSignal.timeout(taskTimeoutMs)]);
  try {
    child.send(task);
    const first = await Promise.race([
      once(child, 'message', { signal: deadline }),
      once(child, 'exit', { signal: deadline }).then(() => undefined),
    ]);
    return first && (first[0] as InspectionResult);
  } catch {
    child.kill('SIGKILL');
    return damaged;
  } finally {
    answered.abort();
  }
}

const isLive = ({ connected, exitCode, signalCode }: ChildProcess) =>
  connected && exitCode === null && signalCode === null;

/** Between two files the process keeps no server from ending. */
async function askIt(
  child: ChildProcess,
  task: InspectionTask,
): Promise<InspectionResult | undefined> {
  child.ref();
  const result = await ask(child, task);
  child.unref();
  child.channel?.unref();
  return result;
}

/** Starts its process when the first file comes. `hidden` is what it must not even see. */
export function createInspector(hidden: Hidden): Inspector {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** It may have ended by itself before, with the file that it was given. */
  function endProcess(): void {
    if (child?.connected) child.disconnect();
  }

  async function inspectNext(task: InspectionTask): Promise<InspectionResult> {
    clearTimeout(idle);
    // One that has worked may have died before this file came to it: only a new one that ends was
    // ended by the file.
    const result =
      (child && isLive(child) && (await askIt(child, task))) ||
      (await askIt((child = await startProcess(hidden)), task)) ||
      damaged;
    idle = setTimeout(endProcess, idleMs).unref();
    return result;
  }

  return {
    async inspect(task) {
      if (waiting >= maxWaiting) refuse('BUSY', { retryAfterSeconds: 5 });
      waiting += 1;
      const result = last.then(() => inspectNext(task)).finally(() => (waiting -= 1));
      last = result.catch(() => undefined);
      return await result;
    },
    async close() {
      await last;
      clearTimeout(idle);
      endProcess();
    },
  };
}
