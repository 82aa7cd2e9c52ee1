import * as z from 'zod/mini';
import { account } from '../people/account.ts';
import { amount, nineDigits, oneOf } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { savingsGoal } from './savings-goals.ts';

/**
 * With its interest: the rate and the yield in force, basis points a year, what this month has
 * earned until yesterday, what this year was credited; and its goal, where one is set.
 */
export const savingsAccount = z.extend(account, {
  rateBps: z.number(),
  apyBps: z.number(),
  interestThisMonth: amount,
  interestThisYear: amount,
  goal: z.nullable(savingsGoal),
});

export type SavingsAccount = z.infer<typeof savingsAccount>;

/**
 * With the moment its value is of, and all that ever went in and out: moved between own accounts,
 * or else. In less out is the balance.
 */
export const investmentAccount = z.extend(account, {
  asOf: z.string(),
  madeOf: z.strictObject({
    movedIn: amount,
    movedOut: amount,
    otherIn: amount,
    otherOut: amount,
  }),
});

export type InvestmentAccount = z.infer<typeof investmentAccount>;

export const listAccountsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/accounts',
  who: 'customer',
  summary: 'The own open accounts: checking, savings, investment.',
  answers: { 200: z.strictObject({ accounts: z.array(account) }) },
  refusals: [],
});

export const listSavingsAccountsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/accounts/savings',
  who: 'customer',
  summary: 'The own savings accounts, as a plain array, with rate, yield, interest and goal.',
  answers: { 200: z.array(savingsAccount) },
  refusals: [],
});

export const listInvestmentAccountsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/accounts/investment',
  who: 'customer',
  summary:
    'The own investment accounts, as a plain array, with the time their value is of and what ' +
    'went in and out.',
  answers: { 200: z.array(investmentAccount) },
  refusals: [],
});

/** One month, a quarter, a year: `1M` where none is asked for. */
export const historyRanges = ['1M', '3M', '1Y'] as const;
export type HistoryRange = (typeof historyRanges)[number];

const balanceDay = z.strictObject({ day: z.string(), total: amount });

export const getBalanceHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/users/accounts/history',
  reads: 'recent',
  who: 'customer',
  summary:
    'The total of the own accounts, or of one of them, at the end of each of the last 31 days (92 ' +
    'for range 3M, 366 for 1Y), oldest first; only days since the first booking.',
  query: z.object({
    account: z.optional(nineDigits('Account number must be exactly 9 digits.')),
    range: z.optional(oneOf(historyRanges, 'Range')),
  }),
  answers: { 200: z.strictObject({ days: z.array(balanceDay) }) },
  refusals: [],
});
