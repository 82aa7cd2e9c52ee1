import { addDays, type CalendarDay } from '../../contract/calendar-day.ts';
import type { Bank } from '../bank.ts';
import { endOfDay } from '../clock.ts';
import type { Context } from '../context.ts';
import { findClosedDay, insertClosings } from './day-closings-store.ts';
import { findFirstDay, reckonDay } from './trial-balance.ts';

/** What was prepared before midnight may be written a moment after it, by a server whose clock is behind. */
const lateBookingsMinutes = 10;

/** The sandbox clock leaps over midnight while payments are being written: a day stays open so long in real time after it was seen to be over. */
const quietSeconds = 60;

const daysAtOnce = 31;

/** When this process first saw that days up to one are over. */
const seenOver = new WeakMap<Bank, { day: CalendarDay; at: Temporal.Instant }>();

function lastQuietDay({ bank }: Context): CalendarDay | undefined {
  const { clock } = bank;
  const over = addDays(clock.businessDay(), -1);
  const isOver = Temporal.Instant.compare(endOfDay(over).add({ minutes: lateBookingsMinutes }), clock.businessNow()) <= 0;
  const day = isOver ? over : addDays(over, -1);
  const seen = seenOver.get(bank);
  if (seen?.day !== day) {
    seenOver.set(bank, { day, at: clock.now() });
    return undefined;
  }
  return clock.now().since(seen.at).total('seconds') >= quietSeconds ? day : undefined;
}

/** Closes the bank days that are over, one after the other, so that no trial balance has to add up more than a day. @returns how many. */
export async function closeDays(ctx: Context): Promise<number> {
  const { db, clock } = ctx.bank;
  const last = lastQuietDay(ctx);
  const firstDay = last && (await findFirstDay(db));
  if (last === undefined || firstDay === undefined) return 0;
  const closed = await findClosedDay(db, last);
  let day = closed ? addDays(closed.day, 1) : firstDay;
  let done = 0;
  for (; day <= last && done < daysAtOnce; day = addDays(day, 1)) {
    const closings = await reckonDay(db, day, firstDay);
    if (!(await db.tx((tx) => insertClosings(tx, day, closings, clock.now())))) break;
    done += 1;
  }
  return done;
}
