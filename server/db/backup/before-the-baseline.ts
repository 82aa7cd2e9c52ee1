import { createHash } from 'node:crypto';
import type { Migration, SchemaFiles } from '../migrate.ts';
import type { BackupHeader } from './backup-format.ts';

/*
 * Until November 2026 the tables were made by 49 migrations; now a baseline makes the same tables.
 * A backup by the last version before it is restored as one of the baseline. A backup by a still
 * older version has other tables: that last version restores it and takes one that this version
 * reads.
 */

/** SHA-256 of the names and hashes of those migrations. */
const lastMigrations = '0d2f2d8597d7a14f11ac36543f2afcbbb2a88ad70618aed2050c8550eed2afdb';

const lastFileOfTheBaseline = '0008-books-and-jobs.sql';

/** Whether the last version before the baseline wrote this backup. */
export function isFromBeforeTheBaseline({ migrations }: BackupHeader): boolean {
  const written = migrations.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n');
  return createHash('sha256').update(written).digest('hex') === lastMigrations;
}

export function baselineFiles({ migrations }: SchemaFiles): Migration[] {
  return migrations.filter(({ name }) => name <= lastFileOfTheBaseline);
}
