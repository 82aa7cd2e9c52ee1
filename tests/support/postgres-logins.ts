import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../scripts/test/find-postgres.ts';

const script = join(import.meta.dirname, '..', '..', 'deploy', 'postgres-roles.sql');
const passwords = {
  LARKMOOR_OWNER_PASSWORD: 'owner-of-a-test',
  LARKMOOR_SERVER_PASSWORD: "server's, of a test",
};

/**
 * Runs the script that operators run in a database of the test cluster.
 * @returns the addresses of its two logins.
 */
export async function makeLogins(
  databaseUrl: string,
): Promise<{ DATABASE_URL: string; DATABASE_OWNER_URL: string }> {
  await promisify(execFile)(
    join(findPostgres() ?? '', 'psql'),
    ['--no-psqlrc', '--quiet', '--file', script, databaseUrl],
    {
      env: { PATH: process.env['PATH'], ...passwords },
    },
  );
  const as = (login: string, password: string) => {
    const url = new URL(databaseUrl);
    url.username = login;
    url.password = encodeURIComponent(password);
    return url.href;
  };
  return {
    DATABASE_URL: as('larkmoor_server', passwords.LARKMOOR_SERVER_PASSWORD),
    DATABASE_OWNER_URL: as('larkmoor_owner', passwords.LARKMOOR_OWNER_PASSWORD),
  };
}
