import type { endDisputeRoute } from '../../../contract/dispute-cases.ts';
import { reasonTexts } from '../../../contract/reasons.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { decideOnce } from '../../desk/decide-once.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { refuse } from '../../base/refusal.ts';
import { lockTransfer } from '../transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { isBack } from './can-be-disputed.ts';
import { noErrorNotice } from './dispute-notices.ts';
import { disputeQueue } from './dispute-queue.ts';
import { disputeOf, markAnswered, type DisputeRow } from './disputes-store.ts';

/** That the money is back is said of no payment whose money is elsewhere. */
async function requireBack(tx: Tx, { transferId }: DisputeRow): Promise<void> {
  const payment = await lockTransfer(tx, transferId);
  if (payment && isBack(payment)) return;
  const text = 'The money of this payment has not come back. Please choose another reason.';
  refuse('INVALID_FIELDS', { params: { first: text }, fields: { reason: text } });
}

/**
 * Answers a dispute without moving money: the reason and the mail commit together.
 * @returns its reference.
 */
export async function endDispute(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof endDisputeRoute>,
): Promise<string> {
  const { clock } = ctx.bank;
  const { reason, explanation = '', note = '' } = body;
  return await decideOnce(
    ctx,
    { kind: 'dispute', queue: disputeQueue, id, asked: ['end', body] },
    async (tx) => {
      const dispute = await disputeOf(tx, id);
      const { reference, userId, transferId } = dispute;
      if (reason === 'CAME_BACK') await requireBack(tx, dispute);
      const customer = await findUser(tx, userId);
      invariant(customer, 'a customer with an open dispute is not deleted');
      const answer =
        explanation === ''
          ? reasonTexts.noError[reason]
          : `${reasonTexts.noError[reason]} ${explanation}`;
      await markAnswered(tx, {
        id,
        creditedMinor: null,
        answer,
        by: ctx.session.userId,
        at: clock.businessNow(),
      });
      await recordAudit(tx, ctx, {
        action: 'dispute.no_error_found',
        subject: `user:${userId}`,
        details: {
          dispute: id,
          reference,
          payment: transferId,
          reason,
          ...(note === '' ? {} : { note }),
        },
      });
      await queueMail(tx, clock, noErrorNotice(customer, dispute, answer));
      return reference;
    },
  );
}
