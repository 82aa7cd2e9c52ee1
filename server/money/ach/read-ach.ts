import type { AchFaultName } from '../../../contract/words/ach-file-faults.ts';
import { failAt, type Line } from './ach-fault.ts';
import {
  addEntry,
  addTotals,
  layout,
  noTotals,
  recordsInBlock,
  type AchBatch,
  type AchEntry,
  type AchFile,
  type AchTotals,
} from './ach-records.ts';
import { readAddenda, readBatch, readEntry, readFile } from './read-records.ts';
import { digitsField, rawField, textField } from './record-fields.ts';
import { sliceRecords } from './slice-records.ts';

/** An entry with its batch, and the number of its line. */
export interface ReadEntry {
  batch: AchBatch;
  entry: AchEntry;
  line: number;
}

/** The sums of a whole file, once its controls were found right. */
export interface ReadFile {
  file: AchFile;
  batches: number;
  entries: number;
  totals: AchTotals;
}

const nines = /^9+$/;

/** Holds a sum of a control record against what was counted. */
function requireSum(
  line: Line,
  [column, length]: readonly [number, number],
  { fault, counted }: { fault: AchFaultName; counted: number | bigint },
): void {
  const found = digitsField(line, [column, length]);
  if (BigInt(found) !== BigInt(counted))
    failAt(line, column, fault, { found, wanted: String(counted) });
}

/**
 * Reads one file, record by record, and holds it against itself: order, digits, codes, addenda,
 * numbers, every sum. It knows nothing of accounts.
 */
class AchReader {
  readonly #routing: string;
  #file: AchFile | undefined;
  #batch: AchBatch | undefined;
  #entry: ReadEntry | undefined;
  #inBatch = noTotals();
  #entriesInBatch = 0;
  readonly #inFile = noTotals();
  #batches = 0;
  #entries = 0;
  #lastBatch = 0;
  #lastTrace = '';
  #lines = 0;
  #isOver = false;

  /** @param routing is our routing number: a file for another bank is refused. */
  constructor(routing: string) {
    this.#routing = routing;
  }

