import type { Queryable } from '../../db/database.ts';

const firstPauseSeconds = 5;
const longestPauseSeconds = 3600;

/** A row a job could not work with. */
export interface SetAsideRow {
  job: string;
  rowId: string;
  tries: number;
  firstFailedAt: Temporal.Instant;
  failedAt: Temporal.Instant;
  /** Until then it is left alone. */
  until: Temporal.Instant;
  reason: string;
}

const columns = `job, row_id AS "rowId", tries, first_failed_at AS "firstFailedAt",
  failed_at AS "failedAt", until, reason`;

/** The rows a job has set aside, on whichever server. */
export async function findSetAside(db: Queryable, job: string): Promise<SetAsideRow[]> {
  return (
    await db.query<SetAsideRow>(`SELECT ${columns} FROM set_aside_row WHERE job = $1`, [job], {
      name: 'find-set-aside',
    })
  ).rows;
}

/** Those of every job, the longest failing first. */
export async function findAllSetAside(db: Queryable, limit: number): Promise<SetAsideRow[]> {
  return (
    await db.query<SetAsideRow>(
      `SELECT ${columns} FROM set_aside_row ORDER BY first_failed_at, row_id LIMIT $1`,
      [limit],
    )
  ).rows;
}

/** Counts the rows that each job has set aside; the longest failing of them says since when. */
export async function countSetAside(
  db: Queryable,
): Promise<{ job: string; rows: number; firstFailedAt: Temporal.Instant }[]> {
  const { rows } = await db.query<{ job: string; rows: number; firstFailedAt: Temporal.Instant }>(
    `SELECT job, count(*)::int AS rows, min(first_failed_at) AS "firstFailedAt"
       FROM set_aside_row GROUP BY job`,
  );
  return rows;
}

interface Failed {
  job: string;
  rowId: string;
  reason: string;
  now: Temporal.Instant;
}

/**
 * Leaves a row alone for a pause that doubles from five seconds to an hour.
 * @returns how often it has failed now.
 */
export async function setAside(
  db: Queryable,
  { job, rowId, reason, now }: Failed,
): Promise<number> {
  const { rows } = await db.query<{ tries: number }>(
    `INSERT INTO set_aside_row AS aside (job, row_id, tries, first_failed_at, failed_at, until,
      reason)
     VALUES ($1, $2, 1, $3::timestamptz, $3, $3::timestamptz + $5 * interval '1 second', $4)
     ON CONFLICT (job, row_id) DO UPDATE SET tries = aside.tries + 1, failed_at = $3, reason = $4,
       until = $3::timestamptz + least($6, $5 * power(2, least(aside.tries,
         20))) * interval '1 second'
     RETURNING tries`,
    [job, rowId, now, reason.slice(0, 500), firstPauseSeconds, longestPauseSeconds],
  );
  return rows[0]?.tries ?? 1;
}

/** Rows that were worked with are set aside no more. */
export async function forgetSetAside(
  db: Queryable,
  job: string,
  rowIds: readonly string[],
): Promise<void> {
  await db.query('DELETE FROM set_aside_row WHERE job = $1 AND row_id = ANY ($2)', [job, rowIds]);
}

/** Ends a row's pause. @returns false when it is not set aside any more. */
export async function endPause(
  db: Queryable,
  { job, rowId, now }: Omit<Failed, 'reason'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE set_aside_row SET until = $3 WHERE job = $1 AND row_id = $2',
    [job, rowId, now],
  );
  return rowCount === 1;
}

/**
 * A row that was not tried again this long after its pause is not due any more: another server took
 * it.
 */
export function isForgotten({ until }: SetAsideRow, now: Temporal.Instant): boolean {
  return now.since(until).total('seconds') > longestPauseSeconds;
}
