import { postOneWithin } from '../../ledger/post-one.ts';
import { randomUUIDv7 } from 'node:crypto';
import type { changeBillRoute } from '../../../contract/money/bill-changes.ts';
import { isAbroad } from '../../../contract/money/payment-kinds.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { authorisedBy, noteAuthorisation } from '../approvals/authorisations-store.ts';
import { orderFee } from '../approvals/order-fee.ts';
import { judgeFirstPayment } from '../approvals/first-payment.ts';
import { paidTo } from '../approvals/known-payee.ts';
import { markSigned } from '../approvals/daily-limit.ts';
import {
  paymentPreconditions,
  readPaymentRules,
  rulesOfOrder,
  type PaymentRules,
} from '../approvals/payment-preconditions.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { textFromInstant } from '../../base/clock.ts';
import { digestOf } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { Refusal, refuse } from '../../base/refusal.ts';
import { lockRunningSchedule } from './lock-running-schedule.ts';
import { scheduleNow, isPaused } from './schedule-pause.ts';
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

/** Says whether more is paid than was signed: a larger amount, or a later end. */
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
 * Reads the conditions of a change that pays more, as of a new bill: its customer active, this very
 * change signed, the limits kept.
 */
async function readConditions(
  ctx: SignedInContext,
  change: Change,
): Promise<{ rules: PaymentRules; conditions: () => Precondition[] }> {
  const [feeMinor, readRules, to] = await Promise.all([
    orderFee(ctx, call),
    readPaymentRules(ctx),
    paidTo(ctx, { call, body: change }),
  ]);
  const rules = await rulesOfOrder(ctx, readRules, { call, body: change, feeMinor });
  const dollarsMinor = exactMinor(change.amount);
  const first = await judgeFirstPayment(ctx, rules, { to, dollarsMinor });
  const payment = {
    order: { call, body: change },
    debitedMinor: exactMinor(change.amount) + feeMinor,
    feeMinor,
    toOthers: true,
    abroad: isAbroad('bill'),
    isLater: true,
    waits: true,
    recurs: true,
  };
  return {
    rules,
    conditions: () => {
      // A date of a bill has no delay of its own: it waits until the device is new no longer.
      if (first.waits) {
        const params = { most: usdParam(first.leftMinor), until: textFromInstant(first.until) };
        refuse('BILL_RAISED_TOO_SOON', { params });
      }
      return [...paymentPreconditions(ctx, payment, rules), ...first.conditions];
    },
  };
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
 * Changes what an own schedule pays and when it ends, decided under the row's lock. A change that
 * pays more than was signed needs what a new bill needs. Sent twice, the second changes nothing.
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
    if (isSame(schedule, changed)) return scheduleNow(schedule, { own, clock });
    const isSigned = paysMore(schedule, changed);
    if (isSigned) {
      await approve(tx, ctx, conditions());
      await markSigned(tx, ctx, { rules, orderId: id });
      if (rules.signed) await noteAuthorisation(tx, id, rules.signed);
    }
    await changeSchedule(tx, id, changed, isSigned ? clock.businessNow() : undefined);
    await recordAudit(tx, ctx, {
      action: 'schedule.changed',
      subject: `schedule:${id}`,
      details: {
        date,
        payments,
        amount: `${formatUsd(nextAmountMinor(schedule))} to ${formatUsd(exactMinor(change.amount))}`,
        ...(payments === 'all' ? { end: `${endWords(schedule)} to ${endWords(changed)}` } : {}),
        ...(isSigned && authorisedBy(rules)),
      },
    });
    return scheduleNow(changed, { own, clock });
  });
}
