import { postOneWithin } from '../../ledger/post-one.ts';
import { randomUUIDv7 } from 'node:crypto';
import type { changeBillRoute } from '../../../contract/bill-changes.ts';
import { formatUsd } from '../../../contract/money.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { noteAuthorisation } from '../approvals/authorisations-store.ts';
import { orderFee } from '../approvals/order-fee.ts';
import { markSigned } from '../approvals/daily-limit.ts';
import {
  paymentPreconditions,
  readPaymentRules,
  rulesOfOrder,
  type PaymentRules,
} from '../approvals/payment-preconditions.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { digestOf } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { Refusal, refuse } from '../../base/refusal.ts';
import { lockRunningSchedule } from './lock-running-schedule.ts';
import { asItStands, isPaused } from './schedule-pause.ts';
import { nextAmountMinor, type ScheduleRow } from './schedule-row.ts';
import { changeSchedule } from './schedules-store.ts';

type Change = BodyOf<typeof changeBillRoute>;

function changedRow(row: ScheduleRow, { payments, amount, endDate }: Change): ScheduleRow {
  const amountMinor = exactMinor(amount);
  if (payments === 'next')
    return { ...row, singleNumber: row.nextNumber, singleAmountMinor: amountMinor };
  return {
    ...row,
    amountMinor,
    endDay: endDate ?? null,
    singleNumber: null,
    singleAmountMinor: null,
  };
}

const isSame = (row: ScheduleRow, other: ScheduleRow) =>
  nextAmountMinor(row) === nextAmountMinor(other) &&
  row.amountMinor === other.amountMinor &&
  row.endDay === other.endDay;

/** Whether more is paid than was signed: a larger amount, or a later end. */
function paysMore(before: ScheduleRow, after: ScheduleRow): boolean {
  const isLonger =
    before.endDay !== null && (after.endDay === null || after.endDay > before.endDay);
  return (
    isLonger ||
    after.amountMinor > before.amountMinor ||
    nextAmountMinor(after) > nextAmountMinor(before)
  );
}

const call = 'transfers/schedules/change' as const;

/**
 * What a change that pays more is held to, as a new bill is: its customer active, this very change
 * signed, the limits kept.
 */
async function readConditions(
  ctx: SignedInContext,
  change: Change,
): Promise<{ rules: PaymentRules; conditions: () => Precondition[] }> {
  const [feeMinor, readRules] = await Promise.all([orderFee(ctx, call), readPaymentRules(ctx)]);
  const rules = await rulesOfOrder(ctx, readRules, { call, body: change, feeMinor });
  const payment = {
    order: { call, body: change },
    debitedMinor: exactMinor(change.amount) + feeMinor,
    feeMinor,
    toOthers: true,
    isLater: true,
    recurs: true,
  };
  return { rules, conditions: () => paymentPreconditions(ctx, payment, rules) };
}

async function approve(
  tx: Tx,
  { bank, requestId }: SignedInContext,
  preconditions: Precondition[],
): Promise<void> {
  const claimId = randomUUIDv7();
  const outcome = await postOneWithin(bank.ledger, tx, {
    claimId,
    payloadHash: digestOf(['bill-change', claimId]),
    requestId,
    preconditions,
    activities: [],
    sideRows: [],
    answer: null,
  });
  if (outcome.kind === 'refused') throw new Refusal(outcome.code, { params: outcome.params });
}

const endWords = ({ endDay }: ScheduleRow) => endDay ?? 'none';

/**
 * Changes what an own schedule pays and when it ends, decided under the row's lock. What pays more
 * than was signed needs what a new bill needs. Sent twice, the second changes nothing.
 * @returns the schedule as it goes on.
 */
export async function changeBill(ctx: SignedInContext, change: Change): Promise<ScheduleRow> {
  const { db, clock } = ctx.bank;
  const { scheduleId: id, date, payments } = change;
  const { rules, conditions } = await readConditions(ctx, change);
  return db.tx(async (tx) => {
    const schedule = await lockRunningSchedule(tx, ctx, id);
    if (isPaused(schedule, clock.businessDay())) refuse('SCHEDULE_PAUSED');
    const next = schedule.nextDay;
    if (next !== date) refuse('DATE_NOT_NEXT', { params: { next } });
    const changed = changedRow(schedule, change);
    if (changed.endDay !== null && changed.endDay < next)
      refuse('END_BEFORE_NEXT', { params: { next } });

    const own = await readPolicy(tx, 'holidays', clock.businessNow());
    if (isSame(schedule, changed)) return asItStands(schedule, { own, clock });
    if (paysMore(schedule, changed)) {
      await approve(tx, ctx, conditions());
      await markSigned(tx, ctx, { rules, orderId: id });
      if (rules.signed) await noteAuthorisation(tx, id, rules.signed);
    }
    await changeSchedule(tx, id, changed);
    await recordAudit(tx, ctx, {
      action: 'schedule.changed',
      subject: `schedule:${id}`,
      details: {
        date,
        payments,
        amount: `${formatUsd(nextAmountMinor(schedule))} to ${formatUsd(exactMinor(change.amount))}`,
        ...(payments === 'all' ? { end: `${endWords(schedule)} to ${endWords(changed)}` } : {}),
      },
    });
    return asItStands(changed, { own, clock });
  });
}
