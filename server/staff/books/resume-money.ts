import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { findMoneyStop, resumeMoney as lift } from '../../ledger/money-stop.ts';
import { refuse } from '../../base/refusal.ts';
import { findProofToResumeWith } from './proofs-store.ts';

/**
 * Lets money move again, for a reason that is kept; never before a proof made after the stop has
 * found the books right.
 */
export async function resumeMoney(ctx: SignedInContext, reason: string): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    if (!(await findMoneyStop(tx))) refuse('NOT_STOPPED');
    const proofId = (await findProofToResumeWith(tx)) ?? refuse('BOOKS_NOT_PROVEN');
    if (!(await lift(tx, { proofId, at: clock.now(), by: ctx.actor.name, reason })))
      refuse('NOT_STOPPED');
    await recordAudit(tx, ctx, {
      action: 'money.resumed',
      subject: `proof:${proofId}`,
      details: { reason },
    });
  });
}
