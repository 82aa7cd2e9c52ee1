import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/open-database.ts';
import { describeSchema } from './schema/describe-schema.ts';

/* npm run schema: writes server/db/schema.sql from a new database that ran every migration. */

const dataDir = await mkdtemp(join(tmpdir(), 'larkmoor-schema-'));
try {
  const database = await openDatabase({ dataDir, as: 'tool', fsync: false });
  try {
    await writeFile(
      join(import.meta.dirname, '..', 'server', 'db', 'schema.sql'),
      await describeSchema(database),
    );
  } finally {
    await database.close();
  }
} finally {
  await rm(dataDir, { recursive: true });
}
