import { bankingDayOf } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { JournalPlan } from '../../ledger/plan.ts';

type Stamp = Pick<JournalPlan, 'actor' | 'channel' | 'valueDate' | 'businessDate' | 'bookedAt'>;

/**
 * Names the one who books, the door, and the business time: the same on every journal a context
 * causes. It counts for the day it is booked on; the date a customer asked for stays on the order.
 */
export function journalStamp(ctx: Context): Stamp {
  // One look at the clock, so that the day is the instant's also at midnight.
  const now = ctx.bank.clock.businessNow();
  const today = bankingDayOf(now);
  return {
    actor: ctx.actor.name,
    channel: ctx.actor.channel,
    valueDate: today,
    businessDate: today,
    bookedAt: now.toString(),
  };
}

/** One balanced event, stamped by the context that causes it. */
export const journalBy = (
  ctx: Context,
  parts: Omit<JournalPlan, keyof Stamp> & Partial<Stamp>,
): JournalPlan => ({ ...journalStamp(ctx), ...parts });
