import { type CaseHolder, leftAfterMinutes } from '../../contract/calls/cases.ts';
import { textFromInstant } from '../base/clock.ts';
import { refuse } from '../base/refusal.ts';
import type { SignedInContext } from '../context.ts';
import type { CaseHolderRow } from './cases-store.ts';

/** Whole minutes since the holder last opened the case, in real time. */
export function minutesSinceOpened({ bank }: SignedInContext, { takenAt }: CaseHolderRow): number {
  return Math.max(0, Math.floor(bank.clock.now().since(takenAt).total('minutes')));
}

/** @throws {Refusal} CASE_HELD, with the holder's name. */
export function refuseOtherHolder(ctx: SignedInContext, holder: CaseHolderRow): never {
  return refuse('CASE_HELD', {
    params: { holder: holder.username, minutes: minutesSinceOpened(ctx, holder) },
  });
}

/** The holder of a case, as staff read it. */
export function caseHolderView(ctx: SignedInContext, holder: CaseHolderRow): CaseHolder {
  const { username, holderId, takenAt } = holder;
  return {
    username,
    isYou: holderId === ctx.session.userId,
    takenAt: textFromInstant(takenAt),
    isLeft: minutesSinceOpened(ctx, holder) >= leftAfterMinutes,
  };
}

/** The holder of a case; null where it is free. */
export function caseHolderOrNone(
  ctx: SignedInContext,
  holder: CaseHolderRow | undefined,
): CaseHolder | null {
  return holder ? caseHolderView(ctx, holder) : null;
}
