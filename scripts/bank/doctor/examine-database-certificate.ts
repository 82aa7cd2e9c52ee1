import type { Config } from '../../../server/base/config.ts';
import { fault, ok, warning, type Examined } from '../../../server/start/examine/examined.ts';
import { readAuthority } from './read-authority.ts';
import { daysToRenew, readCertificate } from './read-certificate.ts';

const mend =
  'Renew it on the machine of PostgreSQL (ssl_cert_file) and reload PostgreSQL: each new ' +
  'connection gets the new one.';

/**
 * The certificates of the database and of its standby, where the bank wants them proven: with an
 * expired one no connection is made any more, and no payment.
 */
export async function examineDatabaseCertificates({
  databaseUrl,
  databaseStandbyUrl,
}: Pick<Config, 'databaseUrl' | 'databaseStandbyUrl'>): Promise<Examined[]> {
  const urls = [databaseUrl, databaseStandbyUrl].filter((url) => url !== undefined);
  return (await Promise.all(urls.filter(isProven).map(examine))).flat();
}

/** Says whether the client checks the certificate against an authority; a socket has none. */
function isProven(url: string): boolean {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  const isWanted = mode !== null || searchParams.has('sslrootcert');
  return isWanted && mode !== 'disable' && mode !== 'no-verify' && !searchParams.has('host');
}

const read = async (url: string) => await readCertificate(url, readAuthority(url));

/** One that is away, or refused for something else, is named by what connects to it. */
async function examine(url: string): Promise<Examined[]> {
  const met = await read(url).catch(() => undefined);
  if (met === undefined) return [];
  const of = `That of the database at ${new URL(url).host}`;
  if (met.days < 0)
    return [
      fault('certificate', `${of} expired on ${met.lastDay}: no server connects to it.`, mend),
    ];
  if (met.refusal !== undefined) return [];
  const found = `${of} is good for ${met.days} more days.`;
  return [met.days < daysToRenew ? warning('certificate', found, mend) : ok('certificate', found)];
}
