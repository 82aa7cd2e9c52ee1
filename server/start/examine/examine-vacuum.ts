import type { Database } from '../../db/database.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

/** PostgreSQL takes no more writes at two thousand million transactions. */
const usualLimits = { oldAge: 500_000_000, alarmingAge: 1_200_000_000, rows: 1_000_000, days: 1 };

interface Vacuumed {
  oldest: string;
  age: number;
  neverVacuumed: string[] | null;
}

// A crash or a failover loses the counts, so a table is judged only once they cover some time.
const vacuumedSql = `
  SELECT oldest.name AS oldest, oldest.age, (SELECT array_agg(relname::text ORDER BY relname)
      FROM pg_stat_user_tables, pg_stat_database
      WHERE datname = current_database() AND vacuum_count + autovacuum_count = 0
        AND n_ins_since_vacuum + n_dead_tup > $1::bigint
        AND coalesce(stats_reset, pg_postmaster_start_time()) <= now() - $2::integer * interval '1 day')
      AS "neverVacuumed"
  FROM (SELECT relname::text AS name, age(relfrozenxid) AS age FROM pg_class
    WHERE relkind IN ('r', 'm', 't') ORDER BY age(relfrozenxid) DESC LIMIT 1) AS oldest`;

/** Checks that PostgreSQL vacuums its tables: rows not frozen in time stop every write. */
export async function examineVacuum(
  db: Database,
  limits: typeof usualLimits = usualLimits,
): Promise<Examined[]> {
  // The embedded engine is vacuumed by the bank itself (housekeeping.ts).
  if (db.engine === 'embedded') return [];
  const { rows } = await db.query<Vacuumed>(vacuumedSql, [limits.rows, limits.days]);
  const { oldest, age, neverVacuumed } = rows[0] as Vacuumed;
  const found = `The oldest row of ${oldest} is ${age.toLocaleString('en-US')} transactions old.`;
  const mend =
    'See pg_stat_activity and pg_prepared_xacts for what has been open for hours, and ' +
    'pg_replication_slots for what nobody reads; then VACUUM (FREEZE) that table.';
  if (age > limits.alarmingAge) return [fault('vacuum', found, mend)];
  if (age > limits.oldAge) return [warning('vacuum', found, mend)];
  if (neverVacuumed && neverVacuumed.length > 0)
    return [
      warning(
        'vacuum',
        `PostgreSQL never vacuumed ${neverVacuumed.join(', ')}.`,
        'Switch autovacuum on in PostgreSQL; on a table that it cannot lock, end what holds it.',
      ),
    ];
  return [ok('vacuum', found)];
}
