import { randomUUIDv7 } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Route } from '../../contract/calls/route.ts';
import { approvalHeader } from '../../contract/money/order-signature.ts';
import { derivedId, derivedIdAfter, digestOf } from '../base/digest.ts';
import { refuse } from '../base/refusal.ts';
import type { RequestClaim } from './handler.ts';

/**
 * A key that says when it was made, in milliseconds since 1970, in twelve hexadecimal digits. Its
 * sender may say what it likes: it decides where in the indexes the order is, and nothing else.
 */
const saysItsTime = /^at-([0-9a-f]{12})-/;

const visibleAscii = /^[\x21-\x7e]{1,255}$/;

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !visibleAscii.test(key)) {
    const text = 'The idempotency key must be 1 to 255 visible ASCII characters.';
    return refuse('INVALID_FIELDS', {
      fields: { 'Idempotency-Key': text },
      params: { first: text },
    });
  }
  return key;
}

/**
 * The parts by which two requests are one: the body, and the headers this call takes. An approval is
 * none: it signs the order and is no part of it, and a PIN would be guessed from the hash.
 */
function payloadOf({ headers }: Route, request: FastifyRequest): unknown {
  const body = request.body ?? null;
  const taken = Object.keys(headers?.shape ?? {})
    .filter((name) => !(name in approvalHeader.shape))
    .flatMap((name) => request.headers[name] ?? []);
  return taken.length === 0 ? body : [body, ...taken];
}

/**
 * The claim of a money request: from user, method, path and key, or fresh without a key, so that
 * equal requests without one are never merged.
 */
export function idempotencyClaim(
  route: Route,
  request: FastifyRequest,
  userId: string,
): RequestClaim {
  const key = readKey(request);
  const path = request.url.split('?', 1)[0] ?? request.url;
  return {
    claimId: key === undefined ? randomUUIDv7() : claimIdOf(key, [userId, route.method, path, key]),
    payloadHash: digestOf(payloadOf(route, request)),
    keyed: key !== undefined,
  };
}

function claimIdOf(key: string, parts: readonly string[]): string {
  const [, time] = saysItsTime.exec(key) ?? [];
  return time === undefined ? derivedId(...parts) : derivedIdAfter(time, ...parts);
}
