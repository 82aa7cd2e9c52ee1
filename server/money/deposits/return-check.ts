import { reasonTexts } from '../../../contract/reasons.ts';
import type { returnCheckRoute } from '../../../contract/check-reviews.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { decideOnce } from '../../desk/decide-once.ts';
import type { SignedInContext } from '../../context.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { findUser } from '../../people/users/users-store.ts';
import { returnedNotice } from './check-notices.ts';
import { checkQueue } from './check-queue.ts';
import { checkOf, markCheckReturned } from './decided-checks-store.ts';

/** Returns a check unpaid, for a reason its customer can act upon. Only its holder may. */
export async function returnCheck(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof returnCheckRoute>,
): Promise<void> {
  const { bank } = ctx;
  const { reason: code, note = '' } = body;
  // Kept in words: what a customer was told does not change with ours.
  const reason = reasonTexts.checkReturn[code];
  await decideOnce(
    ctx,
    { kind: 'check', queue: checkQueue, id, asked: ['return', body] },
    async (tx) => {
      const check = await checkOf(tx, id);
      await markCheckReturned(tx, {
        id,
        reason,
        by: ctx.session.userId,
        at: bank.clock.businessNow(),
      });
      await recordAudit(tx, ctx, {
        action: 'check.returned',
        subject: `user:${check.userId}`,
        details: { check: id, reason: code, note },
      });
      const customer = await findUser(tx, check.userId);
      if (customer)
        await queueMail(
          tx,
          bank.clock,
          returnedNotice(customer, {
            sentAt: check.createdAt,
            statedMinor: check.statedMinor,
            reason,
          }),
        );
    },
  );
}
