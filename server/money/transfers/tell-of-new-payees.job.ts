import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdLease } from '../../services/jobs/job-lease.ts';
import { newPayeeNotice } from '../../services/mail/payment-notices.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { findUser } from '../../people/users/users-store.ts';
import { beforeAll, endOfBatch } from './end-of-batch.ts';
import {
  findOrders,
  findOrdersBehind,
  keepToldPayees,
  markPayeesKnown,
  type OrderBehind,
} from './payees-store.ts';
import type { TransferRow } from './transfer-row.ts';

const listsAtOnce = 200;
const ordersAtOnce = 300;
/** However many customers pay a new person at once, mails about it do not keep payments waiting. */
const toldAtOnce = 10;

/**
 * An order older than that was brought in with a bank's history: to tell of it now would only
 * frighten.
 */
const newsDays = 7;

interface FirstOrder {
  ownerId: string;
  payee: string;
  transferId: string;
  isNews: boolean;
}

interface Taken {
  /** As far as it comes before there is too much to tell of. */
  orders: OrderBehind[];
  /** The first order to each new payee. */
  firsts: FirstOrder[];
}

function take(orders: readonly OrderBehind[], newsSince: Temporal.Instant): Taken {
  const firsts = new Map<string, FirstOrder>();
  let told = 0;
  for (const [index, order] of orders.entries()) {
    const { ownerId, newPayee, transferId, createdAt } = order;
    const key = `${ownerId} ${newPayee}`;
    if (newPayee === null || firsts.has(key)) continue;
    // Of one that waits another mail tells, which has the button that cancels it.
    const isNews = !order.isDelayed && Temporal.Instant.compare(createdAt, newsSince) >= 0;
    if (isNews && told === toldAtOnce)
      return { orders: orders.slice(0, index), firsts: [...firsts.values()] };
    if (isNews) told += 1;
    firsts.set(key, { ownerId, payee: newPayee, transferId, isNews });
  }
  return { orders: [...orders], firsts: [...firsts.values()] };
}

async function tell(tx: Tx, { bank }: Context, order: TransferRow): Promise<void> {
  const owner = order.payerId === null ? undefined : await findUser(tx, order.payerId);
  if (owner)
    await queueSecurityNotice(
      tx,
      bank.clock,
      owner,
      newPayeeNotice({
        ...order,
        receiptUrl: `${bank.config.publicUrl}/user/transactions/${order.id}`,
      }),
    );
}

/**
 * The next orders of the customers of a beat, in one transaction: who is new among their payees,
 * the mails about them, and how far each list is known.
 * @returns the customer it came to; undefined when it came to the end.
 */
async function lookAtBeat(
  tx: Tx,
  ctx: Context,
  { after, end }: { after: string; end: string },
): Promise<string | undefined> {
  const beat = { after, end, lists: listsAtOnce, orders: ordersAtOnce };
  // An idle beat writes nothing, so the lease is taken once there is something to write.
  if ((await findOrdersBehind(tx, beat)).length === 0) return undefined;
  await holdLease(tx, 'new payees');
  const behind = await findOrdersBehind(tx, beat);
  const { orders, firsts } = take(
    behind,
    ctx.bank.clock.businessNow().subtract({ hours: newsDays * 24 }),
  );
  if (orders.length === 0) return undefined;
  await keepToldPayees(tx, firsts);
  const news = firsts.filter(({ isNews }) => isNews).map(({ transferId }) => transferId);
  for (const order of await findOrders(tx, news)) await tell(tx, ctx, order);
  const reached = new Map(orders.map(({ ownerId, seq }) => [ownerId, seq]));
  await markPayeesKnown(tx, reached);
  const isAll =
    orders.length === behind.length && behind.length < ordersAtOnce && reached.size < listsAtOnce;
  return isAll ? undefined : orders.at(-1)?.ownerId;
}

/**
 * Tells customers by mail of the first order to each payee. It walks their lists, apart from the
 * postings, and remembers the order that made each payee known: a payee is named once, and again
 * when that order came to nothing or was reported. It takes one batch a beat however much waits,
 * and never asks to come again at once: payments come first.
 */
export function tellOfNewPayeesJob() {
  let after = beforeAll;
  return async (ctx: Context): Promise<number> => {
    const { db } = ctx.bank;
    const end = (await endOfBatch(db, after)) ?? (await endOfBatch(db, (after = beforeAll)));
    if (end === undefined) return 0;
    // The rest of a long list waits for the next round, so that no list keeps the others waiting.
    after = (await db.tx((tx) => lookAtBeat(tx, ctx, { after, end }))) ?? end;
    return 0;
  };
}
