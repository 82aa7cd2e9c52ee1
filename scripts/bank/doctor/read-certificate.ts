import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';

const waitMs = 5_000;
/** Days that remain when it is time to renew one. */
export const daysToRenew = 14;

/** The time that a certificate is still good for. */
export interface Life {
  days: number;
  /** The last of them, as `2026-11-26`. */
  lastDay: string;
}

interface Met extends Life {
  /** This machine's reason not to believe it, as Node.js names it; undefined where it does. */
  refusal: string | undefined;
}

export const lifeOf = ({ valid_to: until }: Pick<PeerCertificate, 'valid_to'>): Life => ({
  days: Math.floor((Date.parse(until) - Date.now()) / 86_400_000),
  lastDay: new Date(until).toISOString().slice(0, 10),
});

const usualPorts: Record<string, number> = {
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
};

/**
 * The certificate at an address of a web server or of PostgreSQL, believed by `ca` (PEM) or by the
 * authorities of Node.js.
 * @throws where nothing answers there, or nothing with TLS.
 */
export async function readCertificate(url: string, ca?: string): Promise<Met> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const place = { host, port: Number(port || usualPorts[protocol]) };
  const socket = await meet(place, {
    ca,
    plain: protocol === 'https:' ? undefined : await askPostgres(place),
  });
  const { authorized, authorizationError } = socket;
  const life = lifeOf(socket.getPeerCertificate());
  socket.destroy();
  return { ...life, refusal: authorized ? undefined : String(authorizationError) };
}

interface Place {
  host: string;
  port: number;
}

/** Whatever certificate it shows is taken, because it is only looked at. */
async function meet(
  { host, port }: Place,
  { ca, plain }: { ca: string | undefined; plain: Socket | undefined },
): Promise<TLSSocket> {
  // An address has no name that a proxy could choose a certificate by.
  const servername = isIP(host) === 0 ? { servername: host } : {};
  return await new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, ca, ...servername, ...(plain && { socket: plain }), rejectUnauthorized: false },
      () => resolve(socket),
    );
    socket.once('error', reject);
    socket.setTimeout(waitMs, () => socket.destroy(new Error('no answer within five seconds')));
  });
}

/** The first bytes that a client of PostgreSQL sends: eight, with a number that means TLS. */
const wantsTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** A connection to PostgreSQL that is ready for TLS. */
async function askPostgres(place: Place): Promise<Socket> {
  return await new Promise((resolve, reject) => {
    const socket = connectPlain(place, () => socket.write(wantsTls));
    socket.once('error', reject);
    // As a proxy closes it that finds no leader.
    socket.once('close', () => reject(new Error('no answer')));
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.once('data', (answer) => {
      socket.setTimeout(0);
      if (answer.toString('latin1') === 'S') resolve(socket);
      else socket.destroy();
    });
  });
}
