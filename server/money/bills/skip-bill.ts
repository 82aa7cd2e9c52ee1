import { type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { lockRunningSchedule } from './lock-running-schedule.ts';
import { isPaused } from './schedule-pause.ts';
import { dateAfter, notPaused, type ScheduleRow } from './schedule-row.ts';
import { moveOn } from './schedules-store.ts';

/**
 * Leaves out one date of an own schedule, decided under the row's lock: it is either skipped or
 * paid.
 * @returns the schedule as it goes on.
 */
export async function skipBill(
  ctx: SignedInContext,
  id: string,
  date: CalendarDay,
): Promise<ScheduleRow> {
  return ctx.bank.db.tx(async (tx) => {
    const schedule = await lockRunningSchedule(tx, ctx, id);
    if (isPaused(schedule, ctx.bank.clock.businessDay())) refuse('SCHEDULE_PAUSED');
    if (schedule.nextDay !== date) refuse('DATE_NOT_NEXT', { params: { next: schedule.nextDay } });
    const next = dateAfter(
      schedule,
      await readPolicy(tx, 'holidays', ctx.bank.clock.businessNow()),
    );
    await moveOn(tx, [{ id, ...next }]);
    await recordAudit(tx, ctx, {
      action: 'schedule.skipped',
      subject: `schedule:${id}`,
      details: { date },
    });
    return { ...schedule, ...next, ...notPaused };
  });
}
