import { existsSync, readFileSync } from 'node:fs';

/**
 * The authority that an address of the database names (`sslrootcert`), in PEM. A file that is not
 * there is named by what connects to the database, and must not end the doctor.
 */
export function readAuthority(databaseUrl: string | undefined): string | undefined {
  const file = databaseUrl && new URL(databaseUrl).searchParams.get('sslrootcert');
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
