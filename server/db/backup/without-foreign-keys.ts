import type { Tx } from '../database.ts';
import type { TableShape } from './backup-format.ts';
import { quoteName } from './table-shapes.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills tables that are emptied first (migrations seed some rows), in any order and without
 * triggers. The foreign keys come back at the end and are checked against every row.
 */
export async function withoutForeignKeys(
  tx: Tx,
  shapes: TableShape[],
  fill: () => Promise<void>,
): Promise<void> {
  const tables = shapes.map(({ name }) => quoteName(name));
  const keys = await tx.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
      pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const key of keys.rows)
    await tx.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`);
  for (const table of tables) await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  if (tables.length > 0) await tx.query(`TRUNCATE ${tables.join(', ')}`);
  await fill();
  for (const table of tables) await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const key of keys.rows)
    await tx.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`);
}
