import { leftAfterMinutes, type CaseHolder } from '../../contract/cases.ts';
import { textFromInstant } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { HolderRow } from './cases-store.ts';
import { minutesHeld } from './require-holder.ts';

/** Who holds a case, as staff read it. */
export function holderView(ctx: SignedInContext, holder: HolderRow): CaseHolder {
  const { username, holderId, takenAt } = holder;
  return { username, isYou: holderId === ctx.session.userId, takenAt: textFromInstant(takenAt), isLeft: minutesHeld(ctx, holder) >= leftAfterMinutes };
}
