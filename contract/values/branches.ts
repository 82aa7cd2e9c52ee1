import * as z from 'zod/mini';
import { textField } from './fields.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeText = 'Each time must be like 09:00.';

const opening = z
  .strictObject({
    /** 1 Monday to 7 Sunday; a day that is missing is closed. */
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    opens: z.string(timeText).check(z.regex(timeOfDay, timeText)),
    closes: z.string(timeText).check(z.regex(timeOfDay, timeText)),
  })
  .check(z.refine(({ opens, closes }) => opens < closes, 'A branch must close after it opens.'));

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const inOrder = (days: readonly { weekday: number }[]) =>
  days.every(({ weekday }, index) => index === 0 || (days[index - 1]?.weekday ?? 0) < weekday);

export const branch = z.strictObject({
  name: textField({ required: 'Each branch needs a name.', max: 60 }),
  address: textField({ required: 'Each branch needs an address.', max: 100 }),
  city: textField({ required: 'Each branch needs a city.', max: 60 }),
  state: z
    .string('A state is two capital letters.')
    .check(z.regex(/^[A-Z]{2}$/, 'A state is two capital letters.')),
  zip: z
    .string('A ZIP code is five digits.')
    .check(z.regex(/^\d{5}$/, 'A ZIP code is five digits.')),
  phone: z
    .string('A phone number must be like (212) 555-0142.')
    .check(z.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'A phone number must be like (212) 555-0142.')),
  /** Its hours are on this clock. */
  timeZone: z
    .string('A time zone must be like America/New_York.')
    .check(
      z.regex(/^[A-Za-z_]+(\/[A-Za-z_]+){1,2}$/, 'A time zone must be like America/New_York.'),
      z.refine(isTimeZone, 'This time zone is not known.'),
    ),
  hours: z
    .array(opening)
    .check(
      z.maxLength(7, 'At most seven days.'),
      z.refine(inOrder, 'Each weekday stands once, from Monday on.'),
    ),
  featured: z.boolean(),
});

export type Branch = z.output<typeof branch>;

/** As many as the contact page shows before anyone searches. */
export const featuredBranches = 3;

const namesDiffer = (list: readonly Branch[]) =>
  new Set(list.map(({ name }) => name)).size === list.length;

/** Every branch of the bank, in the order in which visitors read them. */
export const branchList = z.array(branch).check(
  z.maxLength(100, 'At most 100 branches.'),
  z.refine(namesDiffer, 'Each branch needs a name of its own.'),
  z.refine(
    (list) => list.filter(({ featured }) => featured).length === featuredBranches,
    'Exactly three branches are featured.',
  ),
);
