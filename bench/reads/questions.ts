import { addDays, addMonths, type CalendarDay } from '../../contract/values/calendar-day.ts';
import type { Database } from '../../server/db/database.ts';
import { startOfDay } from '../../server/base/clock.ts';
import { readInsight } from '../../server/money/insight/insight-store.ts';
import { everyOrder, type TransferFilter } from '../../server/money/transfers/transfer-matches.ts';
import { findTransferPage } from '../../server/money/transfers/transfer-search.ts';
import { busyCustomer } from './fill.ts';

const pageSize = 15;
const firstDay = '2016-01-01';
const ordersPerDay = 2_880;

export interface Question {
  name: string;
  goalMs: number;
  ask: (db: Database) => Promise<unknown>;
}

const everything: TransferFilter = { ...everyOrder, ownerId: busyCustomer };
const firstPage = { offset: 0, limit: pageSize };

const monthOf = (first: CalendarDay): Question => ({
  name: 'a month by category',
  goalMs: 20,
  ask: (db) =>
    readInsight(db, busyCustomer, {
      from: startOfDay(first),
      until: startOfDay(addMonths(first, 1)),
    }),
});

/**
 * Lists the questions of a customer with a tenth of `orders`: pages with their total, words that
 * few and many rows have, a week in the middle of the history.
 */
export function questionsOf(orders: number): Question[] {
  const middle = addDays(firstDay, Math.floor(orders / ordersPerDay / 2));
  const list = (name: string, offset: number): Question => ({
    name,
    goalMs: 2,
    ask: (db) => findTransferPage(db, everything, { offset, limit: pageSize }),
  });
  const search = (name: string, narrowed: Partial<TransferFilter>): Question => ({
    name,
    goalMs: 20,
    ask: (db) => findTransferPage(db, { ...everything, ...narrowed }, firstPage),
  });
  return [
    list('first page and total', 0),
    list('deepest page and total', Math.floor((orders / 10 - 1) / pageSize) * pageSize),
    search('rare word', { search: 'xylophone' }),
    search('common word', { search: 'market' }),
    search('two words', { search: 'xylophone lesson' }),
    search('an amount', { search: '$45.67' }),
    search('one account', { account: '100000500' }),
    search('one status', { status: 'Returned' }),
    search('dates: a week', { from: middle, to: addDays(middle, 6) }),
    search('amounts: a few', { amountFrom: 4_567n, amountTo: 4_600n }),
    search('amounts: a tenth of all', { amountFrom: 10_000n, amountTo: 15_000n }),
    search('amounts: half of all', { amountFrom: 25_000n }),
    search('amounts of one type', { amountFrom: 10_000n, amountTo: 12_000n, direction: 'debit' }),
    search('amounts in a week', {
      amountFrom: 10_000n,
      amountTo: 15_000n,
      from: middle,
      to: addDays(middle, 6),
    }),
    monthOf(`${middle.slice(0, 7)}-01`),
  ];
}
