import { randomUUID } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import { systemContext, type Context } from '../../context.ts';
import type { Database, PooledDatabase } from '../../db/database.ts';
import { during } from '../../base/current-span.ts';
import { isAway } from '../../db/errors.ts';
import { invariant } from '../../base/invariant.ts';
import { MoneyStoppedError, MoneyWaitsError } from '../../ledger/group-commit-errors.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';
import { countJobs, type JobFigures, type JobPromise } from './job-figures.ts';
import { createRunRecorder } from './run-recorder.ts';
import { findDueKinds, lookEveryMs, type TaskKind } from './task-queue.ts';
import { reasonOf } from '../../base/reason-of.ts';

/**
 * Work that is repeated. `run` does what is due and answers how much it did; it must be safe to run
 * twice, and on two servers at once.
 */
export interface Job extends JobPromise {
  /** Its work in words, for staff. */
  about: string;
  /**
   * The kind of tasks that it does. It beats where one is due: one look of the worker asks for the
   * tasks of all kinds, since jobs that each looked would send the database one statement a second
   * each, and most find nothing.
   */
  tasks?: TaskKind;
  /** The group of its work: housekeeping, where it does not say. */
  group?: 'money' | 'email';
  /** When it has something to do next, where that is not at its next beat. */
  nextAt?(now: Temporal.Instant): Temporal.Instant;
  /** Asks first for what a colleague who runs it by hand wants done. */
  ask?(ctx: Context): Promise<unknown>;
  run(ctx: Context): Promise<number>;
}

export interface Worker {
  readonly jobs: readonly Job[];
  /** Over the connections of jobs: a run that a colleague asked for writes its outcome here. */
  readonly db: Database;
  /**
   * Runs every job until none finds work: what tests and the sandbox clock wait for.
   * @returns how much each has done, jobs that did nothing left out.
   */
  runAll(): Promise<Map<string, number>>;
  /** Runs one job until it finds no more work. @returns how much it has done. */
  runOne(name: string): Promise<number>;
  /** Brings a job's next beat forward to now. */
  runSoon(name: string): void;
  /** Writes how the jobs fare, so that a reader gets the latest. */
  record(): Promise<void>;
  /** The figures of each job since the start. */
  figures(): ReadonlyMap<string, JobFigures>;
  /** Lets the job under way finish and starts no other. */
  stop(): Promise<void>;
}

const longestPauseMs = 30_000;

/** A job that fails comes again after 1, 2, 4 … 30 seconds, and never sooner than its own beat. */
const pauseMs = (everyMs: number, failures: number): number =>
  failures === 0
    ? everyMs
    : Math.max(everyMs, Math.min(longestPauseMs, 1_000 * 2 ** (failures - 1)));

/** The same bank over the connections of jobs; what changes in it changes for them too. */
const asJobsSee = (bank: Bank & { db: PooledDatabase }): Bank =>
  Object.create(bank, { db: { value: bank.db.forJobs } }) as Bank;

/**
 * Runs each job on its own beat, one at a time each. A failing job is logged and comes again; it
 * never stops the bank.
 */
