import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const debianFolder = '/usr/lib/postgresql';
const programs = ['initdb', 'pg_ctl', 'postgres'];

/**
 * The folder with PostgreSQL's server programs: `POSTGRES_BIN`, else Debian's newest, else one in
 * PATH; undefined when there is none.
 */
export function findPostgres(): string | undefined {
  const candidates = [
    process.env['POSTGRES_BIN'] ?? '',
    ...debianVersions(),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return candidates.find(
    (folder) =>
      folder !== '' && programs.every((program) => existsSync(path.join(folder, program))),
  );
}

// Debian keeps the server programs out of PATH, one folder for each version.
function debianVersions(): string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(debianFolder, version, 'bin'));
}
