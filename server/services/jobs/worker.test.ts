import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bank } from '../../bank.ts';
import type { PooledDatabase } from '../../db/database.ts';
import { DatabaseUnavailableError } from '../../db/errors.ts';
import { ClockWrongError, MoneyStoppedError } from '../../ledger/group-commit-errors.ts';
import type { TaskKind } from './task-queue.ts';
import { startWorker, type Job } from './worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bank whose jobs ask it for the time alone, and whose log is kept. */
function quietBank(
  logged: string[],
  { isAhead = () => false, keep = () => {} }: { isAhead?: () => boolean; keep?: () => void } = {},
): Bank & { db: PooledDatabase } {
  const bank = {
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(0) },
    clockSkew: { isAhead },
    log: { error: (_: unknown, text: string) => logged.push(text) },
    db: { forJobs: { tx: async () => keep() } },
  };
  return bank as unknown as Bank & { db: PooledDatabase };
}

/** When a job ran, in seconds since the start. */
async function runsOf(everyMs: number, run: (turn: number) => number, logged: string[] = []) {
  const ranAt: number[] = [];
  const startedMs = Date.now();
  const job = {
    name: 'tried',
    about: 'Fails for a while.',
    everyMs,
    run: async () => run(ranAt.push((Date.now() - startedMs) / 1_000)),
  };
  const worker = startWorker(quietBank(logged), [job]);
  await vi.advanceTimersByTimeAsync(100_000);
  await worker.stop();
  return ranAt;
}

const fail = (error: Error) => () => {
  throw error;
};

test('a job that fails comes again after 1, 2, 4 … 30 seconds, with a line each time', async () => {
  const logged: string[] = [];
  const ranAt = await runsOf(1_000, fail(new Error('a bug')), logged);
  expect(ranAt).toEqual([1, 2, 4, 8, 16, 32, 62, 92]);
  expect(logged).toEqual(ranAt.map(() => 'job failed, will run again'));
});

test('a job that fails is never sooner than its own beat', async () => {
  expect(await runsOf(20_000, fail(new Error('a bug')))).toEqual([20, 40, 60, 80, 100]);
});

test('once it runs through, its beat is the usual one', async () => {
  const ranAt = await runsOf(1_000, (turn) => (turn < 5 ? fail(new Error('a bug'))() : 0));
  expect(ranAt.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 17, 18, 19]);
});

test('a database that is away is no line of each job', async () => {
  const logged: string[] = [];
  const away = new DatabaseUnavailableError('away', { cause: new Error('connect ECONNREFUSED') });
  expect(await runsOf(1_000, fail(away), logged)).toHaveLength(8);
  expect(logged).toEqual([]);
});

test('a job that waits because money is stopped has run; one that waits for a clock has not', async () => {
  const job = (name: string, error: Error) => ({
    name,
    about: '',
    everyMs: 1_000,
    run: fail(error),
  });
  const worker = startWorker(quietBank([]), [
    job('stopped', new MoneyStoppedError()),
    job('ahead', new ClockWrongError(true)),
  ]);
  await vi.advanceTimersByTimeAsync(1_500);
  await worker.stop();
  const figures = (name: string) => worker.figures().get(name);
  expect(figures('stopped')).toMatchObject({ runs: 1, failures: 0 });
  expect(figures('ahead')).toMatchObject({ runs: 0, failures: 0 });
});

test('no job runs or is noted on a server whose clock is ahead, and all do when it is right', async () => {
  let isAhead = true;
  let kept = 0;
  let runs = 0;
  const job = {
    name: 'tried',
    about: 'Counts its runs.',
    everyMs: 1_000,
    run: async () => {
      runs += 1;
      return 0;
    },
  };
  const logged: string[] = [];
  const worker = startWorker(
    quietBank(logged, { isAhead: () => isAhead, keep: () => void (kept += 1) }),
    [job],
  );
  await vi.advanceTimersByTimeAsync(25_500);
  expect([runs, kept, logged]).toEqual([0, 0, []]);
  isAhead = false;
  await vi.advanceTimersByTimeAsync(12_000);
  expect([runs > 0, kept > 0]).toEqual([true, true]);
  await worker.stop();
});

