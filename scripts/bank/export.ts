import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { journalFormats } from '../../contract/staff/books.ts';
import { isCalendarDay } from '../../contract/values/calendar-day.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import { recordOperatorEvent } from '../../server/services/audit/operator-event.ts';
import { findLastBooking } from '../../server/staff/books/day-closings-store.ts';
import { writeJournal } from '../../server/staff/books/export-journal.ts';
import { findFirstDay } from '../../server/staff/books/trial-balance.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const usage =
  'Usage: npm run bank -- export journal FORMAT FILE [FROM [TO]], with a FORMAT of ' +
  `${journalFormats.join(', ')} and days such as 2026-11-30`;

/**
 * Writes all journals of a range of bank days, of all days without one, for a program that keeps
 * books as plain text. An embedded bank must be stopped for it; PostgreSQL may go on.
 */
export async function run(args: string[]): Promise<void> {
  const [what, asked, file = '', ...days] = args;
  const format = journalFormats.find((name) => name === asked);
  if (what !== 'journal' || !format || file === '' || days.length > 2 || !days.every(isCalendarDay))
    throw new UsageError(usage);
  const [firstAsked, lastAsked] = days;
  if (existsSync(file)) throw new UsageError(`${file} exists already. Choose another name.`);
  const database = await openBankDatabase();
  try {
    const last = await findLastBooking(database);
    const from = firstAsked ?? (await findFirstDay(database));
    const to = lastAsked ?? (last && bankingDayOf(last));
    if (from === undefined || to === undefined)
      throw new UsageError('Nothing was booked yet. No file was written.');
    if (from > to)
      throw new UsageError(`${from} is after ${to}, the last day. No file was written.`);
    const unfinished = `${file}.unfinished`;
    try {
      await pipeline(
        writeJournal(database, { format, from, to }),
        // References and memos name customers.
        createWriteStream(unfinished, { mode: 0o600 }),
      );
      await recordOperatorEvent(database, 'journals.exported', { format, from, to });
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    console.log(`${file}: all journals from ${from} to ${to}.`);
  } finally {
    await database.close();
  }
}
