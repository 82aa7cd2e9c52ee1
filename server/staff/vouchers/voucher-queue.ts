import {
  getVoucherRoute,
  listVouchersRoute,
  type VoucherEffect,
  type VoucherHead,
} from '../../../contract/staff/vouchers.ts';
import { textFromInstant } from '../../base/clock.ts';
import { Refusal } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { decisionOf, decisionView } from '../../desk/stored-decision.ts';
import { approveVoucher } from './approve-voucher.ts';
import { declineVoucher } from './decline-voucher.ts';
import { viewEffect } from './effect-view.ts';
import { findEvidence } from './evidence-store.ts';
import { requireOpenDay } from './open-day.ts';
import { requireEvidence } from './require-evidence.ts';
import { requireUnswept } from './require-unswept.ts';
import { foreseeCustomerVoucher } from './plan-customer-voucher.ts';
import { planUndo, requireOwing } from './plan-undo.ts';
import {
  findDecidedVouchers,
  findVoucher,
  findVoucherLegs,
  findWaitingVouchers,
  lockVoucher,
  readWaitingVouchers,
  type VoucherRow,
} from './vouchers-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

const headOf = ({ session }: SignedInContext, row: VoucherRow): VoucherHead => ({
  kind: row.kind,
  reference: row.reference,
  reason: row.reason,
  amount: row.amountMinor,
  currency: row.currency,
  day: row.day,
  reverses: row.reverses,
  proposedBy: row.proposer,
  isYours: row.proposedBy === session.userId,
});

interface Foreseen {
  effect: VoucherEffect | null;
  cannot: string | null;
}

/** The effect of a waiting voucher as things are now, or why it cannot be posted. */
async function foresee(ctx: SignedInContext, voucher: VoucherRow): Promise<Foreseen> {
  const { id, day, reverses, receivable, decision } = voucher;
  if (decision !== null) return { effect: null, cannot: null };
  return await ctx.bank.db.tx(async (tx) => {
    let effect: VoucherEffect | null = null;
    try {
      if (reverses !== null) {
        const plan = await planUndo(tx, ctx, reverses);
        effect = await viewEffect(tx, plan);
        requireOwing(plan, receivable);
      } else if (voucher.kind === 'free') {
        const legs = await findVoucherLegs(tx, id);
        effect = await viewEffect(tx, { legs, owed: [] });
        await requireUnswept(tx, ctx.bank, legs);
      } else {
        const legs = await findVoucherLegs(tx, id);
        const plan = await foreseeCustomerVoucher(tx, ctx, { ...voucher, legs });
        effect = await viewEffect(tx, plan);
        requireOwing(plan, receivable);
        await requireEvidence(tx, voucher);
      }
      if (day !== null) await requireOpenDay(tx, day);
      return { effect, cannot: null };
    } catch (failure) {
      if (failure instanceof Refusal) return { effect, cannot: failure.message };
      throw failure;
    }
  });
}

/** Vouchers that wait for a second person. */
export const voucherQueue = {
  kind: 'voucher',
  readWaiting: readWaitingVouchers,

  list: listCall(listVouchersRoute, {
    waiting: (db) => findWaitingVouchers(db, mostListed),
    ended: (db) => findDecidedVouchers(db, mostListed),
    about: ({ id, proposedAt, personId, otherPersonId, proposedBy }) => ({
      id,
      since: proposedAt,
      person: personId,
      otherParty: otherPersonId,
      notFor: proposedBy,
    }),
    async views(ctx, rows) {
      return rows.map((row) => ({ voucher: headOf(ctx, row), decision: decisionView(row) }));
    },
  }),

  show: showCall(getVoucherRoute, {
    find: findVoucher,
    look: ({ personId, otherPersonId, reference }, id) => ({
      subject: personId === null ? `voucher:${id}` : `user:${personId}`,
      otherParty: otherPersonId,
      details: { voucher: id, reference },
    }),
    view: async (ctx, row, shown) => ({
      ...shown,
      waitingSince: textFromInstant(row.proposedAt),
      voucher: headOf(ctx, row),
      ...(await foresee(ctx, row)),
      journal: row.decision === 'approved' ? row.journalId : null,
      evidence: await findEvidence(ctx.bank.db, row.id),
      decision: decisionView(row),
    }),
  }),

  async lock(tx, id) {
    const voucher = await lockVoucher(tx, id);
    if (!voucher) return undefined;
    const { personId, otherPersonId } = voucher;
    return {
      auditSubject: personId === null ? `voucher:${id}` : `user:${personId}`,
      otherParty: otherPersonId,
      decision: decisionOf(voucher),
    };
  },

  decisions: [approveVoucher, declineVoucher],
} satisfies Queue;
