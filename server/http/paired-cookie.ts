import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { hashSecret } from '../base/digest.ts';
import { cookieName, strictCookie } from './cookies.ts';

const name = 'larkmoor';

/** Whether a request was made by a page of ours, in a browser that says so. */
export function isFromOwnPage(config: Config, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (
    request.headers['sec-fetch-site'] !== 'same-origin' ||
    origin === undefined ||
    !URL.canParse(origin)
  )
    return false;
  return origin === config.publicUrl || new URL(origin).host === host;
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
