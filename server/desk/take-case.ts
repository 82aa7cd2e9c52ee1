import { recordAudit } from '../services/audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { lockHolder, writeHolder, type CaseId, type HolderRow } from './cases-store.ts';
import { lockWaitingCase } from './lock-waiting-case.ts';
import type { Queue } from './queue.ts';
import { refuseHeld } from './require-holder.ts';

/**
 * Takes a free case. If two people take it at once, one gets it and the other reads who has it.
 * When its holder opens it again, no second line is written to the trail.
 */
export async function takeCase(
  ctx: SignedInContext,
  queue: Queue,
  one: CaseId,
): Promise<HolderRow> {
  const { bank, session } = ctx;
  return await bank.db.tx(async (tx) => {
    const { auditSubject } = await lockWaitingCase(tx, ctx, { queue, one });
    const holder = await lockHolder(tx, one);
    if (holder && holder.holderId !== session.userId) refuseHeld(ctx, holder);
    await queue.startReview?.(tx, one.id, bank.clock.businessNow());
    if (!holder)
      await recordAudit(tx, ctx, {
        action: 'case.taken',
        subject: auditSubject,
        details: { [one.kind]: one.id },
      });
    return await writeHolder(tx, one, { holderId: session.userId, takenAt: bank.clock.now() });
  });
}
