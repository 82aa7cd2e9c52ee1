import { refusalMessage } from '../../contract/errors.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { limitOnItsDay } from '../approvals/limit-on-its-day.ts';
import { feeOf } from '../approvals/order-fee.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { rowByRow } from '../jobs/row-by-row.ts';
import type { PostingPlan, Precondition } from '../ledger/plan.ts';
import { postOneWithin } from '../ledger/post.ts';
import { instalmentDeclinedNotice } from '../mail/notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { orderJournal } from '../transfers/order-journal.ts';
import { orderPosting } from '../transfers/order-posting.ts';
import { payingAccount } from '../transfers/paying-account.ts';
import { reviewIfLarge } from '../transfers/payment-review.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { declinedBill, paidBill, type BillOrder } from './bill-row.ts';
import { dateAfter, instalmentSideRow, nextAmountMinor, sameDate, type ScheduleRow } from './schedule-row.ts';
import { endSchedule, lockDueSchedules, moveOn } from './schedules-store.ts';

interface Instalment {
  schedule: ScheduleRow;
  order: BillOrder;
}

/** The order of a schedule's next date. The same date is always paid under the same id, so two workers cannot pay it twice. */
async function nextOrder(tx: Tx, ctx: Context, schedule: ScheduleRow): Promise<BillOrder> {
  const feeMinor = feeOf(await readPolicy(tx, 'fees', ctx.bank.clock.businessNow()), 'bill');
  const amountMinor = nextAmountMinor(schedule);
  const accounts = await findAccountsOf(tx, [schedule.ownerId]);
  const payer = schedule.accountId === null ? payingAccount(accounts, amountMinor + feeMinor) : accounts.find(({ id }) => id === schedule.accountId);
  invariant(payer, 'a customer who is not deleted has accounts');
  return {
    id: derivedId('bill-instalment', schedule.id, schedule.nextDay),
    payerId: schedule.ownerId,
    payerAccountId: payer.id,
    senderAccount: payer.number,
    recipientName: schedule.recipientName,
    recipientAccount: schedule.recipientAccount,
    billType: schedule.billType,
    amountMinor,
    feeMinor,
    reference: schedule.reference,
    transferDate: schedule.nextDueAt,
  };
}

const payloadHashOf = ({ schedule }: Instalment) => digestOf(['bill-instalment', schedule.id, schedule.nextDay]);

async function paymentPlan(tx: Tx, ctx: Context, instalment: Instalment): Promise<PostingPlan> {
  const now = ctx.bank.clock.businessNow();
  const { row, sideRows } = await reviewIfLarge(tx, paidBill(instalment.order, now), now);
  const { id: orderId, nextDay: day } = instalment.schedule;
  const limit = await limitOnItsDay(tx, ctx, { orderId, payerId: row.payerId, day, debitedMinor: row.debitedUsdMinor });
  const preconditions: Precondition[] = [{ kind: 'owner_active', ownerId: row.payerId, otherwise: 'ACCOUNT_SUSPENDED' }, ...limit];
  return orderPosting(
    ctx,
    { claimId: row.id, payloadHash: payloadHashOf(instalment), preconditions },
    {
      row,
      journal: orderJournal(ctx, row),
      trail: { action: 'transfer.paid', subject: `transfer:${row.id}`, person: row.payerId },
      sideRows: [instalmentSideRow(instalment.schedule, row.id), ...sideRows],
    },
  );
}

/** The same date in the customer's list, declined: it moves nothing and says why. */
function declinedPlan(ctx: Context, instalment: Instalment, reason: string): PostingPlan {
  const { schedule, order } = instalment;
  const row = declinedBill(order, ctx.bank.clock.businessNow(), reason);
  // A refusal is final for its id, so what is told of it needs another.
  const claimId = derivedId('bill-instalment-declined', schedule.id, schedule.nextDay);
  return orderPosting(
    ctx,
    { claimId, payloadHash: payloadHashOf(instalment) },
    {
      row,
      trail: { action: 'transfer.declined', subject: `transfer:${row.id}`, person: row.payerId, details: { reason } },
      sideRows: [instalmentSideRow(schedule, row.id)],
    },
  );
}

interface DueSchedule {
  schedule: ScheduleRow;
  owner: StoredUser;
}

async function payNext(tx: Tx, ctx: Context, { schedule, owner }: DueSchedule): Promise<void> {
  const now = ctx.bank.clock.businessNow();
  const own = await readPolicy(tx, 'holidays', now);
  const same = sameDate(schedule, own);
  // The bank has closed on this day since it was planned.
  if (Temporal.Instant.compare(same.nextDueAt, now) > 0) return await moveOn(tx, schedule.id, same);
  const instalment = { schedule, order: await nextOrder(tx, ctx, schedule) };
  const outcome = owner.frozenAt
    ? ({ kind: 'refused', code: 'ACCOUNT_FROZEN', params: {} } as const)
    : await postOneWithin(tx, await paymentPlan(tx, ctx, instalment));
  const next = dateAfter(schedule, own);
  if (outcome.kind === 'refused') {
    const reason = refusalMessage(outcome.code, outcome.params);
    await postOneWithin(tx, declinedPlan(ctx, instalment, reason));
    const nextDay = next.status === 'active' ? next.nextDay : undefined;
    await queueMail(tx, ctx.bank.clock, instalmentDeclinedNotice(owner, { biller: schedule.recipientName, day: schedule.nextDay, reason, nextDay }));
  }
  await moveOn(tx, schedule.id, next);
}

async function payDue(tx: Tx, ctx: Context, schedule: ScheduleRow): Promise<void> {
  const owner = await findUser(tx, schedule.ownerId);
  if (owner) await payNext(tx, ctx, { schedule, owner });
  else await endSchedule(tx, schedule.id, 'cancelled');
}

/**
 * Pays what has become due of recurring bills, one date at a time and the oldest first: whatever kept us from paying, each date missed is paid once. Suspended or
 * short of money, that date is declined and told, and the next one is tried again. @returns how many dates.
 */
export const payInstalments = rowByRow<ScheduleRow>({
  // Each in a tx of its own, so that nobody's account stays locked while others are paid.
  atOnce: 1,
  turns: 50,
  lock: (tx, { bank }, due) => lockDueSchedules(tx, bank.clock.businessNow(), due),
  idOf: ({ id }) => id,
  async work(tx, ctx, schedules) {
    for (const schedule of schedules) await payDue(tx, ctx, schedule);
  },
});
