import { writtenMoment } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { type Deed, isDecidedByCaller } from './decision-answers-store.ts';
import type { Decision } from './queue.ts';

/** @throws {Refusal} CASE_DECIDED, with who was first, and when. */
export async function refuseDecided(db: Queryable, ctx: SignedInContext, { by, outcome, at, ...one }: Decision & Omit<Deed, 'asked'>): Promise<never> {
  const isOwn = await isDecidedByCaller(db, ctx, one);
  return refuse('CASE_DECIDED', { params: { by, outcome, at: writtenMoment(at), ...(isOwn && { isOwn: 'yes' }) } });
}
