import { readFileSync } from 'node:fs';

/** The authority that an address of the database names (`sslrootcert`), in PEM. */
export function readAuthority(databaseUrl: string | undefined): string | undefined {
  const file = databaseUrl && new URL(databaseUrl).searchParams.get('sslrootcert');
  return file ? readFileSync(file, 'utf8') : undefined;
}
