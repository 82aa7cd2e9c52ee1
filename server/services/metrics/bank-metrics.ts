import { Counter, Gauge, type Registry } from 'prom-client';
import type { Bank } from '../../bank.ts';
import { readLastBackup } from '../../db/backup/last-backup.ts';
import type { PooledDatabase } from '../../db/database.ts';
import { goneDatabase } from '../../db/errors.ts';
import { findLastProofs } from '../condition/last-proofs.ts';
import { readWaitingTasks } from '../jobs/task-queue.ts';
import { findPartitionedUntil } from '../partitions/partitioned-until.ts';
import { addDoctorMetrics } from './doctor-metrics.ts';
import { addJobMetrics, addUndoneMetrics } from './job-metrics.ts';
import { addLimitMetrics } from './limit-metrics.ts';
import { addRatesMetrics } from './rates-metrics.ts';
import { addRecoveryMetrics } from './recovery-metrics.ts';
import { addStandbyMetrics } from './standby-metrics.ts';
import { addTraceMetrics } from './trace-metrics.ts';
import { bankVersion } from '../../base/version.ts';
import type { Worker } from '../jobs/worker.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';

interface Source {
  bank: Bank & { db: PooledDatabase };
  worker: Worker;
}

/**
 * Adds the bank's own figures.
 * @returns what reads those of jobs and database, to be called before each telling.
 */
export function addBankMetrics(registry: Registry, { bank, worker }: Source): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  // The owner of a figure that only grows keeps it, and knows nothing of metrics.
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  new Gauge({
    name: 'larkmoor_build_info',
    help: 'Always 1; the label is the version that runs.',
    labelNames: ['version'],
    registers,
  }).set({ version: bankVersion }, 1);
  gauge('larkmoor_stopping', '1 once the process was told to stop.', () =>
    Number(bank.stopping.aborted),
  );
  gauge(
    'larkmoor_clock_ahead_seconds',
    "How far this process's clock is ahead of the database's; negative behind.",
    () => bank.clockSkew.aheadMs() / 1000,
  );
  gauge(
    'larkmoor_posting_queue_length',
    'Money requests that wait for the ledger now.',
    () => bank.ledger.load().waiting,
  );
  gauge(
    'larkmoor_posting_queue_oldest_seconds',
    'How long the first of them has waited.',
    () => bank.ledger.load().oldestWaitMs / 1000,
  );
  counter(
    'larkmoor_posting_plans_total',
    'Money requests of customers that the ledger has answered.',
    () => bank.ledger.load().plans,
  );
  counter(
    'larkmoor_posting_batches_total',
    'Calls of the database that answered them: plans divided by batches is the batch size.',
    () => bank.ledger.load().calls,
  );
  counter(
    'larkmoor_posting_shed_total',
    'Money requests turned away with 503, because too many waited or for too long.',
    () => bank.ledger.load().shed,
  );
  if (bank.traces) addTraceMetrics(registry, bank.traces);
  const readStandby = addStandbyMetrics(registry, bank.standby);
  const readConnections = addConnectionMetrics(registry, bank.db);
  const readCommits = addCommitMetrics(registry, bank.ledger);
  const readJobs = addJobMetrics(registry, worker);
  const readLimits = addLimitMetrics(registry, bank);
  const readDatabase = addDatabaseMetrics(registry, bank);
  const readBackups = addBackupMetrics(registry, bank.config);
  const readRates = addRatesMetrics(registry, bank);
  return async () => {
    readJobs();
    readLimits();
    readStandby();
    readConnections();
    await readCommits();
    await readDatabase();
    await readBackups?.();
    await readRates?.();
  };
}

/** The connections of each kind of work. */
function addConnectionMetrics(registry: Registry, db: PooledDatabase): () => void {
  const labelled = { labelNames: ['of'], registers: [registry] };
  const open = new Gauge({
    name: 'larkmoor_database_connections_open',
    help: 'Connections to the database, by the kind of work that they are for.',
    ...labelled,
  });
  const idle = new Gauge({
    name: 'larkmoor_database_connections_idle',
    help: 'Those that are not in use now.',
    ...labelled,
  });
  const waiting = new Gauge({
    name: 'larkmoor_database_connections_waiting',
    help: 'Pieces of work that wait for a connection.',
    ...labelled,
  });
  return () => {
    for (const { of, ...figures } of db.connections()) {
      open.set({ of }, figures.open);
      idle.set({ of }, figures.idle);
      waiting.set({ of }, figures.waiting);
    }
  };
}

/** Adds when a commit last came to the disk, which no look into the tables shows. */
function addCommitMetrics(registry: Registry, ledger: Bank['ledger']): () => Promise<void> {
  const lastDurable = new Gauge({
    name: 'larkmoor_last_durable_commit_timestamp_seconds',
    help: 'When the database last confirmed a commit; asked for each second without payments.',
    registers: [registry],
  });
  return async () => {
    await ledger.isPaying();
    const at = ledger.lastDurableAt();
    if (at) lastDurable.set(at.epochMilliseconds / 1000);
  };
}

