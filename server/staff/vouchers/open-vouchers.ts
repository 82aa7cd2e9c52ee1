import { endCase } from '../../desk/cases-store.ts';
import {
  type OpenProposals,
  proposerLeft,
  proposerLeftText,
} from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findVoucherMakers, lockVoucher, markVoucherDecided } from './vouchers-store.ts';

/** Vouchers that wait for a second person. */
export const openVouchers: OpenProposals = {
  table: 'voucher',
  async waiting(tx) {
    const rows = await findVoucherMakers(tx);
    return rows.map(({ id, proposedBy }) => ({
      proposedBy,
      needs: 'handle-money',
      decides: 'approve-credits',
      async decline(within, ctx, by) {
        const voucher = await lockVoucher(within, id);
        if (!voucher || voucher.decision !== null) return undefined;
        const { reference, personId } = voucher;
        await markVoucherDecided(within, {
          id,
          decision: 'declined',
          declineReason: proposerLeftText,
          by,
          at: ctx.bank.clock.businessNow(),
        });
        await endCase(within, { kind: 'voucher', id });
        await recordAudit(within, ctx, {
          action: 'voucher.declined',
          subject: personId === null ? `voucher:${id}` : `user:${personId}`,
          details: { voucher: id, reference, reason: proposerLeft },
        });
        return `the voucher ${reference}`;
      },
    }));
  },
};
