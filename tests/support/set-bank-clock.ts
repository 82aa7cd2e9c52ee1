import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { OpenBank } from '../../server/start/open-bank.ts';

/**
 * Moves business time to a moment of New York's clocks, such as `2028-01-31T11:00`, without running
 * a job. A moment that is past is refused: a test that names a date would otherwise run backwards
 * in time from that date on, and fail for no reason it names.
 */
export async function setBankClock(
  { clock }: Pick<OpenBank, 'clock'>,
  local: string,
): Promise<void> {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(bankTimeZone).toInstant();
  const seconds = Math.ceil(instant.since(clock.businessNow()).total('seconds'));
  if (seconds < 0) throw new Error(`${local} is past: business time only moves ahead`);
  await clock.advance(seconds);
}

/**
 * The calendar of a year comes again after this many years, weekdays, holidays and leap day alike.
 */
const calendarCycleYears = 28;

/**
 * The first year after that of the real clock with the calendar of 2028: a leap year that begins on
 * a Saturday.
 */
export function nextYearLike2028(): number {
  const thisYear = Temporal.Now.zonedDateTimeISO(bankTimeZone).year;
  let year = 2028;
  while (year <= thisYear) year += calendarCycleYears;
  return year;
}
