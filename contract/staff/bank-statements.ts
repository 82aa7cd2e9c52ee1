import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';
import { isCalendarDay } from '../values/calendar-day.ts';
import { amount, bomField, dayField, oneOf } from '../values/fields.ts';
import { currencies } from '../values/money.ts';

/**
 * One line of a statement of the bank, on its class's usual side: positive where an asset or an
 * expense is a debit, and where anything else is a credit.
 */
const statementLine = z.strictObject({
  /** Absent in the line of the profit that no year-end entry has moved yet. */
  code: z.optional(z.string()),
  name: z.string(),
  currency: z.enum(currencies),
  /** The bank's own account; absent where the line sums customers' accounts or is the profit. */
  accountId: z.optional(z.string()),
  figure: amount,
  /** The same on the day, or in the period, that it is compared with. */
  earlier: amount,
});

export type StatementLine = z.infer<typeof statementLine>;

const statementSection = z.strictObject({
  kind: z.enum(['assets', 'liabilities', 'equity', 'income', 'expenses']),
  lines: z.array(statementLine),
  total: amount,
  totalEarlier: amount,
});

export type StatementSection = z.infer<typeof statementSection>;

export const sheetComparisons = ['day_before', 'month_before', 'year_before', 'chosen'] as const;
export type SheetComparison = (typeof sheetComparisons)[number];

const sheetQuery = z
  .object({
    day: z.optional(dayField()),
    against: z.optional(oneOf(sheetComparisons, 'against')),
    /** The day to compare with where `against` is `chosen`. */
    chosen: z.optional(dayField()),
    bom: bomField,
  })
  .check(
    z.refine(({ against, chosen }) => (against === 'chosen') === (chosen !== undefined), {
      error: 'Please enter a valid date.',
      path: ['chosen'],
      when: ({ issues }) => issues.length === 0,
    }),
  );

const dayState = {
  today: z.string(),
  /** The day of the first entry; absent while there is none. */
  firstDay: z.optional(z.string()),
  /** When the last day of it was closed; absent while it may still change. */
  closedAt: z.optional(z.string()),
};

const namesNoCustomer = { namesNoCustomer: 'sums over all accounts of a kind' };

export const getBalanceSheetRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/balance-sheet',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: namesNoCustomer,
  summary:
    "The bank's balance sheet at the end of a bank day (today's until now) in US dollars, next to " +
    'that of another day, and its positions in other currencies, which are not converted.',
  query: sheetQuery,
  answers: {
    200: z.strictObject({
      day: z.string(),
      ...dayState,
      against: z.strictObject({
        day: z.string(),
        closedAt: z.optional(z.string()),
        /** The bank had no entry yet on that day. */
        beforeFirst: z.boolean(),
      }),
      /** Assets, liabilities, equity. */
      sections: z.array(statementSection),
      /** Positions in other currencies: those that are zero on both days are left out. */
      foreign: z.array(statementLine),
      /** Assets less liabilities and equity: nothing, unless the books are wrong. */
      difference: amount,
      differenceEarlier: amount,
    }),
  },
  refusals: ['DAY_AHEAD', 'DAY_BEFORE_BOOKS'],
});

export const exportBalanceSheetRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/balance-sheet.csv',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: namesNoCustomer,
  summary: 'The same as CSV.',
  query: sheetQuery,
  answers: {},
  download: ['text/csv; charset=utf-8'],
  refusals: ['DAY_AHEAD', 'DAY_BEFORE_BOOKS'],
});

export const incomeSpans = ['day', 'month', 'year', 'year_to_date'] as const;
export type IncomeSpan = (typeof incomeSpans)[number];

export const incomeComparisons = ['before', 'year_before'] as const;
export type IncomeComparison = (typeof incomeComparisons)[number];

const isUsableYear = (text: string) => /^(?:19|2\d)\d\d$/.test(text);

/** The refusals of a period that is not written as its span is. */
const periodTexts: Record<IncomeSpan, string> = {
  day: 'Please enter a valid date.',
  month: 'Please write the month like 2026-11.',
  year: 'year must be one of 1900 to 2999.',
  year_to_date: 'Please enter a valid date.',
};

function isPeriod(span: IncomeSpan, text: string): boolean {
  const day = { day: text, month: `${text}-01`, year: `${text}-01-01`, year_to_date: text }[span];
  return isCalendarDay(day) && isUsableYear(day.slice(0, 4));
}

const incomeQuery = z
  .object({
    span: z.optional(oneOf(incomeSpans, 'span')),
    /** A day, a month, a year, or the day up to which the year is read; the current one if absent. */
    period: z.optional(z.string('Please enter a valid date.')),
    against: z.optional(oneOf(incomeComparisons, 'against')),
    bom: bomField,
  })
  .check(
    z.refine(({ span = 'month', period }) => period === undefined || isPeriod(span, period), {
      error: ({ input }) => periodTexts[(input as { span?: IncomeSpan }).span ?? 'month'],
      path: ['period'],
      when: ({ issues }) => issues.length === 0,
    }),
  );

export const getIncomeStatementRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/income-statement',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: namesNoCustomer,
  summary:
    "The bank's income and expenses of a day, month or year, or of a year up to a day, next to " +
    'those of the period before or of a year before. What a year-end entry moves to equity is ' +
    'left out. A period that is not over is read up to today, and compared with as many days.',
  query: incomeQuery,
  answers: {
    200: z.strictObject({
      span: z.enum(incomeSpans),
      from: z.string(),
      to: z.string(),
      /** It goes on after `to`, which is today. */
      isRunning: z.boolean(),
      ...dayState,
      against: z.strictObject({
        from: z.string(),
        to: z.string(),
        /** The bank had no entry yet on its last day, or on its first. */
        beforeFirst: z.enum(['no', 'in part', 'all']),
      }),
      /** Income, expenses. */
      sections: z.array(statementSection),
      profit: amount,
      profitEarlier: amount,
      /** The profit that year-end entries of these days moved to equity; the lines leave it out. */
      movedToEquity: amount,
    }),
  },
  refusals: ['PERIOD_AHEAD', 'DAY_BEFORE_BOOKS'],
});

export const exportIncomeStatementRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/income-statement.csv',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: namesNoCustomer,
  summary: 'The same as CSV.',
  query: incomeQuery,
  answers: {},
  download: ['text/csv; charset=utf-8'],
  refusals: ['PERIOD_AHEAD', 'DAY_BEFORE_BOOKS'],
});
