const two = (part: number) => String(part).padStart(2, '0');

/** `2026-11-21T09:41`, as a datetime-local input takes it, by the clock here. */
export function localDateTime(instant: Date): string {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}T${two(instant.getHours())}:${two(instant.getMinutes())}`;
}

/** `2026-11-21T09:41:07-05:00`: the time here with its offset, so that the bank never has to guess the zone. */
export function withOffset(instant: Date): string {
  const offsetMinutes = -instant.getTimezoneOffset();
  const size = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${localDateTime(instant)}:${two(instant.getSeconds())}${sign}${two(Math.trunc(size / 60))}:${two(size % 60)}`;
}
