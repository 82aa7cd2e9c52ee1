import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { locale } from '../../../contract/values/locale.texts.ts';

/** Writes numbers in one way, such as percentages. */
export function numberWriter(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(locale, options);
  return (value) => format.format(value);
}

/** `1,234` */
export const countText = numberWriter({});

/** Writes moments in one way, by the bank’s calendar unless another zone is meant. */
export function dateWriter(
  parts: Intl.DateTimeFormatOptions,
  timeZone: string = bankTimeZone,
): (instant: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  return (instant) => format.format(instant);
}
