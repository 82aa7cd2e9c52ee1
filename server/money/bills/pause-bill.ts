import { addMonths, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { lockOwnTransfer } from '../transfers/transfers-store.ts';
import { lockRunningSchedule } from './lock-running-schedule.ts';
import { scheduleNow, dateFromDay, dateWhenResumed, isPaused } from './schedule-pause.ts';
import { notPaused, sameDate, type ScheduleRow } from './schedule-row.ts';
import { moveOn, pauseSchedule } from './schedules-store.ts';

const mostMonths = 12;

/**
 * When a bill is due that rests until it is resumed: no job comes upon it, not even that of a
 * server from before there were pauses.
 */
const never = Temporal.Instant.from('9999-12-31T00:00:00Z');

/**
 * Pauses an own schedule until a day, or until it is resumed, decided under the row's lock. Asked
 * twice it is paused once.
 * @returns the schedule as it is now.
 */
export async function pauseBill(
  ctx: SignedInContext,
  id: string,
  until: CalendarDay | undefined,
): Promise<ScheduleRow> {
  const { db, clock } = ctx.bank;
  return db.tx(async (tx) => {
    const schedule = await lockRunningSchedule(tx, ctx, id);
    // A schedule has the id of its first order, which waits for its date by itself.
    const first = await lockOwnTransfer(tx, ctx.session.userId, id);
    if (first?.status === 'scheduled') refuse('SCHEDULE_NOT_BEGUN');
    const today = clock.businessDay();
    if (until !== undefined && (until <= today || until > addMonths(today, mostMonths)))
      refuse('PAUSE_NOT_AHEAD');

    const own = await readPolicy(tx, 'holidays', clock.businessNow());
    const wasPaused = isPaused(schedule, today);
    const pausedUntil = until ?? null;
    if (wasPaused && schedule.pausedUntil === pausedUntil)
      return scheduleNow(schedule, { own, clock });
    const number = (wasPaused ? schedule.pausedNumber : null) ?? schedule.nextNumber;
    const next =
      until === undefined
        ? { ...sameDate(schedule, own), nextDueAt: never }
        : dateFromDay(schedule, { number, day: until, own });
    if (next.status === 'ended')
      refuse('PAUSE_PAST_END', { params: { end: schedule.endDay ?? '' } });

    const pausedAt = (wasPaused ? schedule.pausedAt : null) ?? clock.businessNow();
    const pause = { ...next, pausedAt, pausedUntil, pausedNumber: number };
    await pauseSchedule(tx, id, pause);
    await recordAudit(tx, ctx, {
      action: 'schedule.paused',
      subject: `schedule:${id}`,
      details: { until: until ?? 'resumed' },
    });
    return scheduleNow({ ...schedule, ...pause }, { own, clock });
  });
}

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
    if (!isPaused(schedule, clock.businessDay())) return scheduleNow(schedule, { own, clock });
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
