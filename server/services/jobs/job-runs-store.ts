import type { Database, Queryable, Tx } from '../../db/database.ts';

/** The outcome of a job's last run. */
export interface JobState {
  job: string;
  ranAt: Temporal.Instant;
  tookMs: number;
  done: number;
  error: string | null;
  /** Runs in a row that failed. */
  failures: number;
}

export interface JobRun {
  id: string;
  job: string;
  /** Null: the job's own beat. */
  askedBy: string | null;
  startedAt: Temporal.Instant;
  /** Null: under way. */
  endedAt: Temporal.Instant | null;
  done: number;
  error: string | null;
}

export async function saveStates(tx: Tx, states: readonly JobState[]): Promise<void> {
  await tx.query(
    `INSERT INTO job_state (job, ran_at, took_ms, done, error, failures)
     SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::integer[], $4::integer[], $5::text[],
       $6::integer[])
     ON CONFLICT (job) DO UPDATE SET ran_at = EXCLUDED.ran_at, took_ms = EXCLUDED.took_ms,
       done = EXCLUDED.done, error = EXCLUDED.error, failures = EXCLUDED.failures
      WHERE job_state.ran_at <= EXCLUDED.ran_at`,
    [
      states.map(({ job }) => job),
      states.map(({ ranAt }) => ranAt),
      states.map(({ tookMs }) => tookMs),
      states.map(({ done }) => done),
      states.map(({ error }) => error),
      states.map(({ failures }) => failures),
    ],
  );
}

/** Writes runs that are over. */
export async function saveRuns(tx: Tx, runs: readonly JobRun[]): Promise<void> {
  await tx.query(
    `INSERT INTO job_run (id, job, started_at, ended_at, done, error)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::timestamptz[],
       $5::integer[], $6::text[]) ON CONFLICT DO NOTHING`,
    [
      runs.map(({ id }) => id),
      runs.map(({ job }) => job),
      runs.map(({ startedAt }) => startedAt),
      runs.map(({ endedAt }) => endedAt),
      runs.map(({ done }) => done),
      runs.map(({ error }) => error),
    ],
  );
}

export async function findStates(db: Queryable): Promise<JobState[]> {
  return (
    await db.query<JobState>(
      'SELECT job, ran_at AS "ranAt", took_ms AS "tookMs", done, error, failures FROM job_state',
    )
  ).rows;
}

export async function findStateOf(db: Queryable, job: string): Promise<JobState | undefined> {
  const { rows } = await db.query<JobState>(
    `SELECT job, ran_at AS "ranAt", took_ms AS "tookMs", done, error, failures FROM job_state
      WHERE job = $1`,
    [job],
  );
  return rows[0];
}

const runColumns = `id, job, asked_by AS "askedBy", started_at AS "startedAt",
  ended_at AS "endedAt", done, error`;

/** The latest runs of all jobs, newest first. */
export async function findRuns(db: Queryable, limit: number): Promise<JobRun[]> {
  const { rows } = await db.query<JobRun>(
    `SELECT ${runColumns} FROM job_run ORDER BY started_at DESC, id LIMIT $1`,
    [limit],
  );
  return rows;
}

interface Asking {
  id: string;
  job: string;
  by: string;
  at: Temporal.Instant;
}

/**
 * Begins a run that a colleague asked for.
 * @returns false when one that a colleague asked for is under way.
 */
export async function beginAskedRun(tx: Tx, { id, job, by, at }: Asking): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO job_run (id, job, asked_by, started_at, alive_at) VALUES ($1, $2, $3, $4, $4)
      ON CONFLICT DO NOTHING`,
    [id, job, by, at],
  );
  return rowCount === 1;
}

export async function findRunUnderWay(db: Queryable, job: string): Promise<JobRun | undefined> {
  return (
    await db.query<JobRun>(
      `SELECT ${runColumns} FROM job_run WHERE job = $1 AND ended_at IS NULL`,
      [job],
    )
  ).rows[0];
}

export async function noteRunAlive(db: Database, id: string, at: Temporal.Instant): Promise<void> {
  await db.tx(
    (tx) =>
      tx.query('UPDATE job_run SET alive_at = $2 WHERE id = $1 AND ended_at IS NULL', [id, at]),
    { commits: 'in memory' },
  );
}

export async function endAskedRun(
  db: Queryable,
  id: string,
  { at, done, error }: { at: Temporal.Instant; done: number; error: string | null },
): Promise<void> {
  await db.query(
    'UPDATE job_run SET ended_at = $2, done = $3, error = $4 WHERE id = $1 AND ended_at IS NULL',
    [id, at, done, error],
  );
}

/** Ends asked runs whose server has not been heard of since an instant. */
export async function giveUpLostRuns(
  db: Queryable,
  { now, silentSince }: { now: Temporal.Instant; silentSince: Temporal.Instant },
): Promise<void> {
  await db.query(
    `UPDATE job_run SET ended_at = $1, error = 'The server that ran it ended.'
      WHERE ended_at IS NULL AND alive_at < $2`,
    [now, silentSince],
  );
}

const daysKept = 3;
const daysTold = 90;

/**
 * Runs are kept for three days; those that failed or that a colleague asked for, for three months.
 * @returns how many rows went.
 */
export async function forgetRuns(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM job_run WHERE id IN (SELECT id FROM job_run WHERE ended_at IS NOT NULL
      AND started_at < $1
       AND ((error IS NULL AND asked_by IS NULL) OR started_at < $2) ORDER BY started_at LIMIT $3
         FOR UPDATE SKIP LOCKED)`,
    [now.subtract({ hours: daysKept * 24 }), now.subtract({ hours: daysTold * 24 }), limit],
  );
  return rowCount;
}
