import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { type CaseId, lockHolder, type HolderRow } from './cases-store.ts';

/** Whole minutes since the holder last opened the case, in real time. */
export function minutesHeld({ bank }: SignedInContext, { takenAt }: HolderRow): number {
  return Math.max(0, Math.floor(bank.clock.now().since(takenAt).total('minutes')));
}

/** @throws {Refusal} CASE_HELD, with the holder's name. */
export function refuseHeld(ctx: SignedInContext, holder: HolderRow): never {
  return refuse('CASE_HELD', { params: { holder: holder.username, minutes: String(minutesHeld(ctx, holder)) } });
}

/**
 * Lets through only whoever holds the case. Call it in the deciding transaction, after the case's own row was locked and found waiting; the hold cannot change
 * hands until that transaction ends.
 * @throws {Refusal} CASE_NOT_TAKEN, CASE_HELD.
 */
export async function requireHolder(tx: Tx, ctx: SignedInContext, one: CaseId): Promise<void> {
  const holder = (await lockHolder(tx, one)) ?? refuse('CASE_NOT_TAKEN');
  if (holder.holderId !== ctx.session.userId) refuseHeld(ctx, holder);
}
