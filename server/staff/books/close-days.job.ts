import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { endOfDay } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import { lockPeriod } from '../../ledger/lock-period.ts';
import { findClosedDay, findGeneration, insertClosing } from './day-closings-store.ts';
import { findFirstDay, reckonDay } from './trial-balance.ts';

/** Reopened days bring this job's beat forward. */
export const closeDaysJobName = 'day-closing';

/**
 * Minutes after midnight in which a booking that was prepared before still belongs to its day. A
 * later one is booked on the next day.
 */
const lateBookingsMinutes = 10;

const daysAtOnce = 31;

function lastDayOver({ bank: { clock } }: Context): CalendarDay {
  const over = addDays(clock.businessDay(), -1);
  const isOver =
    Temporal.Instant.compare(
      endOfDay(over).add({ minutes: lateBookingsMinutes }),
      clock.businessNow(),
    ) <= 0;
  return isOver ? over : addDays(over, -1);
}

async function closeDay(
  { bank: { db, clock } }: Context,
  day: CalendarDay,
  firstDay: CalendarDay,
): Promise<boolean> {
  const generation = await findGeneration(db);
  await lockPeriod(db, endOfDay(day));
  const reckoned = await reckonDay(db, day, firstDay);
  return await db.tx((tx) =>
    insertClosing(tx, { day, generation, closedAt: clock.now(), ...reckoned }),
  );
}

/**
 * Closes the bank days that are over, one after the other, so that no trial balance has to add up
 * more than a day: first nothing can be booked into a day any more, then it is added up.
 * @returns how many.
 */
export async function closeDays(ctx: Context): Promise<number> {
  const { db } = ctx.bank;
  const last = lastDayOver(ctx);
  const firstDay = await findFirstDay(db);
  if (firstDay === undefined) return 0;
  const closed = await findClosedDay(db, last);
  let done = 0;
  for (
    let day = closed ? addDays(closed.day, 1) : firstDay;
    day <= last && done < daysAtOnce;
    day = addDays(day, 1)
  ) {
    if (!(await closeDay(ctx, day, firstDay))) break;
    done += 1;
  }
  return done;
}
