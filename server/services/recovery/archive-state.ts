import type { Queryable } from '../../db/database.ts';

/** The state of the archive that PostgreSQL hands its log to, as PostgreSQL knows it. */
export interface ArchiveState {
  archivedAt: Temporal.Instant | null;
  /** The file of its log that was not taken when it was last tried, and since when; else null. */
  refusedFile: string | null;
  refusedAt: Temporal.Instant | null;
}

/** Undefined where PostgreSQL archives nothing. The embedded engine cannot be asked. */
export async function readArchiveState(db: Queryable): Promise<ArchiveState | undefined> {
  const { rows } = await db.query<ArchiveState>(
    `SELECT last_archived_time AS "archivedAt",
      CASE WHEN fails THEN last_failed_wal END AS "refusedFile",
      CASE WHEN fails THEN last_failed_time END AS "refusedAt"
      FROM (SELECT *, last_failed_time IS NOT NULL AND (last_archived_time IS NULL
        OR last_failed_time > last_archived_time) AS fails FROM pg_stat_archiver) AS archiver
      WHERE current_setting('archive_mode') <> 'off'`,
  );
  return rows[0];
}
