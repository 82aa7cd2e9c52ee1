/**
 * Morning before 12:00, afternoon before 18:00, otherwise evening; by the clock on the customer's
 * wall.
 */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
