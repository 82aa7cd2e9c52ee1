import type { CamtVersion, EntryFormat } from '../../../contract/money/statements.ts';
import { type MovingDays, movingDays } from '../../../contract/values/moving-days.ts';
import { keepChoice } from '../../ui/keep-choice.ts';
import type { DateRange } from './date-ranges.ts';
import { dateRanges } from './date-ranges.ts';

/** The files that are offered first, and those for programs that read none of them. */
export const usualFiles = ['csv', 'ofx', 'camt', 'mt940'] as const;
export const olderFiles = ['qif', 'camt04'] as const;
export type EntryFile = (typeof usualFiles)[number] | (typeof olderFiles)[number];

export const isOlder = (file: EntryFile): boolean => olderFiles.some((older) => older === file);

/** Each file as the bank is asked for it. */
export const askedAs: Record<EntryFile, { format: EntryFormat; version?: CamtVersion }> = {
  csv: { format: 'csv' },
  ofx: { format: 'ofx' },
  camt: { format: 'xml' },
  mt940: { format: 'sta' },
  qif: { format: 'qif' },
  camt04: { format: 'xml', version: '04' },
};

const keys = { file: 'entriesFile', days: 'entriesDays' } as const;

/** The file chosen last, as this browser keeps it. */
export function readFile(): EntryFile {
  const kept = localStorage.getItem(keys.file);
  return [...usualFiles, ...olderFiles].find((file) => file === kept) ?? 'csv';
}

const daysOf = ({ from, to }: DateRange, today: string): MovingDays | undefined =>
  movingDays.find((name) => {
    const range = dateRanges(today)[name];
    return range.from === from && range.to === to;
  });

/** The days chosen last, moved on with the calendar; every day where others were typed. */
export function readDays(today: string): DateRange {
  const kept = movingDays.find((name) => name === localStorage.getItem(keys.days));
  return kept === undefined ? { from: '', to: '' } : dateRanges(today)[kept];
}

export function keepEntriesChoice(file: EntryFile, range: DateRange, today: string): void {
  keepChoice(keys.file, file);
  keepChoice(keys.days, daysOf(range, today) ?? '');
}
