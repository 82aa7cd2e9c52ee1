import * as z from 'zod/mini';
import { isCalendarDay } from './calendar-day.ts';
import { answeredNumber, exactMinor, maxAmountMinor, minorFromNumber } from './money.ts';

/**
 * Control characters, the marks that reorder text, and halves of a character: never part of a name
 * or a reference.
 */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- finding them is the point
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Surrogate}]/u;

/**
 * Anything that leaves a mark on paper: neither a space nor one of the characters that only shape
 * others, nor the empty braille cell.
 */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Says whether a reader sees anything of a text: not of blanks, nor of characters without width.
 */
export const isVisible = (text: string) => visible.test(text);

interface TextRule {
  /** The literal text when the value is missing or blank. */
  required: string;
  /** Upper limit in characters. */
  max: number;
}

/** Says whether text holds only characters that a person can see. */
export const isPrintable = (text: string) => !unprintable.test(text);

/** One line of text: trimmed, not blank, no control characters, bounded. */
export function textField({ required, max }: TextRule) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.refine(isVisible, { error: required, abort: true }),
      z.maxLength(max, `At most ${max} characters.`),
      z.refine(isPrintable, 'Control characters are not allowed.'),
    );
}

/** One line of text that may be left out or blank. */
export function optionalTextField(max: number) {
  return z.optional(
    z
      .string('Must be text.')
      .check(
        z.trim(),
        z.maxLength(max, `At most ${max} characters.`),
        z.refine(isPrintable, 'Control characters are not allowed.'),
      ),
  );
}

/** The text that lists are searched for. */
export function searchField() {
  return z.optional(
    z
      .string('Must be text.')
      .check(
        z.maxLength(100, 'Search text can have at most 100 characters.'),
        z.refine(isPrintable, 'Control characters are not allowed.'),
      ),
  );
}

/** Exactly nine digits: account and routing numbers. */
export function nineDigits(message: string) {
  return z.string(message).check(z.regex(/^\d{9}$/, message));
}

/** One of a few words, all of which the refusal tells. */
export function oneOf<const Words extends readonly string[]>(words: Words, name: string) {
  return z.enum(words, `${name} must be one of ${words.join(', ')}.`);
}

/** A whole number in an address. */
export function wholeNumberField(message: string, min: number, max: number) {
  return z.optional(
    z.pipe(
      z.string(message).check(z.regex(/^\d{1,7}$/, message)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.number().check(z.minimum(min, message), z.maximum(max, message)),
      ),
    ),
  );
}

interface AmountTexts {
  required: string;
  positive: string;
  /** Said of what is no JSON number, such as the string "25". */
  malformed?: string;
}

/**
 * An amount in what is sent: a JSON number on the wire. Clients give minor units, which `jsonText`
 * writes as that number; so says the input of its type.
 */
export const sentAmount = (schema: z.ZodMiniType<number, number>) =>
  schema as unknown as z.ZodMiniType<number, bigint>;

/**
 * A JSON number above zero with at most two decimals, at most 999,999,999.99. A string is refused,
 * a third decimal too: nothing is rounded.
 */
export function amountNumber({
  required,
  positive,
  malformed = 'Amount must be a number.',
}: AmountTexts) {
  return z.number({ error: ({ input }) => (input ? malformed : required) }).check(
    z.refine((value: number) => value > 0, { error: positive, abort: true }),
    z.refine((value: number) => minorFromNumber(value) !== undefined, {
      error: 'Amount can have at most two decimals.',
      abort: true,
    }),
    z.refine(
      (value: number) => (minorFromNumber(value) ?? 0n) <= maxAmountMinor,
      'Amount can be at most 999,999,999.99.',
    ),
  );
}

/** A value as JSON text, among the text fields of a form or in a header. */
export const jsonField = (unreadable: string) =>
  z.pipe(
    z.string(unreadable),
    z.transform((text, { issues }): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        issues.push({ code: 'custom', message: unreadable, input: text });
        return z.NEVER;
      }
    }),
  );

/** The same in a body: see `sentAmount`. */
export const amountField = (texts: AmountTexts) => sentAmount(amountNumber(texts));

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

function isDateTime(text: string): boolean {
  const match = dateTime.exec(text);
  if (!match) return false;
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = match.map(Number);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 9999 is refused: in another zone its last hours fall into a year of five digits.
  return (
    Number(year) >= 1900 &&
    Number(year) < 9999 &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day)
  );
}

/** A date, or a date and time with or without a zone. Without one it is New York time. */
export function dateTimeField(message: string) {
  return z
    .string(message)
    .check(z.maxLength(40, { error: message, abort: true }), z.refine(isDateTime, message));
}

/** A day of the calendar, as `2026-11-21`. */
export function dayField() {
  // The days before and after a day, and its instants in any zone, must be days that the database
  // knows, too.
  const isUsable = (text: string) =>
    isCalendarDay(text) && text >= '1900-01-01' && text < '3000-01-01';
  return z
    .string('Please enter a valid date.')
    .check(z.refine(isUsable, 'Please enter a valid date.'));
}

const emailShape =
  /^[^\s@<>(),;:\\"[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?\.[A-Za-z]{2,63}$/;

/** An address mail can be sent to: one, without display name, comma or line break. */
export function emailField(required: string, invalid: string) {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(254, { error: invalid, abort: true }),
    z.refine(
      (text: string) => isPrintable(text) && emailShape.test(text) && !text.includes('..'),
      invalid,
    ),
  );
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Says whether text is an ID as the bank writes them. */
/**
 * Of a CSV file: marks it as UTF-8 for spreadsheets that would guess otherwise, and writes account
 * numbers and references so that they keep their zeros there.
 */
export const bomField = z.optional(z.enum(['true', 'false'], 'bom must be true or false.'));

export const isId = (text: string): boolean => idShape.test(text);

/** An opaque id of ours. */
export const idField = z.string('Unknown ID.').check(z.regex(idShape, 'Unknown ID.'));

/** The secret of an emailed link. */
export const linkSecret = z
  .string('This link is not valid.')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not valid.'));

/**
 * An amount in an answer: minor units in the bank and in its pages, and between them on the wire a
 * JSON number of major units with at most two decimals.
 */
export const amount = z.codec(z.number(), z.bigint(), {
  decode: exactMinor,
  encode: answeredNumber,
});
