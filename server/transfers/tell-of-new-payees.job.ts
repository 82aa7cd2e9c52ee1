import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { newPayeeNotice } from '../mail/payment-notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUser } from '../users/users-store.ts';
import { beforeAll, endOfBeat } from './end-of-beat.ts';
import { findOrders, findOrdersBehind, insertPayees, lockPayees, markPayeesKnown, type OrderBehind } from './payees-store.ts';
import type { TransferRow } from './transfer-row.ts';

const listsAtOnce = 100;
const ordersOfEach = 100;

/** An order older than that was brought in with a bank's history: to tell of it now would only frighten. */
const newsDays = 7;

/** Of some orders, the first to each payee nobody knew of. */
async function firstOrders(tx: Tx, orders: readonly OrderBehind[]): Promise<string[]> {
  const firsts = new Map<string, OrderBehind & { payee: string }>();
  const keyOf = ({ ownerId, payee }: { ownerId: string; payee: string }) => `${ownerId} ${payee}`;
  for (const { payee, ...order } of orders) {
    if (payee === null) continue;
    const first = { ...order, payee };
    if (!firsts.has(keyOf(first))) firsts.set(keyOf(first), first);
  }
  const unknown = await insertPayees(tx, [...firsts.values()]);
  return unknown.flatMap((owned) => firsts.get(keyOf(owned))?.transferId ?? []);
}

async function tell(tx: Tx, { bank }: Context, order: TransferRow): Promise<void> {
  const owner = order.payerId === null ? undefined : await findUser(tx, order.payerId);
  if (owner) await queueMail(tx, bank.clock, newPayeeNotice(owner, { ...order, receiptUrl: `${bank.config.publicUrl}/user/transactions/${order.id}` }));
}

/** The next orders of the customers of a beat, in one transaction: who is new among their payees, the mails about them, and how far each list is known. */
async function lookAtBeat(tx: Tx, ctx: Context, { after, end }: { after: string; end: string }): Promise<{ lists: number; told: number }> {
  await lockPayees(tx);
  const orders = await findOrdersBehind(tx, { after, end, lists: listsAtOnce, orders: ordersOfEach });
  if (orders.length === 0) return { lists: 0, told: 0 };
  const firsts = await findOrders(tx, await firstOrders(tx, orders));
  const newsSince = ctx.bank.clock.businessNow().subtract({ hours: newsDays * 24 });
  const news = firsts.filter(({ createdAt }) => Temporal.Instant.compare(createdAt, newsSince) >= 0);
  for (const order of news) await tell(tx, ctx, order);
  const reached = new Map(orders.map(({ ownerId, seq }) => [ownerId, seq]));
  await markPayeesKnown(tx, reached);
  return { lists: reached.size, told: news.length };
}

/**
 * Tells customers by mail of the first order to each payee: it walks their lists, apart from the postings, and remembers whom each has ordered payments to, so
 * that nobody hears twice of one payee. @returns the job: how many it told of.
 */
export function tellOfNewPayeesJob() {
  let after = beforeAll;
  return async (ctx: Context): Promise<number> => {
    const { db } = ctx.bank;
    const end = (await endOfBeat(db, after)) ?? (await endOfBeat(db, (after = beforeAll)));
    if (end === undefined) return 0;
    const { lists, told } = await db.tx((tx) => lookAtBeat(tx, ctx, { after, end }));
    // While many lists are behind, the same customers are looked at again; the rest of a long one waits for the next round.
    if (lists < listsAtOnce) after = end;
    return told;
  };
}
