import type { Language } from '../../../contract/values/language.ts';
import type { InEachLanguage } from '../../base/in-each-language.ts';
import { refusalInEachLanguage } from '../../base/refusal-in-each-language.ts';
import { isAbroad } from '../../../contract/money/payment-kinds.ts';
import { usdParam } from '../../../contract/words/params.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { limitsOnTheirDay } from '../approvals/daily-limit.ts';
import { auditSideRow, recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { limitBroken, priceOf, totalMinor, type Price } from '../exchange/price.ts';
import { invariant } from '../../base/invariant.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import type { PostingPlan, Precondition } from '../../ledger/plan.ts';
import { declinedNotice } from '../../services/mail/notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findUser, findUsers } from '../../people/users/users-store.ts';
import { orderJournal } from './order-journal.ts';
import { findDisowned } from './delayed-orders-store.ts';
import { findPayees, isOurs } from './order-parties.ts';
import { activitiesOf } from './order-posting.ts';
import { reviewUnder, type TakenOrder } from './payment-review.ts';
import { repeatMoves } from './repeat-moves.ts';
import type { PaidRow, TransferRow } from './transfer-row.ts';
import { bookedNow } from './transfer-timing.ts';
import {
  changeStatus,
  changeStatuses,
  lockDueTransfers,
  type StatusChange,
} from './transfers-store.ts';

interface Payment {
  /** The order as it is booked today. */
  taken: TakenOrder<PaidRow>;
  /** The cost on its day. */
  price: Price;
}

/**
 * The order on its day: where it goes now, and what it costs. Most of it was known when it was
 * made.
 */
function onItsDay(
  ctx: Context,
  order: PaidRow,
  { inside, price }: { inside: StoredAccount | undefined; price: Price },
): PaidRow {
  const cost = {
    debitedUsdMinor: totalMinor(price),
    fxRate: price.currency === 'USD' ? null : price.rate,
  };
  // The reason for its wait is over: left, it would read as true of a payment that has been made.
  return {
    ...order,
    ...cost,
    ...bookedNow(inside, ctx.bank.clock.businessNow()),
    statusReason: null,
  };
}

// The same order is always paid under the same id, so two workers cannot pay it twice. A refusal is
// final for its id: the way out has one of its own, for orders that a server of an earlier version
// refused as closed.
const claimIdOf = ({ id, payeeAccountId }: PaidRow) =>
  derivedId(payeeAccountId === null ? 'scheduled-payment-outside' : 'scheduled-payment', id);

function paymentPlan(
  ctx: Context,
  { taken: { row, waitsOn, sideRows }, price }: Payment,
  limit: readonly Precondition[],
): PostingPlan {
  const { payerId } = row;
  return {
    claimId: claimIdOf(row),
    payloadHash: digestOf(['scheduled-payment', row.id]),
    requestId: ctx.requestId,
    preconditions: [
      { kind: 'owner_active', ownerId: payerId, otherwise: 'ACCOUNT_SUSPENDED' },
      { kind: 'owner_not_frozen', ownerId: payerId, otherwise: 'ACCOUNT_FROZEN' },
      ...limit,
    ],
    journal: orderJournal(ctx, row, { price, waitsOn }),
    // The payer's list has had the order since it was made; the payee's gets it now.
    activities: activitiesOf(row).filter(({ ownerId }) => ownerId !== row.payerId),
    sideRows: [
      auditSideRow(ctx, {
        action: 'transfer.paid',
        subject: `transfer:${row.id}`,
        person: row.payerId,
      }),
      ...sideRows,
    ],
    answer: null,
  };
}

type Reason = InEachLanguage<string>;

/** The reason why an order is not paid. */
interface Declined {
  reason: Reason;
}

async function decline(tx: Tx, ctx: Context, order: PaidRow, reason: Reason): Promise<void> {
  const payer = await findUser(tx, order.payerId);
  await changeStatus(tx, {
    id: order.id,
    status: 'declined',
    reason: reason[payer?.language ?? 'en'],
  });
  await recordAudit(tx, ctx, {
    action: 'transfer.declined',
    subject: `transfer:${order.id}`,
    person: order.payerId,
    details: { reason: reason.en },
  });
  if (payer) await queueNotice(tx, ctx.bank.clock, payer, declinedNotice(order, reason));
}

/**
 * The payees' open accounts by number, which cannot be closed until this transaction ends. A number
 * whose account is closed has no payee: the money leaves, and settlement returns it. All owners of
 * the orders are locked here, in id order and before any account: the ledger then waits for none of
 * them out of order, and an end of a payer’s sessions has committed or waits.
 */
async function findOpenPayees(
  tx: Tx,
  { bank }: Context,
  orders: readonly PaidRow[],
): Promise<Map<string, StoredAccount>> {
  const found = await findPayees(tx, orders);
  await bank.ledger.lockOwners(tx, [
    ...orders.map(({ payerId }) => payerId),
    ...[...found.values()].map(({ userId }) => userId),
  ]);
  return found.size === 0 ? found : await findPayees(tx, orders);
}

/** Lists the changes of the stored order that the booking makes. */
function bookingOf(row: PaidRow): StatusChange {
  const { id, status, statusReason, dueAt, payeeId, payeeAccountId, debitedUsdMinor, fxRate } = row;
  return {
    id,
    status,
    journalId: claimIdOf(row),
    price: { debitedUsdMinor, fxRate },
    ...(statusReason === null ? {} : { reason: statusReason }),
    ...(dueAt === null ? {} : { dueAt }),
    ...(payeeId === null || payeeAccountId === null
      ? {}
      : { payee: { userId: payeeId, accountId: payeeAccountId } }),
  };
}

function paidRow(row: TransferRow): PaidRow {
  const { payerId, payerAccountId } = row;
  invariant(payerId !== null && payerAccountId !== null, 'a scheduled order has a payer');
  return { ...row, payerId, payerAccountId };
}

/**
 * Finds the price of an order on its day, or the reason why it is not paid. The rate is that of the
 * day; the fee is the one that the customer was shown.
 */
async function priceOnItsDay(tx: Tx, ctx: Context, order: PaidRow): Promise<Price | Declined> {
  const price = await priceOf(ctx, tx, order);
  if (!price)
    return { reason: refusalInEachLanguage('RATE_MISSING', { currency: order.currency }) };
  const maxMinor = await limitBroken(ctx, tx, price);
  return maxMinor === undefined
    ? price
    : { reason: refusalInEachLanguage('EXCHANGE_LIMIT', { max: usdParam(maxMinor) }) };
}

interface Payable {
  order: PaidRow;
  price: Price;
  /** Of its customer. */
  language: Language | null | undefined;
}

/** The orders that can be paid, each at its price; the others are declined. */
async function priced(tx: Tx, ctx: Context, orders: readonly PaidRow[]): Promise<Payable[]> {
  const found = await findUsers(
    tx,
    orders.map(({ payerId }) => payerId),
  );
  const payers = new Map(found.map((payer) => [payer.id, payer]));
  const payable: Payable[] = [];
  for (const order of orders) {
    const payer = payers.get(order.payerId);
    const price = payer?.frozenAt
      ? { reason: refusalInEachLanguage('ACCOUNT_FROZEN', undefined) }
      : await priceOnItsDay(tx, ctx, order);
    if ('reason' in price) await decline(tx, ctx, order, price.reason);
    else payable.push({ order, price, language: payer?.language });
  }
  return payable;
}

async function payDue(tx: Tx, ctx: Context, rows: readonly TransferRow[]): Promise<void> {
  const now = ctx.bank.clock.businessNow();
  const review = await readPolicy(tx, 'review', now);
  const payable = await priced(tx, ctx, rows.map(paidRow));
  const payees = await findOpenPayees(
    tx,
    ctx,
    payable.map(({ order }) => order),
  );
  // Only now: their sessions may have been ended while this waited for the owners.
  const disowned = await findDisowned(
    tx,
    payable.map(({ order }) => order.id),
  );
  const own = payable.filter(({ order }) => !disowned.has(order.id));
  const payments = own.map(({ order, price, language }): Payment => {
    const inside = isOurs(order) ? payees.get(order.recipientAccount) : undefined;
    const taken = reviewUnder(review, onItsDay(ctx, order, { inside, price }), { now, language });
    return { taken, price };
  });
  const limits = await limitsOnTheirDay(
    tx,
    ctx,
    payments.map(({ taken: { row } }) => ({
      orderId: row.id,
      payerId: row.payerId,
      day: bankingDayOf(row.transferDate),
      debitedMinor: row.debitedUsdMinor,
      toOthers: row.payerId !== row.payeeId,
      abroad: isAbroad(row.kind),
    })),
  );
  const outcomes = await ctx.bank.ledger.postWithin(
    tx,
    payments.map((payment) => paymentPlan(ctx, payment, limits.get(payment.taken.row.id) ?? [])),
  );
  const booked: StatusChange[] = [];
  for (const [index, { taken }] of payments.entries()) {
    const outcome = outcomes[index];
    invariant(
      outcome && outcome.kind !== 'conflict',
      `the id of ${taken.row.id} belongs to this order alone`,
    );
    if (outcome.kind === 'refused')
      await decline(tx, ctx, taken.row, refusalInEachLanguage(outcome.code, outcome.params));
    else booked.push(bookingOf(taken.row));
  }
  await changeStatuses(tx, booked);
  await repeatMoves(tx, ctx, rows.filter(({ id }) => !disowned.has(id)).map(paidRow));
}

/**
 * Pays scheduled orders that are due. Owner and account are looked at again: no money or a
 * suspension declines, and says so.
 * @returns how many orders.
 */
export const payDueTransfers = rowByRow<TransferRow>({
  // Many payments in one commit: each by itself waits for the disk alone, and the first of a month
  // takes hours.
  atOnce: 100,
  turns: 50,
  lock: (tx, { bank }, due) =>
    lockDueTransfers(tx, { ...due, status: 'scheduled', now: bank.clock.businessNow() }),
  idOf: ({ id }) => id,
  work: payDue,
});
