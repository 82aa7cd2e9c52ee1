import { randomUUIDv7 } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { forgetAged } from './forget-aged.ts';

/**
 * Work that a commit leaves to be done after it, such as a mail. A task is a row of the table
 * `job`; a `Job` of the worker does the tasks of one kind.
 */
export type TaskKind = (typeof taskKinds)[number];

const taskKinds = [
  'mail',
  'mail_that_cancels',
  'password_reset_link',
  'pin_reset_link',
  'email_change_link',
  'own_email_link',
  'invitation_link',
  'statement_mail',
] as const;

export interface TakenTask<Payload> {
  id: string;
  payload: Payload;
}

/** A server looks for tasks that are due this often. */
export const lookEveryMs = 1_000;

type AttemptedTask<Payload> = TakenTask<Payload> & { attempts: number };

/** For as long a task that was taken is this server's alone: what it waits for ends sooner. */
export const firstPauseMs = 60_000;

const longestPauseMs = 3_600_000;

/**
 * With the pauses between them some five days of trying; a mail server that was away longer would
 * not know the mail any more.
 */
const mostAttempts = 125;

/** Queues a task in the transaction of its cause: both happen, or neither. */
export async function queueTask(
  tx: Tx,
  kind: TaskKind,
  payload: object,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO job (id, kind, payload, run_at) VALUES ($1, $2, $3, $4)', [
    randomUUIDv7(),
    kind,
    JSON.stringify(payload),
    now,
  ]);
}

/** Finds the kinds of which a task is due. */
export async function findDueKinds(
  db: Queryable,
  now: Temporal.Instant,
): Promise<ReadonlySet<TaskKind>> {
  // Each kind by its own part of the index: a thousand mails that wait are not read each second.
  const { rows } = await db.query<{ kind: TaskKind }>(
    `SELECT kind FROM unnest($2::text[]) AS kinds (kind) WHERE EXISTS (SELECT FROM job
      WHERE job.kind = kinds.kind AND done_at IS NULL AND run_at <= $1)`,
    [now, taskKinds],
    { name: 'find-due-kinds' },
  );
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Takes the next due task of a kind by moving its next try ahead (1, 2, 4 … 60 minutes), so that no
 * other server takes it at the same time and no connection is held during slow work. If this
 * process dies, that next try is the retry.
 */
async function takeTask<Payload>(
  db: Queryable,
  kind: TaskKind,
  now: Temporal.Instant,
): Promise<AttemptedTask<Payload> | undefined> {
  const { rows } = await db.query<AttemptedTask<Payload>>(
    `UPDATE job SET attempts = attempts + 1, run_at = $1::timestamptz + least($2::float8, $4 * power(2,
      least(attempts, 10))) * interval '1 millisecond'
      WHERE id = (SELECT id FROM job WHERE kind = $3 AND done_at IS NULL AND run_at <= $1
        ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, payload, attempts`,
    [now, longestPauseMs, kind, firstPauseMs],
  );
  return rows[0];
}

/**
 * Ends a task; an error that stays says that it was given up. The data that it needed is not kept:
 * it may hold a customer's address.
 */
async function endTask(
  db: Queryable,
  { id, at, error }: { id: string; at: Temporal.Instant; error: string | null },
): Promise<void> {
  await db.query(`UPDATE job SET done_at = $2, last_error = $3, payload = '{}' WHERE id = $1`, [
    id,
    at,
    error,
  ]);
}

/**
 * Does one due task of a kind and notes how it went; one that has failed for days is given up, with
 * a line in the log.
 * @returns how many there were.
 */
export async function doNextTask<Payload>(
  { bank }: Context,
  kind: TaskKind,
  work: (task: TakenTask<Payload>) => Promise<void>,
): Promise<number> {
  const { db, clock, log } = bank;
  const task = await takeTask<Payload>(db, kind, clock.now());
  if (!task) return 0;
  try {
    await work(task);
    await endTask(db, { id: task.id, at: clock.now(), error: null });
  } catch (thrown) {
    const error = String(thrown).slice(0, 500);
    if (task.attempts < mostAttempts) {
      await db.query('UPDATE job SET last_error = $2 WHERE id = $1', [task.id, error]);
    } else {
      await endTask(db, { id: task.id, at: clock.now(), error });
      log.error(
        { job: task.id, kind, attempts: task.attempts },
        'a job was given up, its last error stands in its row',
      );
    }
  }
  return 1;
}

export interface WaitingTasks {
  kind: string;
  waiting: number;
  /** Those that failed before. */
  retried: number;
  oldestDueSeconds: number;
}

/** Counts the tasks that wait, kind by kind. */
export async function readWaitingTasks(
  db: Queryable,
  now: Temporal.Instant,
): Promise<WaitingTasks[]> {
  const { rows } = await db.query<WaitingTasks>(
    `SELECT kind, count(*)::int AS waiting, count(*) FILTER (WHERE attempts > 1)::int AS retried,
            greatest(0, extract(epoch FROM $1::timestamptz - min(run_at)))::float8
              AS "oldestDueSeconds"
     FROM job WHERE done_at IS NULL GROUP BY kind`,
    [now],
  );
  return rows;
}

/** A finished task is kept for a month, so that staff can see how a mail fared. */
export const forgetDoneTasks = forgetAged({
  table: 'job',
  key: 'id',
  at: 'done_at',
  hours: 30 * 24,
});

/** A task that failed. */
export interface FailedTask {
  id: string;
  kind: TaskKind;
  tries: number;
  /** Null: it was given up. */
  nextAt: Temporal.Instant | null;
  reason: string;
}

/**
 * Finds the tasks that are tried again and those that were given up, the next first. Their data is
 * never shown, since it may hold an address.
 */
export async function findFailedTasks(db: Queryable, limit: number): Promise<FailedTask[]> {
  const { rows } = await db.query<FailedTask>(
    `SELECT id, kind, attempts AS tries, CASE WHEN done_at IS NULL THEN run_at
      END AS "nextAt", last_error AS reason
       FROM job WHERE last_error IS NOT NULL ORDER BY done_at IS NOT NULL, coalesce(done_at, run_at)
         LIMIT $1`,
    [limit],
  );
  return rows;
}

/**
 * Brings a task that failed forward.
 * @returns its kind; undefined when it is done, given up or unknown.
 */
export async function retryFailedTask(
  tx: Tx,
  id: string,
  now: Temporal.Instant,
): Promise<TaskKind | undefined> {
  const { rows } = await tx.query<{ kind: TaskKind }>(
    `UPDATE job SET run_at = $2 WHERE id = $1 AND done_at IS NULL AND last_error IS NOT NULL
      RETURNING kind`,
    [id, now],
  );
  return rows[0]?.kind;
}
