import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { fault, ok, warning, type Examined } from '../../../server/start/examine/examined.ts';

const waitMs = 5_000;
const daysToRenew = 14;

/** The certificate that people meet at the public address; nothing where that is plain http. */
export async function examineCertificate(publicUrl: string): Promise<Examined[]> {
  const { protocol, host } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  try {
    return [judge(host, await readCertificate(publicUrl))];
  } catch (error) {
    return [
      warning(
        'certificate',
        `${host} cannot be reached from here: ${(error as Error).message}`,
        'Start the proxy, or look from a machine that reaches it.',
      ),
    ];
  }
}

interface Met {
  /** How long it is good for. */
  days: number;
  /** The last of them, as `2026-11-26`. */
  lastDay: string;
  /** Why this machine does not believe it, as Node.js names it; undefined where it does. */
  refusal: string | undefined;
}

/**
 * The certificate at an https address, believed by `ca` (PEM) or by the authorities of Node.js.
 * @throws where nothing answers there.
 */
export async function readCertificate(url: string, ca?: string): Promise<Met> {
  const { hostname, port } = new URL(url);
  const socket = await meet(hostname, Number(port || 443), ca);
  const { valid_to: until } = socket.getPeerCertificate();
  const { authorized, authorizationError } = socket;
  socket.destroy();
  return {
    days: Math.floor((Date.parse(until) - Date.now()) / 86_400_000),
    lastDay: new Date(until).toISOString().slice(0, 10),
    refusal: authorized ? undefined : String(authorizationError),
  };
}

function judge(host: string, { days, lastDay, refusal }: Met): Examined {
  const mend = 'Renew it, put it into the proxy and reload the proxy.';
  if (days < 0)
    return fault('certificate', `That of ${host} expired on ${lastDay}: browsers refuse it.`, mend);
  if (refusal !== undefined)
    return fault('certificate', `Browsers refuse that of ${host}: ${refusal}.`, mend);
  const found = `That of ${host} is good for ${days} more days.`;
  return days < daysToRenew ? warning('certificate', found, mend) : ok('certificate', found);
}

/** Whatever certificate it shows is taken, because it is only looked at. */
async function meet(hostname: string, port: number, ca?: string): Promise<TLSSocket> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  // An address has no name that a proxy could choose a certificate by.
  const servername = isIP(host) === 0 ? { servername: host } : {};
  return await new Promise((resolve, reject) => {
    const socket = connect({ host, port, ca, ...servername, rejectUnauthorized: false }, () =>
      resolve(socket),
    );
    socket.once('error', reject);
    socket.setTimeout(waitMs, () => socket.destroy(new Error('no answer within five seconds')));
  });
}
