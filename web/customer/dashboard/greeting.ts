import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.greeting;

/**
 * Morning before 12:00, afternoon before 18:00, otherwise evening; by the clock on the customer's
 * wall.
 */
export function greeting(hour: number): string {
  if (hour < 12) return texts.goodMorning;
  return hour < 18 ? texts.goodAfternoon : texts.goodEvening;
}
