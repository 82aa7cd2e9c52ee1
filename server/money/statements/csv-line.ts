/** Put in front, it tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would run as a formula, also in the wide forms that it takes for the same. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Text as a CSV field: always quoted, and made plain text with a leading apostrophe where a
 * spreadsheet would calculate it.
 */
function textField(text: string): string {
  const isFormula = formulaStart.test(text) || formulaStart.test(text.normalize('NFKC').trim());
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/**
 * One line by RFC 4180. Text is quoted and harmless; a figure is given as `{ figure }` and stays
 * one, so that −5.00 can be added up.
 */
export function csvLine(fields: readonly (string | { figure: string })[]): string {
  return `${fields.map((field) => (typeof field === 'string' ? textField(field) : field.figure)).join(',')}\r\n`;
}
