import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { lockRunningSchedule } from './lock-running-schedule.ts';
import { asItStands, dateWhenResumed, isPaused } from './schedule-pause.ts';
import { notPaused, type ScheduleRow } from './schedule-row.ts';
import { moveOn } from './schedules-store.ts';

/**
 * Ends the pause of an own schedule, decided under the row's lock; one that is not paused stays as
 * it is.
 * @returns the schedule as it goes on, or has ended.
 */
export async function resumeBill(ctx: SignedInContext, id: string): Promise<ScheduleRow> {
  const { db, clock } = ctx.bank;
  return db.tx(async (tx) => {
    const schedule = await lockRunningSchedule(tx, ctx, id);
    const own = await readPolicy(tx, 'holidays', clock.businessNow());
    if (!isPaused(schedule, clock.businessDay())) return asItStands(schedule, { own, clock });
    const next = dateWhenResumed(schedule, { own, clock });
    await moveOn(tx, [{ id, ...next }]);
    await recordAudit(tx, ctx, {
      action: 'schedule.resumed',
      subject: `schedule:${id}`,
      details: { date: next.nextDay },
    });
    return { ...schedule, ...next, ...notPaused };
  });
}
