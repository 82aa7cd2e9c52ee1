import { invariant } from '../../base/invariant.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import {
  addEntry,
  addTotals,
  layout,
  noTotals,
  recordLength,
  recordsInBlock,
  type AchAddenda,
  type AchBatch,
  type AchEntry,
  type AchFile,
  type AchTotals,
} from './ach-records.ts';
import { plainText } from './plain-text.ts';

/** A batch with the entries that it will hold, read as they are written. */
export interface BatchToWrite {
  batch: AchBatch;
  entries: AsyncIterable<AchEntry> | Iterable<AchEntry>;
}

/** Lines end so in the files of most banks, the last one too. */
const lineEnd = '\r\n';

type Kind = keyof typeof layout;

/** The digit that a record begins with. */
const typeOf: Record<Kind, string> = {
  file: '1',
  batch: '5',
  entry: '6',
  addenda05: '7',
  addenda98: '7',
  addenda99: '7',
  batchEnd: '8',
  fileEnd: '9',
};

/** `261130`; blank where there is none. */
const written = (day: CalendarDay | null): string => day?.slice(2).replaceAll('-', '') ?? '';

/**
 * Draws one record. A number is filled up with zeros from the left, a text with blanks from the
 * right: as ASCII, and cut where it is longer than its field.
 */
function record<K extends Kind>(
  kind: K,
  values: Record<keyof (typeof layout)[K], string | number | bigint>,
): string {
  let text = typeOf[kind];
  const fields = Object.entries(layout[kind]) as [keyof typeof values, readonly [number, number]][];
  for (const [name, [column, length]] of fields) {
    const value = values[name];
    const drawn =
      typeof value === 'string'
        ? plainText(value).slice(0, length).padEnd(length)
        : String(value).padStart(length, '0');
    invariant(drawn.length === length, `${kind}.${String(name)} has no room for ${value}`);
    text = text.padEnd(column - 1) + drawn;
  }
  return text.padEnd(recordLength) + lineEnd;
}

const head = (file: AchFile): string =>
  record('file', {
    ...file,
    priority: '01',
    destination: file.destination.padStart(10),
    origin: file.origin.padStart(10),
    createdOn: written(file.createdOn),
    recordSize: '094',
    blocking: '10',
    format: '1',
  });

function addendaRecord(addenda: AchAddenda, { trace }: AchEntry): string {
  if (addenda.kind === '05')
    return record('addenda05', { ...addenda, sequence: 1, entry: trace.slice(8) });
  return addenda.kind === '98' ? record('addenda98', addenda) : record('addenda99', addenda);
}

function entryRecords(entry: AchEntry): string {
  const { addenda, amountMinor } = entry;
  const own = record('entry', {
    ...entry,
    amount: amountMinor,
    hasAddenda: addenda === null ? '0' : '1',
  });
  return addenda === null ? own : own + addendaRecord(addenda, entry);
}

const sums = ({ records, hash, debitsMinor, creditsMinor }: AchTotals) => ({
  records,
  hash,
  debits: debitsMinor,
  credits: creditsMinor,
});

/**
 * Since March 20, 2026 the Nacha rules want these two in capitals: PAYROLL on PPD credits for wages,
 * PURCHASE on WEB debits for goods bought online.
 */
const inCapitals = /^(payroll|purchase)$/i;

const descriptionOf = ({ description }: AchBatch): string =>
  inCapitals.test(description) ? description.toUpperCase() : description;

/**
 * Writes an ACH file, a batch or some entries at a time: records of 94 ASCII characters with CRLF,
 * controls that count addenda, the last block filled up with nines.
 */
export async function* writeAch(
  file: AchFile,
  batches: AsyncIterable<BatchToWrite> | Iterable<BatchToWrite>,
): AsyncGenerator<string> {
  const inFile = noTotals();
  let [batchCount, lines] = [0, 2];
  yield head(file);
  for await (const { batch, entries } of batches) {
    const inBatch = noTotals();
    yield record('batch', {
      ...batch,
      description: descriptionOf(batch),
      effectiveOn: written(batch.effectiveOn),
    });
    for await (const entry of entries) {
      addEntry(inBatch, entry);
      yield entryRecords(entry);
    }
    const { service, companyId, bank, number } = batch;
    yield record('batchEnd', { ...sums(inBatch), service, companyId, bank, number });
    addTotals(inFile, inBatch);
    batchCount += 1;
    lines += 2 + inBatch.records;
  }
  const blocks = Math.ceil(lines / recordsInBlock);
  yield record('fileEnd', { ...sums(inFile), batches: batchCount, blocks });
  yield ('9'.repeat(recordLength) + lineEnd).repeat(blocks * recordsInBlock - lines);
}
