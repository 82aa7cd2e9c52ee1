import type { Database } from '../../db/database.ts';
import { ok, warning, type Examined } from './examined.ts';

const megabyte = 1024n * 1024n;
/** The memory that PostgreSQL is shipped with, and the size of a bank that it is too little for. */
const usualLimits = { shippedBytes: 128n * megabyte, databaseBytes: 1024n * megabyte };

/** Checks that PostgreSQL was given memory: it is shipped with 128 MB, however much there is. */
export async function examineMemory(db: Database, limits = usualLimits): Promise<Examined[]> {
  if (db.engine === 'embedded') return [];
  const { rows } = await db.query<{ buffers: bigint; database: bigint }>(
    `SELECT pg_size_bytes(current_setting('shared_buffers')) AS buffers,
      pg_database_size(current_database()) AS database`,
  );
  const { buffers, database } = rows[0] as { buffers: bigint; database: bigint };
  const found =
    `shared_buffers is ${buffers / megabyte} MB, and the database has ` +
    `${database / megabyte} MB.`;
  return [
    database > limits.databaseBytes && buffers <= limits.shippedBytes
      ? warning(
          'memory',
          found,
          'Give PostgreSQL a quarter of its machine’s memory, and restart it; see “Memory” in the ' +
            'manual.',
        )
      : ok('memory', found),
  ];
}
