import type { Queryable } from '../../db/database.ts';

/** A partition of the entries: of one month, or of several that share it. */
export interface Month {
  partition: string;
  isDetached: boolean;
  /** Null: from the beginning. */
  from: Temporal.Instant | null;
  /** Null: it takes all that is still to come. */
  until: Temporal.Instant | null;
  bytes: bigint;
}

/** The partitions of the entries in the order of their time. */
export async function readMonths(db: Queryable): Promise<Month[]> {
  const { rows } = await db.query<Month>(
    `SELECT relname::text AS partition, inhparent = 'detached_entry'::regclass AS "isDetached",
        substring(pg_get_expr(relpartbound, oid) FROM 'FROM \\(''([^'']+)''\\)')::timestamptz AS from,
        substring(pg_get_expr(relpartbound, oid) FROM 'TO \\(''([^'']+)''\\)')::timestamptz AS until,
        pg_total_relation_size(oid) AS bytes
      FROM pg_inherits JOIN pg_class ON oid = inhrelid
     WHERE inhparent IN ('entry'::regclass, 'detached_entry'::regclass)
     ORDER BY 3 NULLS FIRST`,
  );
  return rows;
}