  /** Takes the next record. @returns the entry that is complete with it. */
  take(line: Line): ReadEntry | undefined {
    this.#lines = line.number;
    if (this.#isOver) return this.#afterTheEnd(line);
    const kind = line.text[0] ?? '';
    const may = this.#mayFollow();
    if (!may.includes(kind)) {
      if (!'156789'.includes(kind)) failAt(line, 1, 'unknown record', { found: kind });
      failAt(line, 1, 'out of order', { found: kind, wanted: [...may].join(', ') });
    }
    if (kind === '7') return this.#takeAddenda(line);
    const whole = this.#entry;
    this.#entry = undefined;
    if (kind === '1') this.#file = readFile(line, this.#routing);
    else if (kind === '5') this.#takeBatch(line);
    else if (kind === '6') return this.#takeEntry(line) ?? whole;
    else if (kind === '8') this.#takeBatchEnd(line);
    else this.#takeFileEnd(line);
    return whole;
  }

  /** @throws {AchFault} where the file is not over yet. */
  end(): ReadFile {
    if (!this.#isOver || this.#file === undefined)
      return failAt({ number: this.#lines + 1 }, 1, 'cut off');
    return {
      file: this.#file,
      batches: this.#batches,
      entries: this.#entries,
      totals: this.#inFile,
    };
  }

  #mayFollow(): string {
    if (this.#file === undefined) return '1';
    if (this.#batch === undefined) return '59';
    if (this.#entry !== undefined) return '7';
    return '68';
  }

  #takeBatch(line: Line): void {
    const batch = readBatch(line);
    if (batch.number <= this.#lastBatch)
      failAt(line, layout.batch.number[0], 'batch order', {
        found: String(batch.number),
        wanted: String(this.#lastBatch),
      });
    this.#batch = batch;
    this.#lastBatch = batch.number;
    this.#lastTrace = '';
    this.#inBatch = noTotals();
    this.#entriesInBatch = 0;
  }

  /** @returns the entry, unless a record that belongs to it follows. */
  #takeEntry(line: Line): ReadEntry | undefined {
    const batch = this.#batch as AchBatch;
    const { entry, hasAddenda } = readEntry(line, batch, this.#routing);
    if (entry.trace <= this.#lastTrace)
      failAt(line, layout.entry.trace[0], 'trace order', {
        found: entry.trace,
        wanted: this.#lastTrace,
      });
    this.#lastTrace = entry.trace;
    this.#entries += 1;
    this.#entriesInBatch += 1;
    const read = { batch, entry, line: line.number };
    if (hasAddenda) {
      this.#entry = read;
      return undefined;
    }
    addEntry(this.#inBatch, entry);
    return read;
  }

  #takeAddenda(line: Line): ReadEntry {
    const waiting = this.#entry as ReadEntry;
    const addenda = readAddenda(line, waiting);
    const read = { ...waiting, entry: { ...waiting.entry, addenda } };
    this.#entry = undefined;
    addEntry(this.#inBatch, read.entry);
    return read;
  }

  #takeBatchEnd(line: Line): void {
    const batch = this.#batch as AchBatch;
    const at = layout.batchEnd;
    if (this.#entriesInBatch === 0) failAt(line, 1, 'no entries');
    const same = [
      [at.service, rawField(line, at.service), batch.service],
      [at.companyId, textField(line, at.companyId).trimStart(), batch.companyId.trimStart()],
      [at.bank, rawField(line, at.bank), batch.bank],
      [at.number, rawField(line, at.number), String(batch.number).padStart(7, '0')],
    ] as const;
    this.#requireSums(line, at, 'batch');
    for (const [[column], found, wanted] of same)
      if (found !== wanted) failAt(line, column, 'other value', { found, wanted });
    addTotals(this.#inFile, this.#inBatch);
    this.#batches += 1;
    this.#batch = undefined;
  }

  #requireSums(
    line: Line,
    at: typeof layout.batchEnd | typeof layout.fileEnd,
    of: 'batch' | 'file',
  ): void {
    const { records, hash, debitsMinor, creditsMinor } =
      of === 'batch' ? this.#inBatch : this.#inFile;
    requireSum(line, at.records, { fault: `${of} records`, counted: records });
    requireSum(line, at.hash, { fault: `${of} hash`, counted: hash });
    requireSum(line, at.debits, { fault: `${of} debits`, counted: debitsMinor });
    requireSum(line, at.credits, { fault: `${of} credits`, counted: creditsMinor });
  }

  #takeFileEnd(line: Line): void {
    const at = layout.fileEnd;
    if (this.#batches === 0) failAt(line, 1, 'no batches');
    requireSum(line, at.batches, { fault: 'file batches', counted: this.#batches });
    const blocks = Math.ceil(line.number / recordsInBlock);
    requireSum(line, at.blocks, { fault: 'file blocks', counted: blocks });
    this.#requireSums(line, at, 'file');
    this.#isOver = true;
  }

  /** Some senders fill up the last block, some do not. */
  #afterTheEnd(line: Line): undefined {
    if (!nines.test(line.text)) failAt(line, line.text.search(/[^9]/) + 1, 'after the end');
  }
}

/**
 * Reads an ACH file of any size in flat memory: it yields its entries some hundred at a time,
 * and returns the sums of the file. Its caller books nothing before the end, because the last line
 * can make the whole file wrong.
 * @throws {AchFault} for the first thing that is wrong, with line and column.
 */
export async function* readAch(
  chunks: AsyncIterable<Uint8Array>,
  routing: string,
): AsyncGenerator<ReadEntry[], ReadFile> {
  const reader = new AchReader(routing);
  for await (const lines of sliceRecords(chunks)) {
    const entries: ReadEntry[] = [];
    for (const line of lines) {
      const entry = reader.take(line);
      if (entry) entries.push(entry);
    }
    if (entries.length > 0) yield entries;
  }
  return reader.end();
}
