import { bankTimeZone } from '../../../contract/values/bank-zone.ts';

/** Put in front, it tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would run as a formula, also in the wide forms it takes for the same. */
const formulaStart = /^[=+\-@\t\r]/;

/** No wide form of a letter or digit is a sign that begins a formula. */
const plainStart = /^[A-Za-z0-9]/;

const isFormula = (text: string): boolean =>
  !plainStart.test(text) &&
  (formulaStart.test(text) || formulaStart.test(text.normalize('NFKC').trim()));

/** Text that a spreadsheet would read as a number, a date, a time or a truth value, and so change. */
const readAsValue = new RegExp(
  [
    String.raw`^[\d\s.,:/%$€£()+-]*\d[\d\s.,:/%$€£()+-]*$`,
    String.raw`^\d+(?:[.,]\d*)?e[+-]?\d+$`,
    String.raw`^(?=.*\d)[\d\s.,/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*[\d\s.,/:-]*$`,
    String.raw`^(?:true|false|verdadero|falso)$`,
  ].join('|'),
  'i',
);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Quoted, and made plain text with a leading apostrophe where a spreadsheet would calculate it. */
const harmlessText = (text: string): string => quoted(`${isFormula(text) ? "'" : ''}${text}`);

/**
 * Writes text for a spreadsheet: as a formula of itself where its zeros, or all of it, would be
 * lost to a number or a date.
 */
const textForSpreadsheet = (text: string): string =>
  !formulaStart.test(text) && readAsValue.test(text)
    ? quoted(`="${text.replaceAll('"', '""')}"`)
    : harmlessText(text);

/** A text, or a figure, day or time that is written as it is, so that it can be added up or sorted. */
type CsvField = string | { figure: string };

/**
 * Writes lines by RFC 4180. For programs each text is as the bank has it; for spreadsheets (with
 * the byte order mark) account numbers and references also keep their digits.
 */
export function csvWriter(forSpreadsheets: boolean): {
  head: (names: readonly string[]) => string;
  line: (fields: readonly CsvField[]) => string;
} {
  const text = forSpreadsheets ? textForSpreadsheet : harmlessText;
  const line = (fields: readonly CsvField[]) =>
    `${fields.map((field) => (typeof field === 'string' ? text(field) : field.figure)).join(',')}\r\n`;
  return {
    head: (names) => `${forSpreadsheets ? byteOrderMark : ''}${line(names)}`,
    line,
  };
}

interface Offset {
  fromMs: number;
  untilMs: number;
  ms: number;
  text: string;
}

function lookUpOffset(instant: Temporal.Instant): Offset {
  const there = instant.toZonedDateTimeISO(bankTimeZone);
  return {
    fromMs: instant.epochMilliseconds,
    untilMs: there.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    ms: there.offsetNanoseconds / 1e6,
    text: there.offset,
  };
}

// The calendar's answer costs more than all the rest of a line, and changes twice a year.
let lastOffset: Offset = { fromMs: 0, untilMs: 0, ms: 0, text: '' };

/** A moment in New York: the day and the time, which a spreadsheet reads, and the exact one. */
export function momentFields(instant: Temporal.Instant): [CsvField, CsvField, string] {
  const ms = instant.epochMilliseconds;
  if (ms < lastOffset.fromMs || ms >= lastOffset.untilMs) lastOffset = lookUpOffset(instant);
  const there = new Date(ms + lastOffset.ms).toISOString().slice(0, -1);
  return [
    { figure: there.slice(0, 10) },
    { figure: there.slice(11, 19) },
    `${there}${lastOffset.text}`,
  ];
}
