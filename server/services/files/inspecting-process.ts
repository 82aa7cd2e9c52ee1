import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { begun, type InspectionResult, type InspectionTask } from './inspection.ts';
import { type Hidden, nodeWalls, systemWalls } from './inspector-walls.ts';

/** A process that looks into one file at a time. */
export interface InspectingProcess {
  /** The person who asks waits for the answer before asking again. */
  ask(task: InspectionTask): Promise<InspectionResult>;
  close(): Promise<void>;
}

const program = join(import.meta.dirname, 'inspector-process.ts');

/**
 * A file that takes longer was made to, or is more than anybody needs to see: everybody else waits
 * for it. The largest picture that is taken needs a good part of its three seconds.
 */
const longestMs: Record<InspectionTask['look'], number> = {
  picture: 3_000,
  pdf: 2_000,
  page: 2_000,
};
const startTimeoutMs = 30_000;

/** After this long without work the process ends, and gives its memory back. */
const idleMs = 60_000;

const damaged: InspectionResult = { found: 'refused', why: 'damaged' };
const tooSlow: InspectionResult = { found: 'refused', why: 'too slow' };

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

/** A task that is not answered at once calls this. */
interface Slow {
  /** Half of its time is over. */
  onHalfTime(): void;
}

/**
 * The answer of the process; `too slow` when the file held it up for too long, undefined when it
 * ended. Its time counts from when the process has what it needs to look.
 */
function answerOf(
  child: ChildProcess,
  task: InspectionTask,
  { onHalfTime }: Slow,
): Promise<InspectionResult | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => {
      child.kill('SIGKILL');
      settle(tooSlow);
    };
    const timers = [setTimeout(giveUp, startTimeoutMs)];
    const hear = (message: typeof begun | InspectionResult) => {
      if (message !== begun) return settle(message);
      timers.forEach(clearTimeout);
      const ms = longestMs[task.look];
      timers.push(setTimeout(onHalfTime, ms / 2), setTimeout(giveUp, ms));
    };
    const hasEnded = () => settle(undefined);
    const settle = (result: InspectionResult | undefined) => {
      timers.forEach(clearTimeout);
      child.off('message', hear).off('exit', hasEnded);
      resolve(result);
    };
    child.on('message', hear).on('exit', hasEnded);
    child.send(task);
  });
}

const isLive = ({ connected, killed, exitCode, signalCode }: ChildProcess) =>
  connected && !killed && exitCode === null && signalCode === null;

/** Between two files a process keeps no server from ending. */
function letGo(child: ChildProcess): ChildProcess {
  child.unref();
  child.channel?.unref();
  return child;
}

/** Starts the process when the first file comes. `hidden` is what it must not even see. */
export function createInspectingProcess(hidden: Hidden): InspectingProcess {
  let child: ChildProcess | undefined;
  let spare: Promise<ChildProcess | undefined> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** While a file takes long: who comes after one that is given up waits for no start as well. */
  function startSpare(): void {
    spare ??= startProcess(hidden).then(letGo, () => undefined);
  }

  /** They may have ended by themselves before, with the file that they were given. */
  async function endProcesses(): Promise<void> {
    if (child?.connected) child.disconnect();
    const other = await spare;
    spare = undefined;
    if (other?.connected) other.disconnect();
  }

  /** One that has worked, one that waits to, and a new one. */
  async function* processes(): AsyncGenerator<ChildProcess> {
    if (child && isLive(child)) yield child;
    const ready = await spare;
    spare = undefined;
    if (ready && isLive(ready)) yield ready;
    yield await startProcess(hidden);
  }

  async function look(task: InspectionTask): Promise<InspectionResult> {
    clearTimeout(idle);
    let result: InspectionResult | undefined;
    // One that waited may have died before this file came to it: only a new one that ends was ended
    // by the file.
    for await (child of processes()) {
      child.ref();
      result = await answerOf(child, task, { onHalfTime: startSpare });
      letGo(child);
      if (result) break;
    }
    idle = setTimeout(() => void endProcesses(), idleMs).unref();
    return result ?? damaged;
  }

  return {
    async ask(task) {
      const result = look(task);
      last = result.catch(() => undefined);
      return await result;
    },
    async close() {
      await last;
      clearTimeout(idle);
      await endProcesses();
    },
  };
}
