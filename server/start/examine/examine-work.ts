import type { Config } from '../../base/config.ts';
import type { Queryable } from '../../db/database.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';
import {
  type DegradedReason,
  findProblems,
  type ConditionProblem,
} from '../../services/condition/find-problems.ts';
import { findLastProofs } from '../../services/condition/last-proofs.ts';
import type { ClockSkew } from '../../services/clock/clock-skew.ts';
import { findStates } from '../../services/jobs/job-runs-store.ts';
import { readWaitingTasks } from '../../services/jobs/task-queue.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

interface Work {
  db: Queryable;
  clockSkew: Pick<ClockSkew, 'aheadMs' | 'takesNoMoney'>;
  now: Temporal.Instant;
  config: Pick<Config, 'dataDir' | 'backups' | 'backupNotesDir' | 'ratesUrl'>;
}

/** Checks the bank's daily work: money, clock, proofs, queues and jobs. */
export async function examineWork({ db, clockSkew, now, config }: Work): Promise<Examined[]> {
  const problems = await findProblems({ db, now, aheadMs: clockSkew.aheadMs(), config });
  const of = (...reasons: DegradedReason[]) =>
    problems.filter(({ reason }) => reasons.includes(reason));
  return [
    await examineMoney(db),
    examineClock(clockSkew, of('CLOCK_OFF')),
    ...(await examineProofs(db, of('PROOF_OLD', 'PROOF_WRONG'))),
    ...(await examineQueues(db, now, of('QUEUE_WAITS'))),
    await examineJobs(db),
    ...examineDisk(of('DISK_LOW')),
    ...examinePartitions(of('PARTITIONS_MISSING', 'PARTITIONS_AHEAD')),
    ...of('RATES_FAIL').map(({ found, mend }) => warning('rates', found, mend)),
    ...of('BACKUP_FAILS').map(({ found, mend }) => fault('backup', found, mend)),
  ];
}

async function examineMoney(db: Queryable): Promise<Examined> {
  const stop = await findMoneyStop(db);
  return stop
    ? fault(
        'money',
        `It is stopped since ${stop.stoppedAt.toString()}, because a proof found the books wrong.`,
        'The page /admin/books/proof names the places; see “Prove the books” in the manual.',
      )
    : ok('money', 'No proof stopped it.');
}

function examineClock(clockSkew: Work['clockSkew'], [problem]: ConditionProblem[]): Examined {
  if (clockSkew.takesNoMoney())
    return fault(
      'clock',
      problem?.found ?? 'The books are ahead of the clock.',
      'Correct the clock: until then no money is taken.',
    );
  return problem
    ? warning('clock', problem.found, problem.mend)
    : ok(
        'clock',
        `This machine and the database agree about the time to ${Math.abs(clockSkew.aheadMs()) / 1_000} s; ` +
          'where they share a machine, its clock was compared with itself.',
      );
}

async function examineProofs(db: Queryable, problems: ConditionProblem[]): Promise<Examined[]> {
  if (problems.length > 0) return problems.map(({ found, mend }) => fault('proof', found, mend));
  const { books, trail, inFull, trailInFull } = await findLastProofs(db);
  if (!books || !trail)
    return [
      warning(
        'proof',
        'Books and trail were not both proven yet.',
        'The bank proves them each night at two, New York time; npm run bank -- verify does now.',
      ),
    ];
  return [
    ok(
      'proof',
      `The books were read at ${books.toString()}, every entry at ` +
        `${inFull?.toString() ?? 'no time yet'}, the trail at ${trail.toString()}, every event ` +
        `at ${trailInFull?.toString() ?? 'no time yet'}.`,
    ),
  ];
}

async function examineQueues(
  db: Queryable,
  now: Temporal.Instant,
  problems: ConditionProblem[],
): Promise<Examined[]> {
  if (problems.length > 0) return problems.map(({ found, mend }) => warning('queues', found, mend));
  const tasks = await readWaitingTasks(db, now);
  const count = tasks.reduce((sum, { waiting }) => sum + waiting, 0);
  return [ok('queues', `${count} mails and other tasks wait, none for long.`)];
}

const failuresInARow = 3;

async function examineJobs(db: Queryable): Promise<Examined> {
  const failing = (await findStates(db)).filter(({ failures }) => failures >= failuresInARow);
  return failing.length === 0
    ? ok('jobs', 'None fails again and again.')
    : warning(
        'jobs',
        failing.map(({ job, error }) => `${job} fails again and again: ${error}.`).join(' '),
        'Mend what the error says; the job runs again by itself.',
      );
}

const examineDisk = ([problem]: ConditionProblem[]): Examined[] =>
  problem
    ? [fault('disk', problem.found, problem.mend)]
    : [ok('disk', 'The disk of the data folder has room.')];

const examinePartitions = (problems: ConditionProblem[]): Examined[] =>
  problems.length > 0
    ? problems.map(({ found, mend }) => warning('partitions', found, mend))
    : [ok('partitions', 'Those of the months to come are made.')];
