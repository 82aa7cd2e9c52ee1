import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../contract/audit-actions.ts';
import { needsPairing, type Route } from '../../contract/route.ts';
import type { Bank } from '../bank.ts';
import { actorName, type Actor, type Context, type SignedInContext } from '../context.ts';
import { isPaired } from './paired-cookie.ts';
import { refuse } from '../base/refusal.ts';
import { refuseProof } from './refuse-proof.ts';
import { requireRight } from './require-right.ts';
import type { Session } from '../session.ts';

const bearer = /^Bearer ([^\s,]+)$/i;

/** The token of a request; undefined when there is none, or two. */
export function bearerToken(request: FastifyRequest): string | undefined {
  // Node joins or drops repeated headers; two credentials have no one reading, so they are refused.
  const count = request.raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  ).length;
  if (count !== 1) return undefined;
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The live session of a request.
 * @throws {Refusal} NOT_SIGNED_IN (401) when the token is missing, forged, expired or revoked.
 */
async function requireSession(
  { sessions }: Bank,
  request: FastifyRequest,
  options: { isUse: boolean },
): Promise<Session> {
  return (await sessions.read(bearerToken(request) ?? '', options)) ?? refuse('NOT_SIGNED_IN');
}

function actorOf(session: Session): Actor {
  const name = actorName({ role: session.role, id: session.userId });
  if (session.role === 'admin') return { name, channel: 'staff' };
  return { name, channel: session.cookieHash === null ? 'api' : 'web' };
}

function requireRole(route: Route, session: Session): void {
  if (route.who === 'signed-in') return;
  if (route.who !== 'admin' && session.role !== 'user') refuse('FORBIDDEN');
  if (route.who === 'admin' && session.role !== 'admin') refuse('FORBIDDEN');
  if (session.passwordChangeRequired) refuse('PASSWORD_CHANGE_REQUIRED');
}

/**
 * Who asks, and whether this route is for them. Deny unless allowed: a route that names no one
 * would not compile. Suspension is decided later, by `refuseSuspended`, because a replayed answer
 * comes first.
 */
export async function guardRoute(
  bank: Bank,
  route: Route,
  request: FastifyRequest,
): Promise<Context | SignedInContext> {
  const base = {
    bank,
    requestId: request.id,
    address: request.ip,
    recorded: new Set<AuditAction>(),
  };
  if (route.who === 'anyone') return { ...base, actor: { name: 'anonymous', channel: 'api' } };
  const session = await requireSession(bank, request, { isUse: route.background !== true });
  requireRole(route, session);
  if (route.who === 'admin' && (await bank.sessions.lacksTwoSteps(session)))
    refuse('TWO_STEPS_REQUIRED');
  if (needsPairing(route) && !isPaired(bank.config, request, session.cookieHash))
    refuse('SESSION_NOT_PAIRED');
  if (route.who === 'admin') {
    requireRight(session, route.right);
    if (route.wantsFreshProof) await requireFreshProof(bank, session);
  }
  return { ...base, actor: actorOf(session), session };
}

/** @throws {Refusal} PROOF_NEEDED for staff who gave their passkey or code too long ago. */
async function requireFreshProof({ sessions }: Bank, session: Session): Promise<void> {
  const factor = await sessions.freshProofWanted(session);
  if (factor) refuseProof(factor);
}

export function refuseSuspended(route: Route, ctx: Context | SignedInContext): void {
  if (route.who !== 'active-customer' || !('session' in ctx)) return;
  if (ctx.session.suspended) refuse('ACCOUNT_SUSPENDED');
  if (ctx.session.frozen) refuse('ACCOUNT_FROZEN');
}
