import type { Queryable } from '../../db/database.ts';
import { recordOperatorEvent } from '../audit/operator-event.ts';

/** A full one is due each week; the log alone brings the days after it back, in hours. */
export const oldestBackupDays = 8;

/** The newest backup of PostgreSQL itself, as its repository names it. */
export interface PhysicalBackup {
  backup: string;
  madeAt: Temporal.Instant;
  /** When the last full one was made, from which the newest begins; it may be that one. */
  fullMadeAt: Temporal.Instant;
  /** True where its repository is on the disk of the database; null: it was not looked at. */
  sharesDisk: boolean | null;
}

/** Notes in the trail which backup is the newest, so that every server can tell its age. */
export async function notePhysicalBackup(
  db: Queryable,
  { backup, madeAt, fullMadeAt, sharesDisk }: PhysicalBackup,
): Promise<void> {
  await recordOperatorEvent(db, 'backup.made', {
    backup,
    madeAt: madeAt.toString(),
    fullMadeAt: fullMadeAt.toString(),
    ...(sharesDisk !== null && { sharesDisk: String(sharesDisk) }),
  });
}

/** The one that was noted last; undefined if none ever was. */
export async function findPhysicalBackup(db: Queryable): Promise<PhysicalBackup | undefined> {
  const { rows } = await db.query<PhysicalBackup>(
    `SELECT coalesce(details ->> 'backup', '') AS backup,
      coalesce((details ->> 'madeAt')::timestamptz, at) AS "madeAt",
      coalesce((details ->> 'fullMadeAt')::timestamptz, at) AS "fullMadeAt",
      (details ->> 'sharesDisk')::boolean AS "sharesDisk"
      FROM audit_event WHERE action = 'backup.made' ORDER BY at DESC LIMIT 1`,
  );
  return rows[0];
}
