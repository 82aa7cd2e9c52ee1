import { randomUUID } from 'node:crypto';
import { answerDueOn } from '../../../contract/money/dispute-dates.ts';
import type { Dispute, reportDisputeRoute } from '../../../contract/money/disputes.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { newReference } from '../../base/new-reference.ts';
import { refuse } from '../../base/refusal.ts';
import { findListedTransfer } from '../transfers/transfers-store.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import { requireDisputable } from './can-be-disputed.ts';
import { reportedNotice } from './dispute-notices.ts';
import { disputeView } from './dispute-view.ts';
import {
  countDisputesOf,
  findDispute,
  findDisputeOfPayment,
  insertDispute,
} from './disputes-store.ts';

/** Each report is read by staff and confirmed by mail. */
const perPerson: LimitRule = { name: 'dispute', points: 60, duration: 3600 };

/**
 * The limit of one person at a time: a flood of reports would keep the staff from all other
 * customers.
 */
const mostWaiting = 20;

/**
 * Keeps a report and the day on which it is answered at the latest: one for a payment. The same
 * words again find the first.
 */
export async function reportDispute(
  ctx: SignedInContext,
  transferId: string,
  { reason, whatHappened }: BodyOf<typeof reportDisputeRoute>,
): Promise<Dispute> {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  return await bank.db.tx(async (tx) => {
    const user = await lockActiveUser(tx, session.userId);
    const payment =
      (await findListedTransfer(tx, user.id, transferId)) ?? refuse('TRANSFER_NOT_FOUND');
    const earlier = await findDisputeOfPayment(tx, transferId);
    if (earlier?.userId === user.id) {
      if (earlier.reason === reason && earlier.whatHappened === whatHappened)
        return disputeView(earlier);
      refuse('DISPUTE_EXISTS', { params: { reference: earlier.reference } });
    }
    const today = bank.clock.businessDay();
    requireDisputable(user.id, payment, today);
    if ((await countDisputesOf(tx, user.id)).waiting >= mostWaiting)
      refuse('DISPUTES_LIMIT', { params: { max: mostWaiting } });
    const reportedAt = bank.clock.businessNow();
    const dueOn = answerDueOn(today, await readPolicy(tx, 'holidays', reportedAt));
    const id = randomUUID();
    await insertDispute(tx, {
      id,
      reference: newReference('DSP'),
      transferId,
      userId: user.id,
      reason,
      whatHappened,
      reportedAt,
      answerDueOn: dueOn,
    });
    const written = await findDispute(tx, id);
    invariant(written, 'a written dispute is read');
    await recordAudit(tx, ctx, {
      action: 'dispute.reported',
      subject: `transfer:${transferId}`,
      details: { dispute: id, reference: written.reference, reason },
    });
    await queueNotice(tx, bank.clock, user, reportedNotice(written));
    return disputeView(written);
  });
}
