import {
  getPaymentReturnRoute,
  listPaymentReturnsRoute,
} from '../../../contract/staff/payment-returns.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { decisionOf, decisionView } from '../../desk/stored-decision.ts';
import { receiptOf } from '../../money/transfers/transfer-receipt.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import { approveReturn } from './approve-return.ts';
import { declineReturn } from './decline-return.ts';
import {
  findReturn,
  findWaitingReturns,
  lockReturn,
  readWaitingReturns,
  type ReturnRow,
} from './returns-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

const proposalView = (
  { session }: SignedInContext,
  { returnMinor, reason, otherBankReference, proposer, proposedBy }: ReturnRow,
) => ({
  amount: returnMinor,
  reason,
  otherBankReference,
  proposedBy: proposer,
  isYours: proposedBy === session.userId,
});

/** Returns of outside payments that wait for a second person. */
export const returnQueue = {
  kind: 'return',
  readWaiting: readWaitingReturns,

  list: listCall(listPaymentReturnsRoute, {
    waiting: (db) => findWaitingReturns(db, mostListed),
    about: ({ returnId, proposedAt, payerId, proposedBy }) => ({
      id: returnId,
      since: proposedAt,
      person: payerId,
      notFor: proposedBy,
    }),
    async views(ctx, rows) {
      const payerOf = await findPayers(
        ctx.bank.db,
        rows.map(({ payerId }) => payerId),
      );
      return rows.map((row) => ({
        payer: payerOf(row.payerId),
        payment: transferView(row, 'debit'),
        proposal: proposalView(ctx, row),
      }));
    },
  }),

  show: showCall(getPaymentReturnRoute, {
    find: findReturn,
    look: ({ id: transferId, payerId }, id) => ({
      subject: `transfer:${transferId}`,
      details: { person: payerId, return: id },
    }),
    async view(ctx, row, shown) {
      const { db } = ctx.bank;
      return {
        ...shown,
        waitingSince: textFromInstant(row.proposedAt),
        payer: (await findPayers(db, [row.payerId]))(row.payerId),
        payment: await receiptOf(db, { ...row, direction: 'debit' }),
        proposal: proposalView(ctx, row),
        above: row.aboveMinor,
        decision: decisionView(row),
      };
    },
  }),

  async lock(tx, id) {
    const found = await lockReturn(tx, id);
    return found && { auditSubject: `user:${found.payerId}`, decision: decisionOf(found) };
  },

  decisions: [approveReturn, declineReturn],
} satisfies Queue;
