/** ISO weekday (1 Monday to 7 Sunday) and times on the branch's own clock. */
export interface OpeningTime {
  weekday: number;
  opens: string;
  closes: string;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Says whether a branch is open at an instant, by the clock of its own time zone. The closing
 * minute is closed, and so is a holiday, as `2026-11-26`.
 */
export function isOpen(
  hours: readonly OpeningTime[],
  timeZone: string,
  instant: Date,
  holidays: string,
): boolean {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // By part, because browsers differ in what they write between them.
  const parts = new Map<string, string>(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const today = weekdays.indexOf(parts.get('weekday') ?? '') + 1;
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const date = ['year', 'month', 'day'].map((part) => parts.get(part)).join('-');
  if (holidays.includes(date)) return false;
  return hours.some((day) => day.weekday === today && day.opens <= time && time < day.closes);
}
