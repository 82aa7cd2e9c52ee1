import type { CalendarDay } from '../../../contract/values/calendar-day.ts';

/** The number of characters of every record of an ACH file. */
export const recordLength = 94;

/** The number of records in a block; the last block is filled up with lines of nines. */
export const recordsInBlock = 10;

/**
 * The fields of the records, each with the column it begins in (from 1) and its length, as the
 * Nacha operating rules lay them out.
 */
export const layout = {
  file: {
    priority: [2, 2],
    destination: [4, 10],
    origin: [14, 10],
    createdOn: [24, 6],
    createdAt: [30, 4],
    modifier: [34, 1],
    recordSize: [35, 3],
    blocking: [38, 2],
    format: [40, 1],
    destinationName: [41, 23],
    originName: [64, 23],
    reference: [87, 8],
  },
  batch: {
    service: [2, 3],
    companyName: [5, 16],
    companyData: [21, 20],
    companyId: [41, 10],
    entryClass: [51, 3],
    description: [54, 10],
    descriptiveDate: [64, 6],
    effectiveOn: [70, 6],
    settlementDay: [76, 3],
    originatorStatus: [79, 1],
    bank: [80, 8],
    number: [88, 7],
  },
  entry: {
    code: [2, 2],
    routing: [4, 9],
    account: [13, 17],
    amount: [30, 10],
    individualId: [40, 15],
    name: [55, 22],
    discretionary: [77, 2],
    hasAddenda: [79, 1],
    trace: [80, 15],
  },
  addenda05: { kind: [2, 2], text: [4, 80], sequence: [84, 4], entry: [88, 7] },
  addenda98: {
    kind: [2, 2],
    reason: [4, 3],
    originalTrace: [7, 15],
    originalBank: [28, 8],
    text: [36, 29],
    trace: [80, 15],
  },
  addenda99: {
    kind: [2, 2],
    reason: [4, 3],
    originalTrace: [7, 15],
    diedOn: [22, 6],
    originalBank: [28, 8],
    text: [36, 44],
    trace: [80, 15],
  },
  batchEnd: {
    service: [2, 3],
    records: [5, 6],
    hash: [11, 10],
    debits: [21, 12],
    credits: [33, 12],
    companyId: [45, 10],
    bank: [80, 8],
    number: [88, 7],
  },
  fileEnd: {
    batches: [2, 6],
    blocks: [8, 6],
    records: [14, 8],
    hash: [22, 10],
    debits: [32, 12],
    credits: [44, 12],
  },
} as const satisfies Record<string, Record<string, readonly [column: number, length: number]>>;

/** The head of a file. Texts have no blanks at their end. */
export interface AchFile {
  /** The routing number of the bank it is for. */
  destination: string;
  origin: string;
  createdOn: CalendarDay;
  /** `1500`, or nothing. */
  createdAt: string;
  modifier: string;
  destinationName: string;
  originName: string;
  reference: string;
}

/** The classes of batches that are taken: COR is that of notifications of change. */
export const entryClasses = ['PPD', 'CCD', 'WEB', 'COR'] as const;
export type EntryClass = (typeof entryClasses)[number];

export interface AchBatch {
  /** 200 for both, 220 for credits, 225 for debits only. */
  service: '200' | '220' | '225';
  companyName: string;
  companyData: string;
  companyId: string;
  entryClass: EntryClass;
  /** `PAYROLL`, for example, as the originator wrote it. */
  description: string;
  descriptiveDate: string;
  /** Null where none is given, as in returns. */
  effectiveOn: CalendarDay | null;
  /** The day of the year on which the operator settles it, `334`, where the operator wrote one. */
  settlementDay: string;
  originatorStatus: string;
  /** The first eight digits of the routing number of the bank that sends the batch. */
  bank: string;
  number: number;
}

/** The record that may follow an entry. */
export type AchAddenda =
  | { kind: '05'; text: string }
  /** A notification of change: what to write from now on. */
  | {
      kind: '98';
      reason: string;
      originalTrace: string;
      originalBank: string;
      text: string;
      trace: string;
    }
  /** A return. `diedOn` is blank but for R14 and R15. */
  | {
      kind: '99';
      reason: string;
      originalTrace: string;
      diedOn: string;
      originalBank: string;
      text: string;
      trace: string;
    };

export interface AchEntry {
  code: string;
  /** Of the bank that receives it. */
  routing: string;
  account: string;
  amountMinor: bigint;
  individualId: string;
  name: string;
  discretionary: string;
  trace: string;
  addenda: AchAddenda | null;
}

/** The meaning of a transaction code. */
interface EntryCode {
  side: 'credit' | 'debit';
  account: 'checking' | 'savings';
  /** `advice` is a return or a notification of change. */
  means: 'payment' | 'prenote' | 'advice';
}

/** The transaction codes that are taken. */
export const entryCodes: Readonly<Record<string, EntryCode>> = {
  '21': { side: 'credit', account: 'checking', means: 'advice' },
  '22': { side: 'credit', account: 'checking', means: 'payment' },
  '23': { side: 'credit', account: 'checking', means: 'prenote' },
  '26': { side: 'debit', account: 'checking', means: 'advice' },
  '27': { side: 'debit', account: 'checking', means: 'payment' },
  '28': { side: 'debit', account: 'checking', means: 'prenote' },
  '31': { side: 'credit', account: 'savings', means: 'advice' },
  '32': { side: 'credit', account: 'savings', means: 'payment' },
  '33': { side: 'credit', account: 'savings', means: 'prenote' },
  '36': { side: 'debit', account: 'savings', means: 'advice' },
  '37': { side: 'debit', account: 'savings', means: 'payment' },
  '38': { side: 'debit', account: 'savings', means: 'prenote' },
};

/** The sums that a control record gives. */
export interface AchTotals {
  records: number;
  /** The last ten digits of the sum of the banks' numbers, eight digits each. */
  hash: number;
  debitsMinor: bigint;
  creditsMinor: bigint;
}

export const noTotals = (): AchTotals => ({
  records: 0,
  hash: 0,
  debitsMinor: 0n,
  creditsMinor: 0n,
});

/** Hashes are kept to ten digits. */
export const hashModulus = 10_000_000_000;

/** Adds an entry with its addenda to the sums of its batch. */
export function addEntry(
  totals: AchTotals,
  { code, routing, amountMinor, addenda }: AchEntry,
): void {
  totals.records += addenda === null ? 1 : 2;
  totals.hash = (totals.hash + Number(routing.slice(0, 8))) % hashModulus;
  if (entryCodes[code]?.side === 'debit') totals.debitsMinor += amountMinor;
  else totals.creditsMinor += amountMinor;
}

/** Adds the sums of a batch to those of its file. */
export function addTotals(totals: AchTotals, batch: AchTotals): void {
  totals.records += batch.records;
  totals.hash = (totals.hash + batch.hash) % hashModulus;
  totals.debitsMinor += batch.debitsMinor;
  totals.creditsMinor += batch.creditsMinor;
}
