import type { payBillRoute } from '../../../contract/money/bills.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import type { Recurrence } from '../transfers/plan-order.ts';
import type { PaidRow } from '../transfers/transfer-row.ts';
import { firstPaymentAt } from './bill-due.ts';
import { firstNextDate, notPaused, scheduleSideRow, type ScheduleRow } from './schedule-row.ts';
import { scheduleView } from './schedule-view.ts';
import { countSchedules } from './schedules-store.ts';

type Input = BodyOf<typeof payBillRoute>;

/**
 * A reference that is only the time of the first payment says nothing about the others: each gets
 * its own.
 */
const madeReference = /^BILL-\d+$/;

/** For one customer: every utility of several houses. */
const mostRecurring = 250;

/**
 * Makes the schedule of a bill that comes again; nothing for one that is paid once, or that ends
 * before it would come again.
 */
async function scheduleOf(
  { bank }: SignedInContext,
  {
    input,
    payer,
    order,
    date,
  }: { input: Input; payer: StoredAccount; order: PaidRow; date: Temporal.Instant },
) {
  if (input.frequency === undefined) return undefined;
  const { db, clock } = bank;
  const chosen = input.debitedAccount !== undefined;
  const dates = {
    ...firstPaymentAt(date, input.frequency),
    endDay: input.endDate ?? null,
  };
  const schedule: ScheduleRow = {
    ...notPaused,
    singleNumber: null,
    singleAmountMinor: null,
    ...dates,
    // After the day of the first payment, also where the bank lets that one wait.
    ...firstNextDate(
      dates,
      order.status === 'scheduled' ? bankingDayOf(order.transferDate) : clock.businessDay(),
      await readPolicy(db, 'holidays', clock.businessNow()),
    ),
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

/** Makes the recurrence of a bill, as it was ordered. */
export function billRecurrence(ctx: SignedInContext, input: Input): Recurrence {
  const { frequency, endDate } = input;
  const { db, clock } = ctx.bank;
  return {
    requireDates(first) {
      if (
        endDate !== undefined &&
        frequency !== undefined &&
        endDate < firstPaymentAt(first, frequency).firstDay
      )
        refuse('END_DATE_TOO_EARLY');
    },
    // As with scheduled orders, those sent together may pass the limit by a few.
    async requireRoom() {
      if (frequency === undefined || (await countSchedules(db, ctx.session.userId)) < mostRecurring)
        return;
      refuse('RECURRING_BILLS_LIMIT', { params: { max: mostRecurring } });
    },
    async plan(order, payer, date) {
      const schedule = await scheduleOf(ctx, { input, payer, order, date });
      if (!schedule) return { recurs: false, sideRows: [], answer: { schedule: null } };
      const created = auditSideRow(ctx, {
        action: 'schedule.created',
        subject: `schedule:${schedule.id}`,
      });
      return {
        recurs: true,
        sideRows: [scheduleSideRow(schedule, clock.businessNow()), created],
        answer: { schedule: scheduleView(schedule) },
      };
    },
  };
}
