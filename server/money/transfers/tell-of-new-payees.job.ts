import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdLease } from '../../services/jobs/job-lease.ts';
import { newPayeeNotice } from '../../services/mail/payment-notices.ts';
import { queueSecurityNotices } from '../../people/users/queue-security-notice.ts';
import { findUsers } from '../../people/users/users-store.ts';
import { walkCustomers } from './walk-customers.ts';
import {
  findOrders,
  findOrdersBehind,
  keepToldPayees,
  markPayeesKnown,
  type OrderBehind,
} from './payees-store.ts';
import type { TransferRow } from './transfer-row.ts';

const listsAtOnce = 1_000;
const ordersAtOnce = 2_000;
/** More of one transaction would keep its connection from the other jobs. */
const toldAtOnce = 500;

/**
 * Parts of the bank's customers that are looked at each second where nothing is to be told: 200,000
 * customers in about a tenth of a second. One part a second would take half a minute for half a
 * million of them, in which a thief empties the account.
 */
const idleBeatsAtOnce = 10;

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

async function tell(tx: Tx, { bank }: Context, orders: readonly TransferRow[]): Promise<void> {
  const payers = await findUsers(tx, [
    ...new Set(orders.flatMap(({ payerId }) => (payerId === null ? [] : [payerId]))),
  ]);
  const byId = new Map(payers.map((user) => [user.id, user]));
  const notices = orders.flatMap((order) => {
    const user = order.payerId === null ? undefined : byId.get(order.payerId);
    const receiptUrl = `${bank.config.publicUrl}/user/transactions/${order.id}`;
    return user ? [{ user, notice: newPayeeNotice({ ...order, receiptUrl }) }] : [];
  });
  await queueSecurityNotices(tx, bank.clock, notices);
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
  if ((await findOrdersBehind(tx, { ...beat, lists: 1, orders: 1 })).length === 0) return undefined;
  await holdLease(tx, 'new payees');
  const behind = await findOrdersBehind(tx, beat);
  const { orders, firsts } = take(
    behind,
    ctx.bank.clock.businessNow().subtract({ hours: newsDays * 24 }),
  );
  if (orders.length === 0) return undefined;
  await keepToldPayees(tx, firsts);
  const news = firsts.filter(({ isNews }) => isNews).map(({ transferId }) => transferId);
  if (news.length > 0) await tell(tx, ctx, await findOrders(tx, news));
  const reached = new Map(orders.map(({ ownerId, seq }) => [ownerId, seq]));
  await markPayeesKnown(tx, reached);
  const isAll =
    orders.length === behind.length && behind.length < ordersAtOnce && reached.size < listsAtOnce;
  return isAll ? undefined : orders.at(-1)?.ownerId;
}

/**
 * Tells customers by mail of the first order to each payee. It walks their lists, apart from the
 * postings, and remembers the order that made each payee known: a payee is named once, and again
 * when that order came to nothing or was reported. While some wait it comes again at once: the mail
 * tells the victim of a stolen session. Each batch is a transaction of its own, and locks no account.
 */
export function tellOfNewPayeesJob() {
  const walk = walkCustomers();
  return {
    caughtUpAt: walk.caughtUpAt,
    run: async (ctx: Context): Promise<number> => {
      const { db, clock } = ctx.bank;
      for (let beats = 0; beats < idleBeatsAtOnce; beats += 1) {
        const beat = await walk.next(db, clock.now());
        if (beat === undefined) return 0;
        // The rest of a long list waits for the next round, so that no list keeps the others waiting.
        const reached = await db.tx((tx) => lookAtBeat(tx, ctx, beat));
        walk.came(reached ?? beat.end, reached === undefined);
        if (reached !== undefined) return 1;
        if (beat.endsRound) return 0;
      }
      return 0;
    },
  };
}
