import { decimalText } from '../../../../contract/values/money.ts';
import { csvWriter, momentFields } from '../csv-line.ts';
import { descriptionOf, type StatementLine } from '../statement-line.ts';
import type { StatementTexts } from '../statement-texts-in.ts';
import { type EntriesWriter, payeeOf } from './entries-file.ts';

function fieldsOf(texts: StatementTexts, line: StatementLine) {
  const { id, bookedAt, valueDate, kind, reference, amountMinor, balanceMinor, foreign } = line;
  const [day, time, exact] = momentFields(bookedAt);
  return [
    id,
    day,
    time,
    exact,
    { figure: valueDate },
    texts.types[kind],
    payeeOf(texts, line),
    descriptionOf(line),
    reference,
    { figure: decimalText(amountMinor) },
    { figure: decimalText(balanceMinor) },
    'USD',
    { figure: foreign === null ? '' : decimalText(foreign.minor) },
    foreign?.currency ?? '',
  ];
}

/** Comma-separated values, for programs or, with the byte order mark, for spreadsheets. */
export const writeCsv = (forSpreadsheets: boolean): EntriesWriter =>
  async function* ({ pages, texts }) {
    const csv = csvWriter(forSpreadsheets);
    yield csv.head(texts.entriesHead);
    for await (const lines of pages)
      yield lines.map((line) => csv.line(fieldsOf(texts, line))).join('');
  };
