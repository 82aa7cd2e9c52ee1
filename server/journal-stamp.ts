import type { Context } from './context.ts';
import type { JournalPlan } from './ledger/plan.ts';

/** Who books, through which door, and when in business time: the same on every journal a context causes. */
export function journalStamp(ctx: Context): Pick<JournalPlan, 'actor' | 'channel' | 'businessDate' | 'bookedAt'> {
  const { clock } = ctx.bank;
  return { actor: ctx.actor.name, channel: ctx.actor.channel, businessDate: clock.businessDay(), bookedAt: clock.businessNow().toString() };
}
