import { hoursInWords, type OpeningHours } from '../../contract/money/opening-hours.ts';
import { branchHoursTexts } from './bank.texts.ts';

/** When a branch is open, e.g. `Mon-Fri 9:00 AM - 5:00 PM`; closed days are left out. */
export function branchHours(hours: OpeningHours): string[] {
  return hoursInWords(hours, branchHoursTexts)
    .filter(({ closed }) => !closed)
    .map((line) => `${line.days} ${line.hours}`);
}
