import type { payBill as route } from '../../contract/bills.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import type { BodyOf } from '../../contract/route.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { unsignedSideRows } from '../approvals/limit-on-its-day.ts';
import { paymentPreconditions, readPaymentRules } from '../approvals/payment-preconditions.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { exactMinor } from '../exact-minor.ts';
import type { Claim } from '../http/handler.ts';
import { invariant } from '../invariant.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { orderPlan } from '../transfers/order-plan.ts';
import { orderJournal } from '../transfers/order-journal.ts';
import { payingAccount } from '../transfers/paying-account.ts';
import { reviewIfLarge } from '../transfers/payment-review.ts';
import { scheduledLimit } from '../transfers/scheduled-limit.ts';
import { timingOf, type Timing } from '../transfers/transfer-timing.ts';
import { firstPaymentAt } from './bill-due.ts';
import { paidBill, scheduledBill, type BillOrder } from './bill-row.ts';
import { firstNextDate, notPaused, scheduleSideRow, type ScheduleRow } from './schedule-row.ts';
import { scheduleView } from './schedule-view.ts';
import { countSchedules } from './schedules-store.ts';

type Input = BodyOf<typeof route>;

/** A reference that is only the time of the first payment says nothing about the others: each gets its own. */
const madeReference = /^BILL-\d+$/;

/** For one customer: every utility of several houses. */
const mostRecurring = 250;

interface Resolved {
  input: Input;
  payer: StoredAccount;
  order: BillOrder;
}

function refusalOf(input: Input, payer: StoredAccount | undefined, timing: Timing): RefusalCode | undefined {
  // Somebody else's account and nobody's read the same, so that numbers cannot be probed.
  if (payer === undefined) return 'DEBITED_ACCOUNT_INVALID';
  if (timing.kind === 'too_far') return 'TOO_FAR_AHEAD';
  if (input.endDate !== undefined && input.frequency !== undefined && input.endDate < firstPaymentAt(timing.date, input.frequency).firstDay)
    return 'END_DATE_TOO_EARLY';
  return undefined;
}

/** The refusal of a recurring bill that is one too many. As with scheduled orders, those sent together may pass the limit by a few. */
async function recurringLimit(ctx: SignedInContext, claim: Claim, input: Input): Promise<PostingPlan | undefined> {
  if (input.frequency === undefined || (await countSchedules(ctx.bank.db, ctx.session.userId)) < mostRecurring) return undefined;
  return refusedPlan({ ...claim, requestId: ctx.requestId }, 'RECURRING_BILLS_LIMIT', { max: `${mostRecurring}` });
}

/** What makes the bill come again; nothing for one that is paid once, or that ends before it would come again. */
async function scheduleOf(ctx: SignedInContext, { input, payer, order }: Resolved): Promise<ScheduleRow | undefined> {
  if (input.frequency === undefined) return undefined;
  const { db, clock } = ctx.bank;
  const chosen = input.debitedAccount !== undefined;
  const dates = { ...firstPaymentAt(order.transferDate, input.frequency), endDay: input.endDate ?? null };
  const schedule: ScheduleRow = {
    ...notPaused,
    singleNumber: null,
    singleAmountMinor: null,
    ...dates,
    ...firstNextDate(dates, clock.businessDay(), await readPolicy(db, 'holidays', clock.businessNow())),
    id: order.id,
    ownerId: order.payerId,
    accountId: chosen ? payer.id : null,
    accountNumber: chosen ? payer.number : null,
    recipientName: order.recipientName,
    recipientAccount: order.recipientAccount,
    billType: order.billType,
    amountMinor: order.amountMinor,
    reference: input.reference && !madeReference.test(input.reference) ? input.reference : null,
  };
  return schedule.status === 'active' ? schedule : undefined;
}

function scheduleRows(ctx: SignedInContext, schedule: ScheduleRow | undefined) {
  if (schedule === undefined) return [];
  return [scheduleSideRow(schedule, ctx.bank.clock.businessNow()), auditSideRow(ctx, { action: 'schedule.created', subject: `schedule:${schedule.id}` })];
}

/**
 * Plans a bill: guards in the contract's order, then the posting with everything that must commit with it, the schedule of a recurring one included. Funds,
 * limits and approval are decided by the ledger under its locks.
 */
export async function payBill(ctx: SignedInContext, input: Input, claim: Claim): Promise<PostingPlan> {
  const { db, clock } = ctx.bank;
  const now = clock.businessNow();
  const amountMinor = exactMinor(input.amount);
  const feeMinor = BigInt((await readPolicy(db, 'fees', now)).billMinor);
  const accounts = await findAccountsOf(db, [ctx.session.userId]);
  const payer =
    input.debitedAccount === undefined ? payingAccount(accounts, amountMinor + feeMinor) : accounts.find(({ number }) => number === input.debitedAccount);
  const timing = timingOf(clock, input.transferDate);
  const refused = refusalOf(input, payer, timing);
  if (refused !== undefined) return refusedPlan({ ...claim, requestId: ctx.requestId }, refused);
  const tooMany = (await scheduledLimit(ctx, claim, timing)) ?? (await recurringLimit(ctx, claim, input));
  if (tooMany !== undefined) return tooMany;
  invariant(payer !== undefined, 'refused above');

  const order: BillOrder = {
    id: claim.claimId,
    payerId: ctx.session.userId,
    payerAccountId: payer.id,
    senderAccount: payer.number,
    recipientName: input.recipientName,
    recipientAccount: input.recipientAccount,
    billType: input.billType || null,
    amountMinor,
    feeMinor,
    reference: input.reference ?? null,
    transferDate: timing.date,
  };
  const { row, sideRows } = await reviewIfLarge(db, timing.kind === 'scheduled' ? scheduledBill(order, now) : paidBill(order, now), now);
  const schedule = await scheduleOf(ctx, { input, payer, order });
  const isLater = timing.kind === 'scheduled';
  const rules = await readPaymentRules(ctx);
  const unsigned = isLater || schedule ? unsignedSideRows(ctx, rules, order.id) : [];
  const signed = { call: 'transfers/payBill', body: input };
  return orderPlan(ctx, claim, {
    row,
    preconditions: paymentPreconditions(
      ctx,
      { order: signed, debitedMinor: row.debitedUsdMinor, feeMinor, toOthers: true, isLater, recurs: schedule !== undefined },
      rules,
    ),
    journal: isLater ? undefined : orderJournal(ctx, row),
    message: 'Payment Submitted Successfully!',
    sideRows: [...sideRows, ...scheduleRows(ctx, schedule), ...unsigned],
    answer: { schedule: schedule ? scheduleView(schedule) : null },
  });
}
