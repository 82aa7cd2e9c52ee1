import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import type { Session } from '../context.ts';
import { refuse } from '../refusal.ts';
import { isSessionOver } from '../users/session-limits.ts';
import { hashSessionToken } from '../users/session-token.ts';
import { deleteSession, findSession, touchSession } from '../users/sessions-store.ts';

/** How often a session's last use is written: exact enough for limits of minutes, cheap enough for every request. */
const touchEveryMs = 60_000;

const bearer = /^Bearer ([^\s,]+)$/i;

function bearerToken(request: FastifyRequest): string | undefined {
  // Node joins or drops repeated headers; two credentials have no one reading, so they are refused.
  const count = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization').length;
  if (count !== 1) return undefined;
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The live session of a request. One that is use moves the session's idle end.
 * @throws {Refusal} NOT_SIGNED_IN (401) when the token is missing, forged, expired or revoked.
 */
export async function readSession(bank: Bank, request: FastifyRequest, { isUse }: { isUse: boolean }): Promise<Session> {
  const tokenHash = hashSessionToken(bearerToken(request) ?? '');
  const stored = tokenHash && (await findSession(bank.db, tokenHash));
  if (!stored) return refuse('NOT_SIGNED_IN');
  const now = bank.clock.now();
  if (isSessionOver(stored, now)) {
    await deleteSession(bank.db, stored.id);
    return refuse('NOT_SIGNED_IN');
  }
  if (isUse && now.epochMilliseconds - stored.lastSeenAt.epochMilliseconds >= touchEveryMs) await touchSession(bank.db, stored.id, now);
  return stored;
}
