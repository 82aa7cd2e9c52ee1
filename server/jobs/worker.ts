import { randomUUID } from 'node:crypto';
import type { Bank } from '../bank.ts';
import { systemContext, type Context } from '../context.ts';

/** Work that comes again and again. `run` does what is due and answers how much it did; it must be safe to run twice and beside another server. */
export interface Job {
  name: string;
  everyMs: number;
  run(ctx: Context): Promise<number>;
}

export interface Worker {
  /** Runs every job until none finds work: what tests and the sandbox clock wait for. */
  runAll(): Promise<void>;
  /** How each job has fared since the start. */
  figures(): ReadonlyMap<string, JobFigures>;
  /** Lets the job under way finish and starts no other. */
  stop(): Promise<void>;
}

interface JobFigures {
  runs: number;
  failures: number;
  lastDoneAt: Temporal.Instant | undefined;
}

/** Runs each job on its own beat, one at a time each. A failing job is logged and comes again; it never stops the bank. */
export function startWorker(bank: Bank, jobs: readonly Job[]): Worker {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Map<Job, Promise<number>>();
  const figures = new Map<string, JobFigures>(jobs.map(({ name }) => [name, { runs: 0, failures: 0, lastDoneAt: undefined }]));
  let stopped = false;

  const count = (job: Job, failed: boolean): void => {
    const before = figures.get(job.name);
    if (!before) return;
    before.runs += 1;
    if (failed) before.failures += 1;
    else before.lastDoneAt = bank.clock.now();
  };

  const run = async (job: Job): Promise<number> => {
    try {
      const done = await job.run(systemContext(bank, job.name, randomUUID()));
      count(job, false);
      return done;
    } catch (error) {
      count(job, true);
      throw error;
    }
  };

  const runOnce = (job: Job): Promise<number> => {
    const current = running.get(job) ?? run(job).finally(() => running.delete(job));
    running.set(job, current);
    return current;
  };

  const beat = async (job: Job): Promise<void> => {
    let done = 0;
    try {
      done = await runOnce(job);
    } catch (error) {
      bank.log.error(
        { job: job.name, error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) },
        'job failed, will run again',
      );
    }
    // A full batch means there is more: come back at once.
    if (!stopped)
      timers.set(
        job,
        setTimeout(() => void beat(job), done > 0 ? 0 : job.everyMs),
      );
  };

  for (const job of jobs)
    timers.set(
      job,
      setTimeout(() => void beat(job), job.everyMs),
    );

  return {
    async runAll() {
      const failures = new Map<Job, unknown>();
      let done: number;
      do {
        done = 0;
        // One that fails keeps no other from running.
        for (const job of jobs.filter((each) => !failures.has(each))) {
          try {
            done += await runOnce(job);
          } catch (error) {
            failures.set(job, error);
          }
        }
      } while (done > 0);
      if (failures.size > 0) throw new AggregateError(failures.values(), `Some jobs failed: ${[...failures.keys()].map(({ name }) => name).join(', ')}.`);
    },
    figures: () => figures,
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}
