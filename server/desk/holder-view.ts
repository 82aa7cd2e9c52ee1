import { leftAfterMinutes, type CaseHolder } from '../../contract/cases.ts';
import { textFromInstant } from '../base/clock.ts';
import type { SignedInContext } from '../context.ts';
import type { HolderRow } from './cases-store.ts';
import { minutesHeld } from './require-holder.ts';

/** The holder of a case, as staff read it. */
export function holderView(ctx: SignedInContext, holder: HolderRow): CaseHolder {
  const { username, holderId, takenAt } = holder;
  return {
    username,
    isYou: holderId === ctx.session.userId,
    takenAt: textFromInstant(takenAt),
    isLeft: minutesHeld(ctx, holder) >= leftAfterMinutes,
  };
}

/** The holder of a case; null where it is free. */
export function heldBy(ctx: SignedInContext, holder: HolderRow | undefined): CaseHolder | null {
  return holder ? holderView(ctx, holder) : null;
}
