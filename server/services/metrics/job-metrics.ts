import { Counter, Gauge, type Registry } from 'prom-client';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { addDays, type CalendarDay, daysBetween } from '../../../contract/values/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import type { Queryable } from '../../db/database.ts';
import { countSetAside } from '../jobs/set-aside.ts';
import type { Worker } from '../jobs/worker.ts';

/** Adds this process's jobs, not by the label `job`, which Prometheus gives itself. */
export function addJobMetrics(registry: Registry, worker: Worker): () => void {
  const labelled = { labelNames: ['name'], registers: [registry] };
  const runs = new Counter({
    name: 'larkmoor_job_runs_total',
    help: 'Runs of a job.',
    ...labelled,
  });
  const failures = new Counter({
    name: 'larkmoor_job_failures_total',
    help: 'Runs of a job that failed as a whole.',
    ...labelled,
  });
  const lastDone = new Gauge({
    name: 'larkmoor_job_last_success_timestamp_seconds',
    help: 'When a job last ran through; before the first time, when the server started.',
    ...labelled,
  });
  const caughtUp = new Gauge({
    name: 'larkmoor_job_caught_up_timestamp_seconds',
    help: 'The moment before which it has looked at all that was due: no row waits for it longer.',
    ...labelled,
  });
  const patience = new Gauge({
    name: 'larkmoor_job_patience_seconds',
    help: 'How long a job may be silent, and what is due may wait for it, before it alerts.',
    labelNames: ['name', 'of', 'severity'],
    registers: [registry],
  });
  return () => {
    for (const each of [runs, failures]) each.reset();
    for (const [name, figures] of worker.figures()) {
      const { severity, patienceMs, promptMs } = figures;
      runs.inc({ name }, figures.runs);
      failures.inc({ name }, figures.failures);
      lastDone.set({ name }, figures.lastDoneAt.epochMilliseconds / 1000);
      caughtUp.set({ name }, figures.caughtUpAt.epochMilliseconds / 1000);
      patience.set({ name, of: 'silence', severity }, patienceMs / 1000);
      patience.set({ name, of: 'rows', severity: 'look' }, promptMs / 1000);
    }
  };
}

/**
 * Adds what the jobs of all servers left undone: rows set aside, and days that are not closed.
 * @returns what reads it, and fails where the database does not answer.
 */
export function addUndoneMetrics(
  registry: Registry,
  { db, clock }: Pick<Bank, 'db' | 'clock'>,
): () => Promise<void> {
  const labelled = { labelNames: ['name'], registers: [registry] };
  const aside = new Gauge({
    name: 'larkmoor_rows_set_aside',
    help: 'Rows that a job could not work with, and tries again after a pause.',
    ...labelled,
  });
  const oldest = new Gauge({
    name: 'larkmoor_rows_set_aside_timestamp_seconds',
    help: 'When the longest failing of them failed first.',
    ...labelled,
  });
  const days = new Gauge({
    name: 'larkmoor_days_not_closed',
    help: 'Days of the bank that are over and not closed; yesterday is one until it is.',
    registers: [registry],
  });
  return async () => {
    for (const each of [aside, oldest]) each.reset();
    for (const { job: name, rows, firstFailedAt } of await countSetAside(db)) {
      aside.set({ name }, rows);
      oldest.set({ name }, firstFailedAt.epochMilliseconds / 1000);
    }
    const closed = await findClosing(db);
    days.set(
      closed === undefined ? 0 : Math.max(0, daysBetween(closed, addDays(clock.businessDay(), -1))),
    );
  };
}

/** The last closed day of the bank; before the first, the day before its first booking. */
async function findClosing(db: Queryable): Promise<CalendarDay | undefined> {
  const { rows } = await db.query<{ day: CalendarDay | null }>(
    `SELECT coalesce((SELECT day FROM closed_day_in_force ORDER BY day DESC LIMIT 1),
      (SELECT (min(entry.booked_at) AT TIME ZONE $1)::date - 1 FROM account
        JOIN every_entry AS entry ON entry.account_id = account.id AND entry.seq = 1
        WHERE account.owner_id IS NULL)) AS day`,
    [bankTimeZone],
  );
  return rows[0]?.day ?? undefined;
}
