import { refusalMessage } from '../../contract/errors.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { limitsOnTheirDay } from '../approvals/limit-on-its-day.ts';
import { auditSideRow, recordAudit } from '../audit/audit-event.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import { bankingDayOf } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { limitBroken, priceOf, totalMinor, type Price } from '../exchange/price.ts';
import { invariant } from '../invariant.ts';
import { rowByRow } from '../jobs/row-by-row.ts';
import { lockOwners } from '../ledger/close-accounts.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { postOneWithin } from '../ledger/post.ts';
import { declinedNotice } from '../mail/notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUser } from '../users/users-store.ts';
import { orderJournal } from './order-journal.ts';
import { findPayee } from './order-parties.ts';
import { activitiesOf } from './order-posting.ts';
import { reviewIfLarge, type TakenOrder } from './payment-review.ts';
import type { PaidRow, TransferRow } from './transfer-row.ts';
import { bookedNow } from './transfer-timing.ts';
import { changeStatus, lockDueTransfers, type StatusChange } from './transfers-store.ts';

interface Payment {
  /** The order as it is booked today. */
  taken: TakenOrder<PaidRow>;
  /** What it costs on its day. */
  price: Price;
}

/** The order on its day: where it goes now, and what it costs. Most of it was known when it was made. */
function onItsDay(ctx: Context, order: PaidRow, { inside, price }: { inside: StoredAccount | undefined; price: Price }): PaidRow {
  const cost = { debitedUsdMinor: totalMinor(price), fxRate: price.currency === 'USD' ? null : price.rate };
  return { ...order, ...cost, ...bookedNow(inside, ctx.bank.clock.businessNow()) };
}

// The same order is always paid under the same id, so two workers cannot pay it twice. A refusal is final for its id: the way out has one of its own,
// for orders that a server of an earlier version refused as closed.
const claimIdOf = ({ id, payeeAccountId }: PaidRow) => derivedId(payeeAccountId === null ? 'scheduled-payment-outside' : 'scheduled-payment', id);

async function paymentPlan(tx: Tx, ctx: Context, { taken: { row, waitsOn, sideRows }, price }: Payment): Promise<PostingPlan> {
  const { id: orderId, payerId, debitedUsdMinor: debitedMinor } = row;
  const payment = { orderId, payerId, day: bankingDayOf(row.transferDate), debitedMinor };
  const limit = (await limitsOnTheirDay(tx, ctx, [payment])).get(orderId) ?? [];
  return {
    claimId: claimIdOf(row),
    payloadHash: digestOf(['scheduled-payment', row.id]),
    requestId: ctx.requestId,
    preconditions: [{ kind: 'owner_active', ownerId: payerId, otherwise: 'ACCOUNT_SUSPENDED' }, ...limit],
    journal: orderJournal(ctx, row, { price, waitsOn }),
    // The payer's list has had the order since it was made; the payee's gets it now.
    activities: activitiesOf(row).filter(({ direction }) => direction === 'credit'),
    sideRows: [auditSideRow(ctx, { action: 'transfer.paid', subject: `transfer:${row.id}`, person: row.payerId }), ...sideRows],
    answer: null,
  };
}

async function decline(tx: Tx, ctx: Context, order: PaidRow, reason: string): Promise<void> {
  await changeStatus(tx, { id: order.id, status: 'declined', reason });
  await recordAudit(tx, ctx, { action: 'transfer.declined', subject: `transfer:${order.id}`, person: order.payerId, details: { reason } });
  const payer = await findUser(tx, order.payerId);
  if (payer) await queueMail(tx, ctx.bank.clock, declinedNotice(payer, order.reference, reason));
}

/**
 * The payee's account, which nobody closes until this transaction ends. One that is closed is a number of ours that nobody has: the money leaves, and settlement
 * returns it. Decided before anything else is locked, so that one posting is enough and locks its accounts in order.
 */
async function findOpenPayee(tx: Tx, order: PaidRow): Promise<StoredAccount | undefined> {
  const found = await findPayee(tx, order);
  if (found === undefined) return undefined;
  await lockOwners(tx, [order.payerId, found.userId]);
  return await findPayee(tx, order);
}

/** What the booking changes in the stored order. */
function bookingOf(row: PaidRow): StatusChange {
  const { id, status, statusReason, dueAt, payeeId, payeeAccountId, debitedUsdMinor, fxRate } = row;
  return {
    id,
    status,
    journalId: claimIdOf(row),
    price: { debitedUsdMinor, fxRate },
    ...(statusReason === null ? {} : { reason: statusReason }),
    ...(dueAt === null ? {} : { dueAt }),
    ...(payeeId === null || payeeAccountId === null ? {} : { payee: { userId: payeeId, accountId: payeeAccountId } }),
  };
}

async function payOne(tx: Tx, ctx: Context, row: TransferRow): Promise<void> {
  const { payerId, payerAccountId } = row;
  invariant(payerId !== null && payerAccountId !== null, 'a scheduled order has a payer');
  const order = { ...row, payerId, payerAccountId };
  if ((await findUser(tx, payerId))?.frozenAt) return decline(tx, ctx, order, refusalMessage('ACCOUNT_FROZEN'));
  // The rate is that of the day; the fee is the one the customer was told.
  const price = await priceOf(ctx, tx, order);
  if (!price) return decline(tx, ctx, order, refusalMessage('RATE_MISSING', { currency: row.currency }));
  const maxMinor = await limitBroken(ctx, tx, price);
  if (maxMinor !== undefined) return decline(tx, ctx, order, refusalMessage('EXCHANGE_LIMIT', { maxMinor: String(maxMinor) }));
  const inside = await findOpenPayee(tx, order);
  const taken = await reviewIfLarge(tx, onItsDay(ctx, order, { inside, price }), ctx.bank.clock.businessNow());
  const outcome = await postOneWithin(tx, await paymentPlan(tx, ctx, { taken, price }));
  if (outcome.kind === 'refused') return decline(tx, ctx, order, refusalMessage(outcome.code, outcome.params));
  await changeStatus(tx, bookingOf(taken.row));
}

/** Pays scheduled orders that are due. Owner and account are looked at again: no money or a suspension declines, and says so. @returns how many orders. */
export const payDueTransfers = rowByRow<TransferRow>({
  // Each in a tx of its own, so that nobody's account stays locked while others are paid.
  atOnce: 1,
  turns: 50,
  lock: (tx, { bank }, due) => lockDueTransfers(tx, { ...due, status: 'scheduled', now: bank.clock.businessNow() }),
  idOf: ({ id }) => id,
  async work(tx, ctx, rows) {
    for (const row of rows) await payOne(tx, ctx, row);
  },
});
