import type { Queryable } from '../../db/database.ts';

/** The tables with a partition for each month (create_month_partitions.sql). */
export const partitionedTables = ['entry', 'audit_event'] as const;

export interface PartitionedUntil {
  table: string;
  /** From here on all months share the last partition. */
  until: Temporal.Instant;
  /** Seconds that the sandbox moved business time ahead, for which partitions are made. */
  movedSeconds: bigint;
}

/** Up to when each month has a partition. */
export async function findPartitionedUntil(db: Queryable): Promise<PartitionedUntil[]> {
  const { rows } = await db.query<PartitionedUntil>(
    `SELECT name AS table, partitioned_until(name) AS until,
        greatest(offset_seconds, 0) AS "movedSeconds"
      FROM unnest($1::text[]) AS name, sandbox_clock WHERE partitioned_until(name) IS NOT NULL`,
    [partitionedTables],
  );
  return rows;
}
