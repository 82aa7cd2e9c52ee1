import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import type { Session } from '../session.ts';
import { refuse } from '../refusal.ts';

const bearer = /^Bearer ([^\s,]+)$/i;

function bearerToken(request: FastifyRequest): string | undefined {
  // Node joins or drops repeated headers; two credentials have no one reading, so they are refused.
  const count = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization').length;
  if (count !== 1) return undefined;
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The live session of a request.
 * @throws {Refusal} NOT_SIGNED_IN (401) when the token is missing, forged, expired or revoked.
 */
export async function requireSession({ sessions }: Bank, request: FastifyRequest, options: { isUse: boolean }): Promise<Session> {
  return (await sessions.read(bearerToken(request) ?? '', options)) ?? refuse('NOT_SIGNED_IN');
}