/** Adds the outcome of the last backup, where the bank makes them. */
function addBackupMetrics(
  registry: Registry,
  { backups, backupNotesDir }: Bank['config'],
): (() => Promise<void>) | undefined {
  if (!backups) return undefined;
  const registers = [registry];
  const madeAt = new Gauge({
    name: 'larkmoor_backup_timestamp_seconds',
    help: 'The moment that the last backup holds which could be restored.',
    registers,
  });
  const failing = new Gauge({
    name: 'larkmoor_backup_failing',
    help: '1 while the last try on the schedule made no backup that could be restored.',
    registers,
  });
  return async () => {
    const { made, failure } = await readLastBackup(backupNotesDir);
    failing.set(Number(failure !== undefined));
    if (made) madeAt.set(Date.parse(made.createdAt) / 1000);
  };
}

/**
 * Adds the database's figures for all servers; a missing database is reported, and the rest is
 * answered all the same.
 */
function addDatabaseMetrics(registry: Registry, { db, clock }: Bank): () => Promise<void> {
  const registers = [registry];
  const labelled = { labelNames: ['kind'], registers };
  const readRecovery = addRecoveryMetrics(registry, db);
  const readDoctor = addDoctorMetrics(registry, db);
  const readUndone = addUndoneMetrics(registry, { db, clock });
  const waiting = new Gauge({
    name: 'larkmoor_jobs_waiting',
    help: 'Queued work that is not done, on all servers together.',
    ...labelled,
  });
  const retried = new Gauge({
    name: 'larkmoor_jobs_retried',
    help: 'Queued work that failed before and is tried again.',
    ...labelled,
  });
  const overdue = new Gauge({
    name: 'larkmoor_jobs_oldest_due_seconds',
    help: 'How long the longest due of it has been due.',
    ...labelled,
  });
  const up = new Gauge({
    name: 'larkmoor_database_up',
    help: 'Whether the database answered just now.',
    registers,
  });
  const gone = new Gauge({
    name: 'larkmoor_database_gone',
    help: '1 while the folder of the embedded database is gone.',
    registers,
  });
  const stopped = new Gauge({
    name: 'larkmoor_money_stopped',
    help: '1 while money is stopped because the books are wrong.',
    registers,
  });
  const changed = new Gauge({
    name: 'larkmoor_trail_changed',
    help: '1 while the last proof found the audit trail changed, or no longer chained.',
    registers,
  });
  const closings = new Gauge({
    name: 'larkmoor_closings_wrong',
    help: '1 while the last proof found a closing, a date or a time wrong.',
    registers,
  });
  const controls = new Gauge({
    name: 'larkmoor_control_accounts_differ',
    help: '1 while the last proof found a control account that differs from its table.',
    registers,
  });
  const proven = new Gauge({
    name: 'larkmoor_proof_timestamp_seconds',
    help: 'When the last proof began that could read it; before the first, when one was asked for.',
    labelNames: ['of'],
    registers,
  });
  const partitions = new Gauge({
    name: 'larkmoor_partitions_until_timestamp_seconds',
    help: 'Up to when each month has a partition.',
    labelNames: ['table'],
    registers,
  });
  const provenInFull = new Gauge({
    name: 'larkmoor_full_proof_timestamp_seconds',
    help: 'When the last proof began that could read all of it; before the first, when one was first asked for.',
    labelNames: ['of'],
    registers,
  });
  return async () => {
    for (const each of [waiting, retried, overdue, gone]) each.reset();
    try {
      stopped.set(Number((await findMoneyStop(db, { atOnce: true })) !== undefined));
      const { trailWrong, daysWrong, controlsDiffer, ...last } = await findLastProofs(db);
      const { firstAskedAt, books, trail, inFull, trailInFull } = last;
      closings.set(Number(daysWrong ?? false));
      controls.set(Number(controlsDiffer ?? false));
      changed.set(Number(trailWrong ?? false));
      // A bank that was never proven needs a figure too: BankNotProven compares its age.
      const setSince = (figure: Gauge, of: string, at: Temporal.Instant | null) => {
        const since = at ?? firstAskedAt;
        if (since) figure.set({ of }, since.epochMilliseconds / 1000);
      };
      setSince(proven, 'books', books);
      setSince(proven, 'trail', trail);
      setSince(provenInFull, 'books', inFull);
      setSince(provenInFull, 'trail', trailInFull);
      for (const { kind, ...figures } of await readWaitingTasks(db, clock.now())) {
        waiting.set({ kind }, figures.waiting);
        retried.set({ kind }, figures.retried);
        overdue.set({ kind }, figures.oldestDueSeconds);
      }
      for (const { table, until } of await findPartitionedUntil(db))
        partitions.set({ table }, until.epochMilliseconds / 1000);
      await readRecovery();
      await readDoctor();
      await readUndone();
      up.set(1);
    } catch (error) {
      up.set(0);
      gone.set(Number(goneDatabase(error) !== undefined));
    }
  };
}
