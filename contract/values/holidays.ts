import * as z from 'zod/mini';
import { bankHolidays, isWeekend } from './business-days.ts';
import { dayField, textField } from './fields.ts';

const namedDay = z.strictObject({
  day: dayField(),
  name: textField({ required: 'Each day needs a reason.', max: 80 }),
});

type NamedDay = z.output<typeof namedDay>;

const daysDiffer = (days: readonly NamedDay[]) =>
  new Set(days.map(({ day }) => day)).size === days.length;
const isHoliday = (day: string) => bankHolidays(day.slice(0, 4)).includes(day) && !isWeekend(day);

const listed = z
  .array(namedDay)
  .check(z.maxLength(100, 'At most 100 days.'), z.refine(daysDiffer, 'Each day stands once.'));

/** Where the bank's days differ from those of the Federal Reserve. */
export const holidays = z.strictObject({
  /** Business days on which it is closed all the same. */
  closed: listed.check(
    z.refine(
      (days) => !days.some(({ day }) => isWeekend(day) || isHoliday(day)),
      'The bank is closed on one of these days anyway.',
    ),
  ),
  /** Holidays of the Federal Reserve on which it is open. */
  open: listed.check(
    z.refine(
      (days) => days.every(({ day }) => isHoliday(day)),
      'One of these days is no weekday holiday of the Federal Reserve.',
    ),
  ),
});
