import type { SignedInContext } from '../../context.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { turnedDownNotice } from './loan-notices.ts';
import { requireOffer } from './loan-offer.ts';
import { lockLoan, markTurnedDown } from './loans-store.ts';

/**
 * Turns the offer of an own loan down. It needs no proof: nothing is owed afterwards, and nothing
 * has moved.
 * @throws {Refusal} what `requireOffer` throws; ACCOUNT_FROZEN.
 */
export async function turnDownLoan(ctx: SignedInContext, id: string): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    const loan = requireOffer(ctx, await lockLoan(tx, id));
    await markTurnedDown(tx, id, clock.businessNow());
    await recordAudit(tx, ctx, {
      action: 'loan.turned_down',
      subject: `loan:${id}`,
      details: { loan: id },
    });
    await queueNotice(tx, clock, user, turnedDownNotice(loan));
  });
}
