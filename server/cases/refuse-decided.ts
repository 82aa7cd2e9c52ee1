import { writtenMoment } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { findUser } from '../users/users-store.ts';
import type { Decision } from './queue.ts';

/** @throws {Refusal} CASE_DECIDED, with who was first, and when. */
export async function refuseDecided(db: Queryable, ctx: SignedInContext, { by, outcome, at }: Decision): Promise<never> {
  const isOwn = (await findUser(db, ctx.session.userId))?.username === by;
  return refuse('CASE_DECIDED', { params: { by, outcome, at: writtenMoment(at), ...(isOwn && { isOwn: 'yes' }) } });
}
