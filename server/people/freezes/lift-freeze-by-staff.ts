import { liftFreezeByStaffRoute } from '../../../contract/people/freezes.ts';
import { said } from '../../../contract/calls/said.ts';
import { invariant } from '../../base/invariant.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { freezeLiftedNotice } from '../../services/mail/contact-notices.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';
import { findUser } from '../users/users-store.ts';
import { endFreeze, findFreeze } from './freezes-store.ts';

/** Lifts a freeze for a customer whom the staff have recognized; how is kept. */
export const liftFreezeByStaff = decisionCall(liftFreezeByStaffRoute, {
  asked: ({ body }) => ['lift', body],

  async act(tx, ctx, { id, body: { reason, note = '' } }) {
    const { bank, session } = ctx;
    const freeze = await findFreeze(tx, id);
    const customer = freeze && (await findUser(tx, freeze.userId));
    invariant(customer, 'the customer of a locked freeze is there');
    await endFreeze(tx, freeze, bank.clock.businessNow(), {
      by: 'staff',
      staffId: session.userId,
      identityCheck: reason,
    });
    await recordAudit(tx, ctx, {
      action: 'freeze.lifted',
      subject: `user:${customer.id}`,
      details: { freeze: id, identityCheck: reason, ...(note === '' ? {} : { note }) },
    });
    const canceled = freeze.canceledOrders.length;
    await queueSecurityNotice(tx, bank.clock, customer, freezeLiftedNotice(canceled));
    return customer.username;
  },

  answer: (username) => ({
    status: 200,
    body: said('FREEZE_OF_CUSTOMER_LIFTED', { username }),
  }),
});
