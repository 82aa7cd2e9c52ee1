import type { Bank } from '../../bank.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { firstPauseMs, type TakenTask, type TaskKind } from './task-queue.ts';

type AttemptedTask<Payload> = TakenTask<Payload> & { attempts: number };

/** One that waited longer for those before it is left for its next try. */
const latestBeginMs = 10_000;

const longestPauseMs = 3_600_000;

/**
 * With the pauses between them some five days of trying; a mail server that was away longer would
 * not know the mail any more.
 */
const mostAttempts = 125;

/**
 * Takes the next due tasks of a kind by moving their next try ahead (1, 2, 4 … 60 minutes), so that
 * no other server takes them at the same time and no connection is held during slow work. If this
 * process dies, that next try is the retry.
 */
async function takeTasks<Payload>(
  db: Queryable,
  { kind, most, now }: { kind: TaskKind; most: number; now: Temporal.Instant },
): Promise<AttemptedTask<Payload>[]> {
  const { rows } = await db.query<AttemptedTask<Payload>>(
    `WITH due AS MATERIALIZED (SELECT id, run_at FROM job
        WHERE kind = $3 AND done_at IS NULL AND run_at <= $1
        ORDER BY run_at, id LIMIT $5 FOR UPDATE SKIP LOCKED),
      taken AS (UPDATE job SET attempts = attempts + 1,
          run_at = $1::timestamptz + least($2::float8, $4 * power(2,
            least(attempts, 10))) * interval '1 millisecond'
        FROM due WHERE job.id = due.id
        RETURNING job.id, job.payload, job.attempts, due.run_at AS due_at)
     SELECT id, payload, attempts FROM taken ORDER BY due_at, id`,
    [now, longestPauseMs, kind, firstPauseMs, most],
    { name: 'take-tasks' },
  );
  return rows;
}

/**
 * Ends tasks; an error that stays says that one was given up. The data that they needed is not
 * kept: it may hold a customer's address.
 */
async function endTasks(
  db: Queryable,
  { ids, at, error }: { ids: readonly string[]; at: Temporal.Instant; error: string | null },
): Promise<void> {
  await db.query(
    `UPDATE job SET done_at = $2, last_error = $3, payload = '{}' WHERE id = ANY ($1::uuid[])`,
    [ids, at, error],
    { name: 'end-tasks' },
  );
}

/**
 * Notes those that succeeded while others are under way: all that ended during one statement go
 * with the next. Waiting for the last of them would do many again after a crash.
 */
function endAsTheyCome({ db, clock }: Bank): (id: string) => Promise<void> {
  let ended: string[] = [];
  let noting: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (id) => {
    ended.push(id);
    next ??= noting
      .catch(() => undefined)
      .then(async () => {
        const ids = ended;
        [ended, next] = [[], undefined];
        noting = endTasks(db, { ids, at: clock.now(), error: null });
        await noting;
      });
    return next;
  };
}

async function noteFailure(
  { db, clock, log }: Bank,
  kind: TaskKind,
  { id, attempts, thrown }: { id: string; attempts: number; thrown: unknown },
): Promise<void> {
  const error = String(thrown).slice(0, 500);
  if (attempts < mostAttempts) {
    await db.query('UPDATE job SET last_error = $2 WHERE id = $1', [id, error]);
  } else {
    await endTasks(db, { ids: [id], at: clock.now(), error });
    log.error({ job: id, kind, attempts }, 'a job was given up, its last error stands in its row');
  }
}

export interface TaskWork<Payload> {
  ctx: Context;
  kind: TaskKind;
  /** The most that are taken together. */
  most: number;
  /** Tasks of one subject are done one after the other, in the order in which they were due. */
  subjectOf(payload: Payload): string;
  /**
   * Asks the database at once for what all of them need.
   * @returns what does one of them.
   */
  prepare(
    tasks: readonly TakenTask<Payload>[],
  ): Promise<(task: TakenTask<Payload>) => Promise<void>>;
}

/**
 * Does the next due tasks of a kind and notes how each went; one that has failed for days is given
 * up, with a line in the log.
 * @returns how many there were, and how many failed.
 */
export async function doDueTasks<Payload>({
  ctx: { bank },
  kind,
  most,
  subjectOf,
  prepare,
}: TaskWork<Payload>): Promise<{ done: number; failed: number }> {
  const tasks = await takeTasks<Payload>(bank.db, { kind, most, now: bank.clock.now() });
  if (tasks.length === 0) return { done: 0, failed: 0 };
  const takenAtMs = performance.now();
  const preparing = prepare(tasks);
  const end = endAsTheyCome(bank);
  let failed = 0;
  const doOne = async (task: AttemptedTask<Payload>): Promise<void> => {
    try {
      const work = await preparing;
      // It is taken again in a minute, and what began later might then still go on.
      if (performance.now() - takenAtMs > latestBeginMs) return;
      await work(task);
    } catch (thrown) {
      failed += 1;
      await noteFailure(bank, kind, { ...task, thrown });
      return;
    }
    await end(task.id);
  };
  const bySubject = Map.groupBy(tasks, ({ payload }) => subjectOf(payload)).values();
  const all = await Promise.allSettled(
    bySubject.map(async (those) => {
      for (const task of those) await doOne(task);
    }),
  );
  for (const each of all) if (each.status === 'rejected') throw each.reason;
  return { done: tasks.length, failed };
}
