import * as z from 'zod/mini';
import { amount } from './fields.ts';
import { defineRoute } from './route.ts';

export const accountTypes = ['Checking Account', 'Savings Account', 'Investment Account'] as const;
export type AccountType = (typeof accountTypes)[number];

/** `balance` is what is booked; `available` leaves out money on hold. */
export const account = z.strictObject({
  _id: z.string(),
  type: z.enum(accountTypes),
  number: z.string(),
  balance: amount,
  available: amount,
});

export type Account = z.infer<typeof account>;

export const listAccounts = defineRoute({
  method: 'GET',
  path: '/api/users/accounts',
  who: 'customer',
  summary: 'The own open accounts: checking, savings, investment.',
  answers: { 200: z.strictObject({ accounts: z.array(account) }) },
  refusals: [],
});

export const listSavingsAccounts = defineRoute({
  method: 'GET',
  path: '/api/users/accounts/savings',
  who: 'customer',
  summary: 'The own savings accounts, as a plain array.',
  answers: { 200: z.array(account) },
  refusals: [],
});

export const listInvestmentAccounts = defineRoute({
  method: 'GET',
  path: '/api/users/accounts/investment',
  who: 'customer',
  summary: 'The own investment accounts, as a plain array.',
  answers: { 200: z.array(account) },
  refusals: [],
});

const balanceDay = z.strictObject({ day: z.string(), total: amount });

export const getBalanceHistory = defineRoute({
  method: 'GET',
  path: '/api/users/accounts/history',
  who: 'customer',
  summary: 'The total of the own accounts at the end of each of the last 31 days, oldest first; only days since the first booking.',
  answers: { 200: z.strictObject({ days: z.array(balanceDay) }) },
  refusals: [],
});
