import { refusalMessage } from '../../contract/errors.ts';
import { bank as facts } from '../../config/bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { auditSideRow, recordAudit } from '../audit/audit-event.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { priceOf, totalMinor, type Price } from '../exchange/price.ts';
import { invariant } from '../invariant.ts';
import { rowByRow } from '../jobs/row-by-row.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { postOneWithin } from '../ledger/post.ts';
import { declinedNotice } from '../mail/notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUser } from '../users/users-store.ts';
import { internationalJournal } from './international-journal.ts';
import { orderJournal } from './order-journal.ts';
import { resolveRecipient } from './resolve-recipient.ts';
import type { TransferRow } from './transfer-row.ts';
import { settlementDueAt } from './transfer-timing.ts';
import { changeStatus, lockDueTransfers } from './transfers-store.ts';

type DueOrder = TransferRow & { payerId: string; payerAccountId: string };

interface Payment {
  order: DueOrder;
  /** The account of ours it goes to; undefined when it leaves. */
  inside: StoredAccount | undefined;
  /** What it costs on its day, when it goes abroad. */
  price: Price | undefined;
}

// The same order is always paid under the same id, so two workers cannot pay it twice. A refusal is final for its id: the way out has one of its own.
const claimIdOf = ({ order, inside }: Pick<Payment, 'order' | 'inside'>) => derivedId(inside ? 'scheduled-payment' : 'scheduled-payment-outside', order.id);

function paymentPlan(ctx: Context, { order, inside, price }: Payment): PostingPlan {
  const row = { ...order, payeeId: inside?.userId ?? null, payeeAccountId: inside?.id ?? null };
  return {
    claimId: claimIdOf({ order, inside }),
    payloadHash: digestOf(['scheduled-payment', order.id]),
    requestId: ctx.requestId,
    preconditions: [{ kind: 'owner_active', ownerId: order.payerId, otherwise: 'ACCOUNT_SUSPENDED' }],
    journal: price ? internationalJournal(ctx, row, price) : orderJournal(ctx, row),
    // The payer's list has had the order since it was made; the payee's gets it now.
    activities: inside && inside.userId !== order.payerId ? [{ ownerId: inside.userId, accountId: inside.id, transferId: order.id, direction: 'credit' }] : [],
    sideRows: [auditSideRow(ctx, { action: 'transfer.paid', subject: `transfer:${order.id}` })],
    answer: null,
  };
}

async function decline(tx: Tx, ctx: Context, order: DueOrder, reason: string): Promise<void> {
  await changeStatus(tx, { id: order.id, status: 'declined', reason });
  await recordAudit(tx, ctx, { action: 'transfer.declined', subject: `transfer:${order.id}`, details: { reason } });
  const payer = await findUser(tx, order.payerId);
  if (payer) await queueMail(tx, ctx.bank.clock, declinedNotice(payer, order.reference, reason));
}

async function findPayee(tx: Tx, { kind, recipientRouting, recipientAccount }: DueOrder): Promise<StoredAccount | undefined> {
  if (kind !== 'local') return undefined;
  const recipient = await resolveRecipient(tx, facts.routingNumber, recipientRouting ?? '', recipientAccount);
  return recipient.kind === 'inside' ? recipient.account : undefined;
}

/** The rate is that of the day; the fee is the one the customer was told. */
async function priceOnItsDay(tx: Tx, ctx: Context, { currency, amountMinor, feeMinor }: DueOrder): Promise<Price | undefined> {
  const price = await priceOf(ctx, tx, { currency, amountMinor });
  return price && { ...price, feeMinor };
}

async function payOne(tx: Tx, ctx: Context, row: TransferRow): Promise<void> {
  const { payerId, payerAccountId } = row;
  invariant(payerId !== null && payerAccountId !== null, 'a scheduled order has a payer');
  const order = { ...row, payerId, payerAccountId };
  const price = row.kind === 'international' ? await priceOnItsDay(tx, ctx, order) : undefined;
  if (row.kind === 'international' && !price) return decline(tx, ctx, order, refusalMessage('RATE_MISSING', { currency: row.currency }));
  let payment: Payment = { order, inside: await findPayee(tx, order), price };
  let outcome = await postOneWithin(tx, paymentPlan(ctx, payment));
  // The payee was open a moment ago and is closed now: as with any number of ours that nobody has, the money leaves and settlement returns it.
  if (outcome.kind === 'refused' && outcome.code === 'ACCOUNT_CLOSED' && payment.inside) {
    payment = { order, inside: undefined, price };
    outcome = await postOneWithin(tx, paymentPlan(ctx, payment));
  }
  if (outcome.kind === 'refused') return decline(tx, ctx, order, refusalMessage(outcome.code, outcome.params));
  const bookedAt = ctx.bank.clock.businessNow();
  const cost = price && { price: { debitedUsdMinor: totalMinor(price), fxRate: price.currency === 'USD' ? null : price.rate } };
  const booked = { id: row.id, bookedAt, journalId: claimIdOf(payment), ...cost };
  await changeStatus(
    tx,
    payment.inside
      ? { ...booked, status: 'completed', payee: { userId: payment.inside.userId, accountId: payment.inside.id } }
      : { ...booked, status: 'settling', dueAt: settlementDueAt(bookedAt) },
  );
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
