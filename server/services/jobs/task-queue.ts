import { randomUUIDv7 } from 'node:crypto';
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

/** For as long a task that was taken is this server's alone: what it waits for ends sooner. */
export const firstPauseMs = 60_000;

/** Queues a task in the transaction of its cause: both happen, or neither. */
export async function queueTask(
  tx: Tx,
  kind: TaskKind,
  payload: object,
  now: Temporal.Instant,
): Promise<void> {
  await queueTasks(tx, kind, [payload], now);
}

/** The same of several: they fall due in their order. */
export async function queueTasks(
  tx: Tx,
  kind: TaskKind,
  payloads: readonly object[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO job (id, kind, payload, run_at)
     SELECT id, $1, payload, $2::timestamptz - ($5 - place) * interval '1 microsecond'
       FROM unnest($3::uuid[], $4::jsonb[]) WITH ORDINALITY AS tasks (id, payload, place)`,
    [
      kind,
      now,
      payloads.map(() => randomUUIDv7()),
      payloads.map((each) => JSON.stringify(each)),
      payloads.length,
    ],
    { name: 'queue-tasks' },
  );
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
