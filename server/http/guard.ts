import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../contract/calls/audit-actions.ts';
import { allows, needsPairing, type Route, wantsFreshProof } from '../../contract/calls/route.ts';
import type { Bank, BankOfPerson } from '../bank.ts';
import { actorName, type Actor, type Context, type SignedInContext } from '../context.ts';
import { isPaired } from './paired-cookie.ts';
import { refuse } from '../base/refusal.ts';
import { refuseProof } from './refuse-proof.ts';
import { requireRight } from './require-right.ts';
import { callerOf } from './caller-of.ts';
import type { LockedBeside, Session } from '../session.ts';
import { AuthorizedDatabase } from '../db/authorized-database.ts';
import type { Queryable, Tx } from '../db/database.ts';

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

async function requireTwoSteps(
  { sessions }: Bank,
  { who }: Route,
  session: Session,
  db?: Queryable,
): Promise<void> {
  if (who === 'admin' && (await sessions.lacksTwoSteps(session, db))) refuse('TWO_STEPS_REQUIRED');
}

/** A person who changes roles, or what a role allows, needs one of these rights. */
const changeRoles = ['manage-colleagues', 'change-terms'] as const;

function besideWritesOf({ who, right }: Route): LockedBeside {
  if (who !== 'admin') return 'nothing';
  return right !== 'any' && allows(changeRoles, right) ? 'no change of roles' : 'deeds';
}

/**
 * The bank for one request of a person. Before anything is written, whether they still may is read
 * again, under a lock that keeps it so: a session that has ended, a right that was taken away and an
 * account that was suspended or frozen since the guard looked write nothing.
 * @throws {Refusal} the one that the guard would give now, out of each write.
 */
function bankOf(bank: Bank, route: Route, session: Session): BankOfPerson {
  const beside = besideWritesOf(route);
  const authorize = async (tx: Tx): Promise<void> => {
    const now = (await bank.sessions.lock(tx, session, beside)) ?? refuse('NOT_SIGNED_IN');
    Object.assign(session, now);
    requireRole(route, session);
    await requireTwoSteps(bank, route, session, tx);
    if (route.who === 'admin') requireRight(session, route.right);
    refuseSuspendedNow(route, session);
  };
  return { ...bank, db: new AuthorizedDatabase(bank.db, authorize) };
}

/**
 * Finds the caller, and refuses one whom this route is not for. Deny unless allowed: a route that
 * names no one would not compile. Suspension is decided later, by `refuseSuspended`, because a
 * replayed answer comes first.
 */
export async function guardRoute(
  bank: Bank,
  route: Route,
  request: FastifyRequest,
): Promise<Context | SignedInContext> {
  const base = {
    requestId: request.id,
    address: request.ip,
    recorded: new Set<AuditAction>(),
  };
  if (route.who === 'anyone')
    return {
      ...base,
      bank,
      actor: { name: 'anonymous', channel: 'api' },
      caller: callerOf(request),
    };
  const session = await requireSession(bank, request, { isUse: route.background !== true });
  requireRole(route, session);
  await requireTwoSteps(bank, route, session);
  if (needsPairing(route) && !isPaired(bank.config, request, session.cookieHash))
    refuse('SESSION_NOT_PAIRED');
  if (route.who === 'admin') {
    requireRight(session, route.right);
    if (wantsFreshProof(route)) await requireFreshProof(bank, session);
  }
  return {
    ...base,
    bank: bankOf(bank, route, session),
    actor: actorOf(session),
    caller: callerOf(request, session.userId),
    session,
  };
}

/** @throws {Refusal} PROOF_NEEDED for staff who gave their passkey or code too long ago. */
async function requireFreshProof({ sessions }: Bank, session: Session): Promise<void> {
  const factor = await sessions.freshProofWanted(session);
  if (factor) refuseProof(factor);
}

function refuseSuspendedNow({ who, evenFrozen }: Route, { suspended, frozen }: Session): void {
  if (who !== 'active-customer') return;
  if (suspended) refuse('ACCOUNT_SUSPENDED');
  if (frozen && evenFrozen === undefined) refuse('ACCOUNT_FROZEN');
}

export function refuseSuspended(route: Route, ctx: Context | SignedInContext): void {
  if ('session' in ctx) refuseSuspendedNow(route, ctx.session);
}
