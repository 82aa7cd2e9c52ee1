import type { CustomerClosing } from '../../people/users/closing.ts';
import { deleteNicknamesOf } from './nicknames-store.ts';
import { orderReasonFor } from './order-reasons.ts';
import { deleteSavedSearchesOf } from './saved-searches-store.ts';
import { deleteSortedPayeesOf } from './sorted-payees-store.ts';
import {
  cancelScheduledTransfers,
  countScheduledTransfers,
  countTransfersInReview,
  lockScheduledTransfers,
} from './transfers-store.ts';

export const transfersClosing: CustomerClosing = {
  tables: {
    transfer: 'closed',
    delayed_order: 'kept: with its order, which is canceled',
    repeated_move: 'kept: with its order, which is canceled',
    recipient_town: 'kept: with its order',
    cancel_link: 'kept: its order waits no longer, and it is forgotten after 30 days',
    transfer_step: 'kept: what became of an order is evidence',
    activity: 'kept: the books',
    search_list: 'kept: staff search the orders of former customers',
    search_token: 'kept: with its list',
    payee: 'kept: nothing reads it without a new order',
    payee_progress: 'kept: with its payees',
    saved_search: 'deleted',
    sorted_payee: 'deleted',
    payee_nickname: 'deleted',
  },
  lock: (tx, _ctx, userId) => lockScheduledTransfers(tx, userId),
  blocks: { paymentsInReview: countTransfersInReview },
  ends: { scheduledTransfers: countScheduledTransfers },
  cancelOrders: async (tx, userId) =>
    await cancelScheduledTransfers(tx, userId, await orderReasonFor(tx, 'accountClosed', userId)),
  async close(tx, _ctx, userId) {
    await deleteSavedSearchesOf(tx, userId);
    await deleteSortedPayeesOf(tx, userId);
    await deleteNicknamesOf(tx, userId);
  },
};
