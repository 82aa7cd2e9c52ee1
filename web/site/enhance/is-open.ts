/** ISO weekday (1 Monday to 7 Sunday) and times on the branch's own clock. */
export interface OpeningTime {
  weekday: number;
  opens: string;
  closes: string;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether a branch is open at an instant, by the clock of its own time zone. The closing minute is
 * closed.
 */
export function isOpen(hours: readonly OpeningTime[], timeZone: string, instant: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // By part, because browsers differ in what they write between them.
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const today = weekdays.indexOf(parts.get('weekday') ?? '') + 1;
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return hours.some((day) => day.weekday === today && day.opens <= time && time < day.closes);
}
