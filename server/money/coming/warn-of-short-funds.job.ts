import { invariant } from '../../base/invariant.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findUser } from '../../people/users/users-store.ts';
import { type DueRows, rowByRow } from '../../services/jobs/row-by-row.ts';
import { shortFundsNotice } from '../../services/mail/notices.ts';
import { queueOptionalNotice } from '../../services/mail/queue-notice.ts';
import { lockUncheckedSchedules, markScheduleChecked } from '../bills/schedules-store.ts';
import { lockUncheckedInstalments, markInstalmentChecked } from '../loans/instalments-store.ts';
import { shortForLoanNotice } from '../loans/loan-notices.ts';
import { lockUncheckedTransfers, markFundsChecked } from '../transfers/transfers-store.ts';
import { readComing } from './coming-facts.ts';
import { comingMovements, type ComingMovement } from './coming-movements.ts';

const batchSize = 50;
const aheadHours = 24;

/** A payment whose money is looked for: an order, the next date of a bill, or an installment. */
interface Unchecked {
  id: string;
  kind: ComingMovement['kind'];
  ownerId: string;
  markChecked: (now: Temporal.Instant) => Promise<void>;
}

/** The notice of a payment that its account does not cover once all before it is paid. */
function shortNotice(payment: ComingMovement) {
  const { kind, id, name, amountMinor, leftMinor, payer, day, at } = payment;
  invariant(payer, 'only a payment can lack money');
  const short = { totalMinor: amountMinor, availableMinor: leftMinor + amountMinor };
  if (kind === 'loan payment') return shortForLoanNotice(id, { ...short, dueOn: day });
  const orderId = kind === 'scheduled' ? id : undefined;
  return shortFundsNotice({ ...short, orderId, recipient: name, account: payer.kind, dueAt: at });
}

/** Of one owner, so that payments of the same day are counted together. */
async function warnIfShort(
  tx: Tx,
  { bank }: Context,
  ownerId: string,
  payments: readonly Unchecked[],
): Promise<void> {
  const owner = await findUser(tx, ownerId);
  if (!owner) return;
  const last = bankingDayOf(bank.clock.businessNow().add({ hours: aheadHours }));
  const coming = comingMovements(await readComing(tx, bank, ownerId, last), last);
  for (const { kind, id } of payments) {
    const movement = coming.find((one) => one.kind === kind && one.id === id);
    if (!movement || movement.leftMinor >= 0n) continue;
    const notice = shortNotice(movement);
    await queueOptionalNotice(tx, bank.clock, { person: owner, mail: 'short-funds', notice });
  }
}

const lookFor = (find: (tx: Tx, ctx: Context, due: DueRows) => Promise<Unchecked[]>) =>
  rowByRow<Unchecked>({
    atOnce: batchSize,
    turns: 1,
    lock: find,
    idOf: ({ id }) => id,
    async work(tx, ctx, payments) {
      for (const { markChecked } of payments) await markChecked(ctx.bank.clock.businessNow());
      for (const [ownerId, own] of Map.groupBy(payments, (one) => one.ownerId))
        await warnIfShort(tx, ctx, ownerId, own);
    },
  });

const aDayAhead = ({ bank }: Context) => {
  const after = bank.clock.businessNow();
  return { after, until: after.add({ hours: aheadHours }) };
};

const checkOrders = lookFor(async (tx, ctx, due) => {
  const orders = await lockUncheckedTransfers(tx, { ...due, ...aDayAhead(ctx) });
  return orders.map(({ id, payerId }) => {
    invariant(payerId, 'a scheduled order has somebody who pays it');
    return {
      id,
      kind: 'scheduled',
      ownerId: payerId,
      markChecked: (now) => markFundsChecked(tx, id, now),
    };
  });
});

const checkSchedules = lookFor(async (tx, ctx, due) => {
  const schedules = await lockUncheckedSchedules(tx, { ...due, ...aDayAhead(ctx) });
  return schedules.map(({ id, ownerId }) => ({
    id,
    kind: 'recurring bill',
    ownerId,
    markChecked: (now) => markScheduleChecked(tx, id, now),
  }));
});

const checkInstalments = lookFor(async (tx, ctx, due) => {
  const { after, until } = aDayAhead(ctx);
  const days = { after: bankingDayOf(after), until: bankingDayOf(until) };
  const instalments = await lockUncheckedInstalments(tx, { ...due, ...days });
  return instalments.map(({ loanId, number, userId }) => ({
    id: loanId,
    kind: 'loan payment',
    ownerId: userId,
    markChecked: (now) => markInstalmentChecked(tx, { loanId, number }, now),
  }));
});

/**
 * Looks a day ahead whether the money for each scheduled order, recurring bill and loan payment is
 * there, once each, and tells its owner by mail where it is not.
 * @returns how many it looked at.
 */
export async function warnOfShortFunds(ctx: Context): Promise<number> {
  return (await checkOrders(ctx)) + (await checkSchedules(ctx)) + (await checkInstalments(ctx));
}