export function startWorker(opened: Bank & { db: PooledDatabase }, jobs: readonly Job[]): Worker {
  const bank = asJobsSee(opened);
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Map<Job, Promise<number>>();
  const { figures, count } = countJobs(jobs, bank.clock.now());
  let stopped = false;

  const recorder = createRunRecorder(bank);

  const runUnlessStopped = async (job: Job): Promise<number> => {
    if (job.movesMoney && (await findMoneyStop(bank.db))) throw new MoneyStoppedError();
    return await job.run(systemContext(bank, job.name, randomUUID()));
  };

  const begin = () => ({ ranAt: bank.clock.now(), sinceMs: performance.now() });

  /** Counts a run and notes it for staff. */
  const end = (
    job: Job,
    { ranAt, sinceMs }: ReturnType<typeof begin>,
    { done, error }: { done: number; error?: unknown },
  ): void => {
    const waits = error instanceof MoneyWaitsError;
    const failed = error !== undefined && !waits;
    // It counts as run while money is stopped, so that BankJobStopped does not fire for what
    // BankMoneyStopped already says.
    if (!waits || error instanceof MoneyStoppedError)
      count(job, { ranAt, endedAt: bank.clock.now(), done, failed });
    recorder.note({
      job: job.name,
      ranAt,
      tookMs: Math.round(performance.now() - sinceMs),
      done,
      error: failed ? reasonOf(error).slice(0, 500) : null,
    });
  };

  const run = async (job: Job): Promise<number> => {
    // By a clock that is ahead, jobs would run before they are due: days would be locked, mails
    // sent too soon. Nothing is noted: the other servers say how the job fares.
    if (bank.clockSkew.isAhead()) return 0;
    const begun = begin();
    try {
      const done = await runUnlessStopped(job);
      end(job, begun, { done });
      return done;
    } catch (error) {
      end(job, begun, { done: 0, error });
      if (error instanceof MoneyWaitsError) return 0;
      throw error;
    }
  };

  /** A trace of its own, also where a request asked for it: it is one run for all who wait. */
  const traced = (job: Job): Promise<number> =>
    during(
      bank.traces?.start(`job ${job.name}`, 'internal', {
        attributes: { 'larkmoor.job.name': job.name },
      }),
      () => run(job),
    );

  const runOnce = (job: Job): Promise<number> => {
    const current = running.get(job) ?? traced(job).finally(() => running.delete(job));
    running.set(job, current);
    return current;
  };

  const beat = async (job: Job, failures = 0): Promise<void> => {
    let done = 0;
    let failed = 0;
    try {
      done = await runOnce(job);
    } catch (error) {
      failed = failures + 1;
      tell(job, error);
    }
    // One that waits for the next look has no timer, which is how the look knows it.
    if (job.tasks !== undefined && done === 0 && failed === 0) timers.delete(job);
    // A full batch means there is more: come back at once.
    else if (!stopped)
      timers.set(
        job,
        setTimeout(() => void beat(job, failed), done > 0 ? 0 : pauseMs(job.everyMs, failed)),
      );
  };

  /** That the database is away is one line of the log, and not one of each job. */
  const tell = (job: Job, error: unknown): void => {
    if (isAway(error)) return;
    bank.log.error(
      {
        job: job.name,
        error:
          error instanceof Error ? { message: error.message, stack: error.stack } : String(error),
      },
      'job failed, will run again',
    );
  };

  const jobsOfTasks = jobs.filter(({ tasks }) => tasks !== undefined);
  const waitForLook = () => jobsOfTasks.filter((job) => !timers.has(job) && !running.has(job));

  /** Has the jobs beat whose tasks are due; the others have run and found nothing. */
  const look = async (failures = 0): Promise<void> => {
    const begun = begin();
    let failed = 0;
    try {
      const due = bank.clockSkew.isAhead() ? undefined : await findDueKinds(bank.db, begun.ranAt);
      for (const job of due ? waitForLook() : [])
        if (job.tasks && due?.has(job.tasks) && !stopped) void beat(job);
        else end(job, begun, { done: 0 });
    } catch (error) {
      failed = failures + 1;
      for (const job of waitForLook()) {
        end(job, begun, { done: 0, error });
        tell(job, error);
      }
    }
    nextLook(failed);
  };

  let looking: Promise<void> = Promise.resolve();
  let lookTimer: NodeJS.Timeout | undefined;
  const nextLook = (failures: number): void => {
    if (stopped || jobsOfTasks.length === 0) return;
    const afterMs = pauseMs(lookEveryMs, failures);
    lookTimer = setTimeout(() => (looking = look(failures)), afterMs);
  };

  for (const job of jobs.filter(({ tasks }) => tasks === undefined))
    timers.set(
      job,
      setTimeout(() => void beat(job), job.everyMs),
    );
  nextLook(0);

  const jobOf = (name: string): Job => {
    const job = jobs.find((each) => each.name === name);
    invariant(job !== undefined, `the bank has no job ${name}`);
    return job;
  };

  return {
    jobs,
    db: bank.db,
    async runAll() {
      const failures = new Map<Job, unknown>();
      const doneByJob = new Map<string, number>();
      let done: number;
      do {
        done = 0;
        // One that fails keeps no other from running.
        for (const job of jobs.filter((each) => !failures.has(each))) {
          try {
            const some = await runOnce(job);
            done += some;
            if (some > 0) doneByJob.set(job.name, (doneByJob.get(job.name) ?? 0) + some);
          } catch (error) {
            failures.set(job, error);
          }
        }
      } while (done > 0);
      if (failures.size > 0)
        throw new AggregateError(
          failures.values(),
          `Some jobs failed: ${[...failures.keys()].map(({ name }) => name).join(', ')}.`,
        );
      return doneByJob;
    },
    async runOne(name) {
      const job = jobOf(name);
      let done = 0;
      for (let some = await runOnce(job); some > 0 && !stopped; some = await runOnce(job))
        done += some;
      return done;
    },
    runSoon(name) {
      const job = jobOf(name);
      if (stopped || running.has(job)) return;
      clearTimeout(timers.get(job));
      timers.set(
        job,
        setTimeout(() => void beat(job), 0),
      );
    },
    record: () => recorder.flush(),
    figures: () => figures,
    async stop() {
      stopped = true;
      for (const timer of [lookTimer, ...timers.values()]) clearTimeout(timer);
      await looking;
      await Promise.allSettled(running.values());
      await recorder.stop();
    },
  };
}
