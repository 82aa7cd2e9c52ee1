import { fitsCheckDigit } from '../../../contract/values/routing-number.ts';
import { isCalendarDay, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { failAt, type Line } from './ach-fault.ts';

/** The column a field begins in, from 1, and its length. */
type Field = readonly [column: number, length: number];

const digits = /^\d+$/;

/** The field with all its blanks. */
export const rawField = ({ text }: Line, [column, length]: Field): string =>
  text.slice(column - 1, column - 1 + length);

/** The field without the blanks at its end. */
export const textField = (line: Line, field: Field): string => rawField(line, field).trimEnd();

/** @throws {AchFault} where it is blank. */
export function filledField(line: Line, field: Field): string {
  const text = textField(line, field);
  return text === '' ? failAt(line, field[0], 'left blank') : text;
}

/** @throws {AchFault} where a character is no digit, with its column. */
export function digitsField(line: Line, field: Field): string {
  const text = rawField(line, field);
  if (digits.test(text)) return text;
  return failAt(line, field[0] + text.search(/\D/), 'not digits', { found: text });
}

export const countField = (line: Line, field: Field): number => Number(digitsField(line, field));

export const minorField = (line: Line, field: Field): bigint => BigInt(digitsField(line, field));

/** @throws {AchFault} where it is none of these texts. */
export function fieldOfThese<Value extends string>(
  line: Line,
  field: Field,
  values: readonly Value[],
): Value {
  const text = rawField(line, field);
  return (
    values.find((value) => value === text) ??
    failAt(line, field[0], 'other value', { found: text, wanted: values.join(', ') })
  );
}

/** A day of this century, `261130`. @throws {AchFault} where it is none. */
export function dayField(line: Line, field: Field): CalendarDay {
  const text = digitsField(line, field);
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  return isCalendarDay(day) ? day : failAt(line, field[0], 'not a day', { found: text });
}

/** The same, where a sender may leave it out: blank or zeros. */
export function dayFieldOrNone(line: Line, field: Field): CalendarDay | null {
  return /^( *|0*)$/.test(rawField(line, field)) ? null : dayField(line, field);
}

/** A time of day, `1500`, or nothing where it is blank. */
export function timeFieldOrNone(line: Line, field: Field): string {
  const text = rawField(line, field);
  if (text.trim() === '') return '';
  return /^([01]\d|2[0-3])[0-5]\d$/.test(text)
    ? text
    : failAt(line, field[0], 'not a time', { found: text });
}

/**
 * Nine digits whose last fits the others; ours need not: that of a sandbox is no real bank's.
 * @throws {AchFault}
 */
export function routingField(line: Line, field: Field, ours: string): string {
  const text = digitsField(line, field);
  const isBank = text.startsWith(ours.slice(0, 8)) ? text === ours : fitsCheckDigit(text);
  return isBank ? text : failAt(line, field[0], 'check digit', { found: text });
}
