import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFakeTime, movedClock } from './fake-time.ts';
import { noTally, sum, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Days and hours on which tests that count days have failed before, or could: instants, because the
 * machine's own zone decides nothing.
 */
export const dates = [
  // A dispute's answer and twelve days with and without a holiday between.
  '2026-12-05T17:00:00Z',
  '2026-12-13T17:00:00Z',
  '2026-12-23T17:00:00Z',
  // A minute past midnight in New York: the day before is not closed yet.
  '2026-11-27T05:01:00Z',
  // Half past midnight of the new year in New York.
  '2027-01-01T05:30:00Z',
  '2027-01-30T17:00:00Z',
  // Within the hours that New York's clocks skip and repeat.
  '2027-03-14T06:55:00Z',
  '2027-11-07T05:30:00Z',
  '2028-02-29T17:00:00Z',
  '2028-07-01T17:00:00Z',
  // Ten minutes before a year ends.
  '2031-01-01T04:50:00Z',
];

/**
 * The same moment in the next year with the same calendar, where this one is past: with clocks that
 * are behind, PostgreSQL ends transactions as idle that are none.
 */
function aheadOfNow(date: string): Date {
  const calendarOf = (year: number) =>
    `${new Date(Date.UTC(year, 0, 1)).getUTCDay()} ${new Date(Date.UTC(year, 1, 29)).getUTCDate()}`;
  const moment = new Date(date);
  const calendar = calendarOf(moment.getUTCFullYear());
  while (moment.getTime() < Date.now() || calendarOf(moment.getUTCFullYear()) !== calendar)
    moment.setUTCFullYear(moment.getUTCFullYear() + 1);
  return moment;
}

/** A test that asks for a day, or moves one. */
const namesTime =
  /\b(advance|goTo|moveTo|setClock|setBankClock|businessDay|businessNow|Temporal|Date\.now|new Date)\b/;

/**
 * They wait for a timeout of PostgreSQL, and libfaketime keeps its timers from firing. No day of
 * the calendar changes what they show.
 */
const waitsForTimeouts = new Set([
  'tests/properties/ledger-races.test.ts',
  'server/staff/books/movements.test.ts',
  'server/services/partitions/wait-for-readers.test.ts',
]);

/**
 * Every test of the suite that depends on the day, under eleven calendar dates, or under those that
 * begin with `chosen`: libfaketime moves the clocks of the tests and of their PostgreSQL alike.
 */
export async function runDatesStage(chosen = ''): Promise<Tally> {
  const library = findFakeTime();
  if (library === undefined) return { ...noTally, skipped: 1 };
  const files = globSync(
    '{server,contract,web,tests/contract,tests/properties}/**/*.test.{ts,tsx}',
    { cwd: root },
  ).filter(
    (file) => !waitsForTimeouts.has(file) && namesTime.test(readFileSync(join(root, file), 'utf8')),
  );
  let total = noTally;
  for (const date of dates.filter((each) => each.startsWith(chosen))) {
    const moment = aheadOfNow(date);
    console.log(`\n── ${moment.toISOString()}: ${files.length} files ──`);
    // A distance: each process of the run must read the same time.
    const seconds = Math.round((moment.getTime() - Date.now()) / 1000);
    total = sum(total, await runVitestStage(files, movedClock(library, seconds)));
  }
  return total;
}
