import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { billDay } from '../../../contract/money/bill-dates.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { orderPosting } from './order-posting.ts';
import type { Recurrence } from './plan-order.ts';
import {
  findRepeatedMoves,
  type RepeatedMove,
  repeatedMoveSideRow,
} from './repeated-moves-store.ts';
import type { PaidRow } from './transfer-row.ts';
import { timingOf } from './transfer-timing.ts';

/**
 * The monthly dates of a move, counted from the first one that was ordered.
 * @throws {Refusal} REPEAT_NEEDS_A_DAY: what is moved now has no day to come again on.
 */
export function monthlyMoves(
  { bank }: Pick<Context, 'bank'>,
  transferDate: string | undefined,
): Recurrence {
  return {
    requireDates() {
      if (timingOf(bank.clock, transferDate).kind === 'now') refuse('REPEAT_NEEDS_A_DAY');
    },
    requireRoom: async () => undefined,
    // No limit of payments to others is asked: the money stays with its customer.
    plan: async ({ id }, _payer, date) => ({
      recurs: false,
      sideRows: [repeatedMoveSideRow({ orderId: id, firstAt: date, number: 0 })],
      answer: {},
    }),
  };
}

/** The same day of a later month and the same time in New York; of a shorter month its last day. */
export function monthsAfter(firstAt: Temporal.Instant, number: number): Temporal.Instant {
  const first = firstAt.toZonedDateTimeISO(bankTimeZone);
  const day = billDay(first.toPlainDate().toString(), 'monthly', number);
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: bankTimeZone, plainTime: first.toPlainTime() })
    .toInstant();
}

const madeReference = /^OWN-\d+$/;

/** The next order waits under an id made of the one before, so that two workers make one. */
function nextPlan(ctx: Context, before: PaidRow, { firstAt, number }: RepeatedMove): PostingPlan {
  const id = derivedId('repeated-move', before.id);
  const dueAt = monthsAfter(firstAt, number + 1);
  const now = ctx.bank.clock.businessNow();
  const row: PaidRow = {
    ...before,
    id,
    reference: madeReference.test(before.reference)
      ? `OWN-${now.epochMilliseconds}`
      : before.reference,
    status: 'scheduled',
    statusReason: null,
    journalId: null,
    bookedAt: null,
    createdAt: now,
    transferDate: dueAt,
    dueAt,
  };
  return orderPosting(
    ctx,
    { claimId: id, payloadHash: digestOf(['repeated-move', id]) },
    {
      row,
      trail: { action: 'transfer.created', subject: `transfer:${id}`, person: row.payerId },
      sideRows: [repeatedMoveSideRow({ orderId: id, firstAt, number: number + 1 })],
    },
  );
}

/**
 * Lets each move that comes again be followed by the next one, now that its day has come: also one
 * that could not be made, as a recurring bill goes on.
 */
export async function repeatMoves(tx: Tx, ctx: Context, orders: readonly PaidRow[]): Promise<void> {
  const ownMoves = orders.filter(({ payerId, payeeId }) => payerId === payeeId);
  const repeated = await findRepeatedMoves(
    tx,
    ownMoves.map(({ id }) => id),
  );
  const plans = ownMoves.flatMap((order) => {
    const repeat = repeated.get(order.id);
    return repeat === undefined ? [] : [nextPlan(ctx, order, repeat)];
  });
  if (plans.length === 0) return;
  const outcomes = await ctx.bank.ledger.postWithin(tx, plans);
  invariant(
    outcomes.every(({ kind }) => kind === 'posted'),
    `the next moves were ${outcomes.map(({ kind }) => kind).join()}`,
  );
}
