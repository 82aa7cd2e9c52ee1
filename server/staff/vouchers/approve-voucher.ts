import { said } from '../../../contract/calls/said.ts';
import { approveVoucherRoute } from '../../../contract/staff/vouchers.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { requireProposer } from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { bookVoucher } from './book-voucher.ts';
import { codesOf, requireAccounts, rightsFor } from './voucher-rights.ts';
import { markVoucherDecided, voucherOf } from './vouchers-store.ts';

/**
 * Books a voucher in the transaction that decides it: once, as it was made, and by another person
 * than its maker. Both still have the rights of its accounts.
 */
export const approveVoucher = decisionCall(approveVoucherRoute, {
  asked: () => ['approve'],

  async mayDecide(tx, ctx, { id }) {
    const voucher = await voucherOf(tx, id);
    const { proposedBy } = voucher;
    await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_PROPOSAL' });
    const codes = await codesOf(tx, voucher);
    for (const right of ['handle-money', ...rightsFor(codes)] as const)
      await requireProposer(tx, ctx.bank, { proposedBy, right });
    requireAccounts(ctx, codes, 'approve-credits');
  },

  async act(tx, ctx, { id }) {
    const voucher = await voucherOf(tx, id);
    const { reference, personId, otherPersonId, journalId, proposedBy } = voucher;
    await bookVoucher(tx, ctx, voucher);
    await markVoucherDecided(tx, {
      id,
      decision: 'approved',
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
    });
    await recordAudit(tx, ctx, {
      action: 'voucher.booked',
      subject: personId === null ? `voucher:${id}` : `user:${personId}`,
      otherParty: otherPersonId,
      details: { voucher: id, reference, journal: journalId, proposedBy: `admin:${proposedBy}` },
    });
    return { ...said('VOUCHER_BOOKED', { reference }), journal: journalId };
  },

  answer: (body) => ({ status: 200, body }),
});
