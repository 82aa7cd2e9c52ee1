import { leftAfterMinutes } from '../../contract/cases.ts';
import { recordAudit } from '../services/audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { refuse } from '../base/refusal.ts';
import { lockHolder, writeHolder, type CaseId, type HolderRow } from './cases-store.ts';
import { lockWaitingCase } from './lock-waiting-case.ts';
import type { Queue } from './queue.ts';
import { minutesHeld } from './require-holder.ts';

interface TakeOver {
  one: CaseId;
  reason: string;
}

/**
 * Takes a case from its holder: one that was left may be had for the asking, one under work only
 * with a reason. The trail names both people.
 */
export async function takeOverCase(
  ctx: SignedInContext,
  queue: Queue,
  { one, reason }: TakeOver,
): Promise<HolderRow> {
  const { bank, session } = ctx;
  return await bank.db.tx(async (tx) => {
    const { auditSubject: subject } = await lockWaitingCase(tx, ctx, { queue, one });
    const holder = await lockHolder(tx, one);
    const details = { [one.kind]: one.id };
    if (!holder) {
      await recordAudit(tx, ctx, { action: 'case.taken', subject, details });
    } else if (holder.holderId !== session.userId) {
      const minutes = minutesHeld(ctx, holder);
      if (reason === '' && minutes < leftAfterMinutes)
        refuse('TAKE_OVER_UNEXPLAINED', {
          params: { holder: holder.username, minutes: String(minutes) },
        });
      await recordAudit(tx, ctx, {
        action: 'case.taken_over',
        subject,
        details: { ...details, from: `admin:${holder.holderId}`, reason },
      });
    }
    await queue.startReview?.(tx, one.id, bank.clock.businessNow());
    return await writeHolder(tx, one, { holderId: session.userId, takenAt: bank.clock.now() });
  });
}
