import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { lapsedNotice, offeredNotice } from './loan-notices.ts';
import { lastOfferDay } from './loan-offer.ts';
import { lockUnkeptOffers, type LoanRow, markLapsed, markOffered } from './loans-store.ts';

async function keepOffer(tx: Tx, ctx: Context, loan: LoanRow): Promise<void> {
  const { bank } = ctx;
  const customer = await findUser(tx, loan.userId);
  invariant(customer, 'a customer with an open loan is not deleted');
  const isOver = loan.offeredUntil !== null;
  const offeredUntil = loan.offeredUntil ?? (await lastOfferDay(tx, bank));
  if (isOver) await markLapsed(tx, loan.id, bank.clock.businessNow());
  else await markOffered(tx, loan.id, offeredUntil);
  await recordAudit(tx, ctx, {
    action: isOver ? 'loan.offer_lapsed' : 'loan.offered',
    subject: `user:${customer.id}`,
    details: { loan: loan.id, until: offeredUntil },
  });
  const notice = isOver ? lapsedNotice : offeredNotice;
  await queueNotice(tx, bank.clock, customer, notice({ ...loan, offeredUntil }));
}

/**
 * Ends the offers whose last day has passed, and begins those of loans that were approved without
 * one, by a version of the bank that asked no customer. Safe to run twice, and on two servers at
 * once.
 * @returns how many it looked at.
 */
export const keepLoanOffers = rowByRow<LoanRow>({
  atOnce: 50,
  turns: 20,
  lock: (tx, { bank }, due) => lockUnkeptOffers(tx, bank.clock.businessDay(), due),
  idOf: ({ id }) => id,
  async work(tx, ctx, loans) {
    for (const loan of loans) await keepOffer(tx, ctx, loan);
  },
});
