import type { Queryable } from '../database.ts';
import type { BackupHeader, TableShape } from './backup-format.ts';

// Written by the migrations themselves; a backup keeps what of them counts in its header. And the
// months that are detached: a backup has their entries among the others (`sourceOf`), so that what
// is restored from it has all months attached, and is proven from the first entry on.
const leftOut = [
  'schema_migration',
  'schema_function',
  'detached_entry',
  'detached_month',
  'carried_balance',
];

/** Names the table or view that a table's rows are read from. */
export async function sourceOf(db: Queryable, table: string): Promise<string> {
  if (table !== 'entry') return quoteName(table);
  const { rows } = await db.query<{ isThere: boolean }>(
    `SELECT to_regclass('every_entry') IS NOT NULL AS "isThere"`,
  );
  return rows[0]?.isThere ? 'every_entry' : 'entry';
}

/**
 * The bank's tables with the columns that are stored, by name. A partitioned table is one:
 * which partitions it has is the database's own matter.
 */
export async function readTableShapes(db: Queryable): Promise<TableShape[]> {
  const { rows } = await db.query<TableShape>(
    `SELECT c.relname::text AS name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid,
              a.atttypmod)) ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT c.relispartition AND c.relname <> ALL ($1::text[])
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [leftOut],
  );
  return rows;
}

/** Reads the last values of the database's counters. */
export async function readSequences(db: Queryable): Promise<BackupHeader['sequences']> {
  const { rows } = await db.query<{ name: string; lastValue: string | null }>(
    `SELECT sequencename::text AS name, last_value::text AS "lastValue" FROM pg_sequences
      WHERE schemaname = 'public' ORDER BY sequencename`,
  );
  return rows;
}

/** An identifier from the catalogue, safe inside SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
