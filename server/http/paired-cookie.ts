import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { hashSecret } from '../base/digest.ts';
import { isLoopback } from '../base/is-loopback.ts';
import { cookieName, strictCookie } from './cookies.ts';

const name = 'larkmoor';

/** The origin of a page of ours that a request says it was made by. */
function ownOrigin(config: Config, { headers }: FastifyRequest): URL | undefined {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  return origin === config.publicUrl || url.host === host ? url : undefined;
}

/** Says whether a page of ours made the request, in a browser that says so. */
export const isFromOwnPage = (config: Config, request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin' && ownOrigin(config, request) !== undefined;

/**
 * @returns true where a browser logs in at a page of ours. Over plain http, but for the machine
 * itself, browsers send no `Sec-Fetch-Site`: there the origin is enough to pair the session, which
 * takes nothing from anybody. It is not enough where the cookie proves something.
 */
export function isOwnBrowser(config: Config, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return isFromOwnPage(config, request);
  const origin = ownOrigin(config, request);
  return origin !== undefined && origin.protocol === 'http:' && !isLoopback(origin.hostname);
}

/** Gives the browser the cookie its new session is paired with; answers the hash to keep. */
export function pairBrowser(config: Config, reply: FastifyReply, lifeSeconds: number): Buffer {
  const value = randomBytes(32).toString('base64url');
  void reply.setCookie(cookieName(config, name), value, strictCookie(config, lifeSeconds));
  return hashSecret(value);
}

/** The hash of the cookie a browser brings, which its session can be found by. */
export function pairedCookieHash(config: Config, request: FastifyRequest): Buffer | undefined {
  const value = request.cookies[cookieName(config, name)];
  return value === undefined ? undefined : hashSecret(value);
}

/**
 * A session that is not a browser's is not paired; a browser's needs its cookie as well as the
 * token.
 */
export function isPaired(
  config: Config,
  request: FastifyRequest,
  cookieHash: Buffer | null,
): boolean {
  if (cookieHash === null) return true;
  const given = pairedCookieHash(config, request);
  return given !== undefined && timingSafeEqual(given, cookieHash);
}
