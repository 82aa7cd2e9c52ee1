import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { readTrialBalance } from '../../server/staff/books/trial-balance.ts';
import { bankCommand } from '../support/bank-command.ts';
import {
  type BookedJournal,
  bookRandomly,
  firstBookedDay,
  lastBookedDay,
} from '../support/random-books.ts';
import { makePlace, openPlace, type TestPlace } from '../support/test-database.ts';
import { booksReaders } from './books-with.ts';

const ranges = [
  [firstBookedDay, lastBookedDay],
  [firstBookedDay, addDays(firstBookedDay, 40)],
  [addDays(firstBookedDay, 70), lastBookedDay],
] as const;

let place: TestPlace;
let folder: string;
let booked: BookedJournal[];
/** Our own balances at the end of each range, as the programs sign them: a debit positive. */
const ours = new Map<CalendarDay, Map<string, bigint>>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  place = await makePlace('embedded');
  const db = await openPlace(place, { fsync: false });
  booked = await bookRandomly(db, 7);
  for (const [, to] of ranges) {
    const { lines } = await readTrialBalance(db, to);
    ours.set(
      to,
      new Map(
        lines
          .filter(({ closingMinor }) => closingMinor !== 0n)
          .map(({ code, currency, closingMinor }) => [`${code} ${currency}`, -closingMinor]),
      ),
    );
  }
  await db.close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await place.remove();
});

test('the history has every currency, and more than one account in each', () => {
  const keys = [...(ours.get(lastBookedDay)?.keys() ?? [])];
  const count = Map.groupBy(keys, (key) => key.slice(-3));
  expect([...count.keys()].toSorted()).toEqual(['AUD', 'CAD', 'EUR', 'GBP', 'INR', 'USD']);
  for (const of of count.values()) expect(of.length).toBeGreaterThan(1);
});

/** Letters alone: texts are written in one line, and programs put one space for several. */
const letters = (text: string) => text.replaceAll(/[\s\p{Cc}]/gu, '');

test.each(booksReaders)(
  '$name finds nothing wrong with the whole journal, and has our trial balance, days and texts',
  async ({ format, check, balances, journals }) => {
    // Within a line, both begin something else in the form that hledger and Ledger share.
    const plain = (text: string) =>
      format === 'beancount' ? text : text.replaceAll(';', ',').replaceAll('|', '/');
    for (const [from, to] of ranges) {
      const file = join(folder, `${from}.${to}.${format}`);
      await bankCommand(['export', 'journal', format, file, from, to], {
        BANK_DATA_DIR: place.dataDir,
      });
      expect(await check(file)).toEqual({ stdout: '', stderr: '' });
      expect(await balances(file)).toEqual(ours.get(to));
      const shown = [...(await journals(file))].map(([id, text]) => `${id} ${letters(text)}`);
      const expected = booked.filter(({ day }) => from <= day && day <= to);
      expect(shown.toSorted()).toEqual(
        expected
          .map(({ id, day, texts }) => `${id} ${letters(plain(`${day} ${texts.join(' ')}`))}`)
          .toSorted(),
      );
    }
    const text = readFileSync(join(folder, `${firstBookedDay}.${lastBookedDay}.${format}`), 'utf8');
    const amounts = [...text.matchAll(/(?<= )-?\d+\.\d\d(?= [A-Z]{3}$)/gm)];
    const { index, 0: amount } = amounts[Math.floor(amounts.length / 2)] as RegExpExecArray;
    // One cent more somewhere, and its program says so.
    const wrong = join(folder, `wrong.${format}`);
    const other = (Number(amount) + 0.01).toFixed(2);
    writeFileSync(wrong, text.slice(0, index) + other + text.slice(index + amount.length));
    await expect(check(wrong)).rejects.toThrow();
  },
);
