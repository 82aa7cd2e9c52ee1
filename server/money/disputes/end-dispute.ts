import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { inEachLanguage } from '../../base/in-each-language.ts';
import { endDisputeRoute } from '../../../contract/staff/dispute-cases.ts';
import { said } from '../../../contract/calls/said.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { refuse } from '../../base/refusal.ts';
import { lockTransfer } from '../transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { isBack } from './can-be-disputed.ts';
import { noErrorNotice } from './dispute-notices.ts';
import { disputeOf, markAnswered, type DisputeRow } from './disputes-store.ts';

/** That the money is back is said of no payment whose money is elsewhere. */
async function requireBack(tx: Tx, { transferId }: DisputeRow): Promise<void> {
  const payment = await lockTransfer(tx, transferId);
  if (payment && isBack(payment)) return;
  const text = 'The money of this payment has not come back. Please choose another reason.';
  refuse('INVALID_FIELDS', { params: { first: text }, fields: { reason: text } });
}

/** Answers a dispute without moving money: the reason and the mail commit together. */
export const endDispute = decisionCall(endDisputeRoute, {
  asked: ({ body }) => ['end', body],

  async act(tx, ctx, { id, body: { reason, explanation = '', note = '' } }) {
    const { clock } = ctx.bank;
    const dispute = await disputeOf(tx, id);
    const { reference, userId, transferId } = dispute;
    if (reason === 'CAME_BACK') await requireBack(tx, dispute);
    const customer = await findUser(tx, userId);
    invariant(customer, 'a customer with an open dispute is not deleted');
    const answer = inEachLanguage((language) =>
      `${reasonTextsIn[language].noError[reason]} ${explanation}`.trimEnd(),
    );
    await markAnswered(tx, {
      id,
      creditedMinor: null,
      answer: answer[customer.language ?? 'en'],
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
    await queueNotice(tx, clock, customer, noErrorNotice(dispute, answer));
    return reference;
  },

  answer: (reference) => ({ status: 200, body: said('DISPUTE_ENDED', { reference }) }),
});
