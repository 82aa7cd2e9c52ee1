import type { SignedInContext } from '../context.ts';
import { refuse } from '../base/refusal.ts';
import type { HolderRow } from './cases-store.ts';

/** Whole minutes since the holder last opened the case, in real time. */
export function minutesHeld({ bank }: SignedInContext, { takenAt }: HolderRow): number {
  return Math.max(0, Math.floor(bank.clock.now().since(takenAt).total('minutes')));
}

/** @throws {Refusal} CASE_HELD, with the holder's name. */
export function refuseHeld(ctx: SignedInContext, holder: HolderRow): never {
  return refuse('CASE_HELD', {
    params: { holder: holder.username, minutes: String(minutesHeld(ctx, holder)) },
  });
}
