import { recordAudit } from '../services/audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { endCase, lockCaseHolder, type CaseId } from './cases-store.ts';
import type { Queue } from './queue.ts';
import { refuseOtherHolder } from './case-holder.ts';

/**
 * Lets go of a case without deciding it. A case without a holder, because it was decided or given
 * back before, stays as it is.
 */
export async function giveBackCase(ctx: SignedInContext, queue: Queue, one: CaseId): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    // The case's row first, as every decision locks.
    const found = await queue.lock(tx, one.id);
    const holder = await lockCaseHolder(tx, one);
    if (!found || !holder) return;
    if (holder.holderId !== ctx.session.userId) refuseOtherHolder(ctx, holder);
    await endCase(tx, one);
    await recordAudit(tx, ctx, {
      action: 'case.given_back',
      subject: found.auditSubject,
      details: { [one.kind]: one.id },
    });
  });
}
