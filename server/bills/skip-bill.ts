import { type CalendarDay, writtenDay } from '../../contract/calendar-day.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { refuse } from '../refusal.ts';
import { dateAfter, type ScheduleRow } from './schedule-row.ts';
import { lockOwnSchedule, moveOn } from './schedules-store.ts';

/** Leaves out one date of an own schedule, decided under the row's lock: it is either skipped or paid. @returns the schedule as it goes on. */
export async function skipBill(ctx: SignedInContext, id: string, date: CalendarDay): Promise<ScheduleRow> {
  return ctx.bank.db.tx(async (tx) => {
    const schedule = (await lockOwnSchedule(tx, ctx.session.userId, id)) ?? refuse('SCHEDULE_NOT_FOUND');
    if (schedule.status !== 'active') refuse('SCHEDULE_OVER');
    if (schedule.nextDay !== date) refuse('DATE_NOT_NEXT', { params: { next: writtenDay(schedule.nextDay) } });
    const next = dateAfter(schedule, await readPolicy(tx, 'holidays', ctx.bank.clock.businessNow()));
    await moveOn(tx, id, next);
    await recordAudit(tx, ctx, { action: 'schedule.skipped', subject: `schedule:${id}`, details: { date } });
    return { ...schedule, ...next };
  });
}