test('one statement a second looks for tasks of all kinds: jobs without any have run, and one that fails comes again later', async () => {
  const due = new Set<string>();
  let looks = 0;
  const bank = quietBank([]);
  const query = async () => {
    looks += 1;
    return { rows: [...due].map((kind) => ({ kind })) };
  };
  Object.assign(bank.db.forJobs, { query });
  const ranAt: string[] = [];
  const startedMs = Date.now();
  const job = (kind: TaskKind, run: () => number): Job => ({
    name: kind,
    about: 'Does tasks.',
    everyMs: 1_000,
    tasks: kind,
    run: async () => {
      ranAt.push(`${kind} ${(Date.now() - startedMs) / 1_000}`);
      return run();
    },
  });
  const waiting = [1, 1, 0];
  const worker = startWorker(bank, [
    job('mail', () => waiting.shift() ?? 0),
    job('pin_reset_link', fail(new Error('a bug'))),
    job('own_email_link', () => 0),
  ]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect([looks, ranAt]).toEqual([2, []]);
  expect(worker.figures().get('own_email_link')).toMatchObject({ runs: 2, failures: 0 });
  due.add('mail').add('pin_reset_link');
  await vi.advanceTimersByTimeAsync(1_000);
  due.delete('mail');
  await vi.advanceTimersByTimeAsync(6_000);
  // Mail after mail at once, until there is none.
  expect(ranAt.filter((ran) => ran.startsWith('mail'))).toEqual([
    'mail 3',
    'mail 3.001',
    'mail 3.002',
  ]);
  expect(ranAt.filter((ran) => ran.startsWith('pin'))).toEqual(
    [3, 4, 6].map((at) => `pin_reset_link ${at}`),
  );
  expect(worker.figures().get('pin_reset_link')).toMatchObject({ runs: 5, failures: 3 });
  expect([looks, worker.figures().get('own_email_link')?.runs]).toEqual([9, 9]);
  await worker.stop();
});

test('while the database is away, a look that fails is a failed run of each job of tasks', async () => {
  const bank = quietBank([]);
  const away = new DatabaseUnavailableError('away', { cause: new Error('connect ECONNREFUSED') });
  Object.assign(bank.db.forJobs, { query: fail(away) });
  const job = {
    name: 'mail',
    about: '',
    everyMs: 1_000,
    tasks: 'mail',
    run: async () => 0,
  } as const;
  const worker = startWorker(bank, [job]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(worker.figures().get('mail')).toMatchObject({ runs: 8, failures: 8 });
  await worker.stop();
});

test('a job has caught up once it found nothing left, and one that looks at a part says when it has', async () => {
  const reached: Temporal.Instant[] = [];
  const work = { behind: [3, 2, 0], failing: [] as number[], walking: [] as number[] };
  const job = (name: keyof typeof work, more: Partial<Job> = {}): Job => ({
    name,
    about: '',
    everyMs: 1_000,
    run: async () => work[name].shift() ?? 0,
    ...more,
  });
  const bank = quietBank([]);
  Object.assign(bank.clock, {
    now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  });
  const startedMs = Date.now();
  const worker = startWorker(bank, [
    job('behind'),
    job('failing', { run: fail(new Error('a bug')) }),
    job('walking', { caughtUpAt: () => reached[0] }),
  ]);
  const caughtUp = (name: string) =>
    (worker.figures().get(name)?.caughtUpAt.epochMilliseconds ?? 0) - startedMs;
  await vi.advanceTimersByTimeAsync(1_001);
  expect(caughtUp('behind')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([caughtUp('behind'), caughtUp('failing'), caughtUp('walking')]).toEqual([1_002, 0, 0]);
  reached.push(Temporal.Instant.fromEpochMilliseconds(startedMs + 500));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(caughtUp('walking')).toBe(500);
  await worker.stop();
});
