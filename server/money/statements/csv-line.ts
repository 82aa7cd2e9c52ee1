import { bankTimeZone } from '../../../contract/values/bank-zone.ts';

/** Put in front, it tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would run as a formula, also in the wide forms it takes for the same. */
const formulaStart = /^[=+\-@\t\r]/;

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
function harmlessText(text: string): string {
  const isFormula = formulaStart.test(text) || formulaStart.test(text.normalize('NFKC').trim());
  return quoted(`${isFormula ? "'" : ''}${text}`);
}

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

/** A moment in New York: the day and the time, which a spreadsheet reads, and the exact one. */
export function momentFields(instant: Temporal.Instant): [CsvField, CsvField, string] {
  const there = instant.toZonedDateTimeISO(bankTimeZone);
  return [
    { figure: there.toPlainDate().toString() },
    { figure: there.toPlainTime().toString({ smallestUnit: 'second' }) },
    there.toString({ timeZoneName: 'never', fractionalSecondDigits: 3 }),
  ];
}
