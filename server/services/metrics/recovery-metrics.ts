import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { readArchiveState } from '../recovery/archive-state.ts';
import { findPhysicalBackup } from '../recovery/physical-backups.ts';
import { findLastRehearsal } from '../recovery/rehearsals.ts';

/**
 * Adds figures of whether PostgreSQL could be brought back: 0 where it archives nothing, and on the
 * embedded engine.
 * @returns what reads them, and fails where the database does not answer.
 */
export function addRecoveryMetrics(registry: Registry, db: Database): () => Promise<void> {
  const registers = [registry];
  const failing = new Gauge({
    name: 'larkmoor_archive_failing',
    help: '1 while the archive does not take the log of PostgreSQL.',
    registers,
  });
  const archived = new Gauge({
    name: 'larkmoor_archive_timestamp_seconds',
    help: 'When the archive last took a file of the log of PostgreSQL.',
    registers,
  });
  const backedUp = new Gauge({
    name: 'larkmoor_physical_backup_timestamp_seconds',
    help: 'When pgBackRest made its newest backup, and its newest full one; 0 before it is noted.',
    labelNames: ['kind'],
    registers,
  });
  const rehearsed = new Gauge({
    name: 'larkmoor_rehearsal_timestamp_seconds',
    help: 'When a backup was last restored beside the bank and proven.',
    registers,
  });
  const rehearsal = new Gauge({
    name: 'larkmoor_rehearsal_seconds',
    help: 'Of the last rehearsal, in seconds: lost at most, until a database answered and was proven.',
    labelNames: ['of'],
    registers,
  });
  return async () => {
    if (db.engine === 'embedded') return;
    const archive = await readArchiveState(db);
    failing.set(Number((archive?.refusedFile ?? null) !== null));
    archived.set(secondsOf(archive?.archivedAt));
    const backup = await findPhysicalBackup(db);
    backedUp.set({ kind: 'newest' }, secondsOf(backup?.madeAt));
    backedUp.set({ kind: 'full' }, secondsOf(backup?.fullMadeAt));
    const last = await findLastRehearsal(db);
    rehearsed.set(secondsOf(last?.at));
    rehearsal.set({ of: 'lost' }, last?.lostSeconds ?? 0);
    rehearsal.set({ of: 'away' }, last?.awaySeconds ?? 0);
    rehearsal.set({ of: 'proven' }, last?.provenSeconds ?? 0);
  };
}

const secondsOf = (at: Temporal.Instant | null | undefined): number =>
  (at?.epochMilliseconds ?? 0) / 1000;
