import type { JobRunView, JobView } from '../../../contract/staff/bank-day.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import {
  findRuns,
  findStates,
  type JobRun,
  type JobState,
} from '../../services/jobs/job-runs-store.ts';
import { findAllSetAside, type SetAsideRow } from '../../services/jobs/set-aside.ts';
import { findFailedTasks, type FailedTask } from '../../services/jobs/task-queue.ts';
import type { Job, Worker } from '../../services/jobs/worker.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';
import { nameActors } from '../../people/users/name-actors.ts';

const shownAtOnce = 50;

/** Runs as staff read them. */
export async function viewRuns(db: Queryable, runs: readonly JobRun[]): Promise<JobRunView[]> {
  const nameOf = await nameActors(
    db,
    runs.flatMap(({ askedBy }) => askedBy ?? []),
  );
  return runs.map(({ id, job, askedBy, startedAt, endedAt, done, error }) => ({
    id,
    job,
    ...(askedBy !== null && { askedBy: nameOf(askedBy) }),
    startedAt: textFromInstant(startedAt),
    ...(endedAt && { endedAt: textFromInstant(endedAt) }),
    done,
    ...(error !== null && { error }),
  }));
}

const lastView = ({ ranAt, tookMs, done, error, failures }: JobState) => ({
  at: textFromInstant(ranAt),
  tookMs,
  done,
  failures,
  ...(error !== null && { error }),
});

/** A job whose last run lies further back than its beat is due at once. */
function nextRun(
  { nextAt, everyMs }: Job,
  last: JobState | undefined,
  now: Temporal.Instant,
): Temporal.Instant {
  if (nextAt) return nextAt(now);
  const next = last?.ranAt.add({ milliseconds: last.tookMs + everyMs }) ?? now;
  return Temporal.Instant.compare(next, now) < 0 ? now : next;
}

async function viewJobs(
  { db, clock }: Bank,
  jobs: readonly Job[],
  runs: readonly JobRun[],
): Promise<JobView[]> {
  const states = new Map((await findStates(db)).map((state) => [state.job, state]));
  const stopped = (await findMoneyStop(db)) !== undefined;
  return jobs.map((job) => {
    const last = states.get(job.name);
    return {
      name: job.name,
      about: job.about,
      group: job.movesMoney ? 'money' : (job.group ?? 'housekeeping'),
      movesMoney: job.movesMoney ?? false,
      everySeconds: job.everyMs / 1000,
      nextAt: textFromInstant(nextRun(job, last, clock.now())),
      ...(last && { last: lastView(last) }),
      waits: stopped && job.movesMoney === true,
      underWay: runs.some((run) => run.job === job.name && run.endedAt === null),
    };
  });
}

const asideView = ({ job, rowId, tries, firstFailedAt, failedAt, until, reason }: SetAsideRow) => ({
  job,
  rowId,
  tries,
  firstFailedAt: textFromInstant(firstFailedAt),
  failedAt: textFromInstant(failedAt),
  until: textFromInstant(until),
  reason,
});

const workView = ({ id, kind, tries, nextAt, reason }: FailedTask) => ({
  id,
  kind,
  tries,
  reason,
  ...(nextAt && { nextAt: textFromInstant(nextAt) }),
});

/** The bank's day: what its jobs do, what they could not do, and what time it is. */
export async function showBankDay(bank: Bank, worker: Worker) {
  const { db, clock, config } = bank;
  await worker.record();
  const runs = await findRuns(db, shownAtOnce);
  return {
    jobs: await viewJobs(bank, worker.jobs, runs),
    setAside: (await findAllSetAside(db, shownAtOnce)).map(asideView),
    retried: (await findFailedTasks(db, shownAtOnce)).map(workView),
    runs: await viewRuns(db, runs),
    clock: {
      businessTime: textFromInstant(clock.businessNow()),
      businessDay: clock.businessDay(),
      ...(config.sandbox && { offsetSeconds: clock.offsetSeconds() }),
    },
  };
}
