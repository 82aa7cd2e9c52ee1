import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { returnCheckRoute } from '../../../contract/staff/check-reviews.ts';
import { said } from '../../../contract/calls/said.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { returnedNotice } from './check-notices.ts';
import { checkOf, markCheckReturned } from './decided-checks-store.ts';

/** Returns a check unpaid, for a reason its customer can act upon. */
export const returnCheck = decisionCall(returnCheckRoute, {
  asked: ({ body }) => ['return', body],

  async act(tx, ctx, { id, body: { reason: code, note = '' } }) {
    const { clock } = ctx.bank;
    const { userId, createdAt: sentAt, statedMinor } = await checkOf(tx, id);
    const customer = await findUser(tx, userId);
    // Kept in words: the reason that a customer read does not change with our texts.
    const reason = reasonTextsIn[customer?.language ?? 'en'].checkReturn[code];
    await markCheckReturned(tx, {
      id,
      reason,
      by: ctx.session.userId,
      at: clock.businessNow(),
    });
    await recordAudit(tx, ctx, {
      action: 'check.returned',
      subject: `user:${userId}`,
      details: { check: id, reason: code, note },
    });
    if (customer)
      await queueNotice(tx, clock, customer, returnedNotice({ sentAt, statedMinor, reason: code }));
  },

  answer: () => ({ status: 200, body: said('CHECK_RETURNED') }),
});
