import { englishHours } from '../../contract/opening-hours.ts';

export const branchHoursTexts = englishHours;
