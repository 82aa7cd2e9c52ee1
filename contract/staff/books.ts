import * as z from 'zod/mini';
import { actorView } from '../values/actors.ts';
import { customerCodes } from '../values/customer-codes.ts';
import { amount, bomField, dayField, idField } from '../values/fields.ts';
import { currencies } from '../values/money.ts';
import { defineRoute } from '../calls/route.ts';

/**
 * The effect of a bank day on one account of the bank, or on all customers' accounts of one kind.
 * Opening and closing are as the ledger signs them: a credit balance is positive.
 */
const trialBalanceLine = z.strictObject({
  code: z.string(),
  name: z.string(),
  normalSide: z.enum(['debit', 'credit']),
  currency: z.enum(currencies),
  /** The bank's own account; absent where the line sums customers' accounts. */
  accountId: z.optional(z.string()),
  opening: amount,
  debits: amount,
  credits: amount,
  closing: amount,
  entries: z.number(),
});

export type TrialBalanceLine = z.infer<typeof trialBalanceLine>;

const currencyTotal = z.strictObject({
  currency: z.enum(currencies),
  debits: amount,
  credits: amount,
  /** All debit balances at the end of the day, and all credit balances. */
  debitBalances: amount,
  creditBalances: amount,
});

export type CurrencyTotal = z.infer<typeof currencyTotal>;

const onDay = z.object({ day: z.optional(dayField()) });

export const getTrialBalanceRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/trial-balance',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'sums over all accounts of a kind' },
  summary:
    "The trial balance of a bank day (today's until now): opening, debits, credits and closing " +
    "of every account of the bank, and of the customers' by kind.",
  query: onDay,
  answers: {
    200: z.strictObject({
      day: z.string(),
      today: z.string(),
      /** The day of the first entry; absent while there is none. */
      firstDay: z.optional(z.string()),
      /** When the day was closed; absent while it may still change. */
      closedAt: z.optional(z.string()),
      lines: z.array(trialBalanceLine),
      totals: z.array(currencyTotal),
      /** Debits equal credits in each currency, of the day and of all balances. */
      balanced: z.boolean(),
    }),
  },
  refusals: ['DAY_AHEAD'],
});

export const exportTrialBalanceRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/trial-balance.csv',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'sums over all accounts of a kind' },
  summary: 'The same as CSV.',
  query: z.extend(onDay, { bom: bomField }),
  answers: {},
  download: ['text/csv; charset=utf-8'],
  refusals: ['DAY_AHEAD'],
});

/** An account of the books: the bank's own, or a customer's. */
export const accountHead = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  currency: z.enum(currencies),
  open: z.boolean(),
  /** Of a customer's account: its number and whose it is. */
  number: z.optional(z.string()),
  holder: z.optional(actorView),
});

const bookAccount = z.extend(accountHead, { balance: amount });

export type BookAccount = z.infer<typeof bookAccount>;

export const listBookAccountsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/accounts',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: ['book_accounts.listed'],
  summary:
    "Customers' accounts of one kind by number, with their balances at the end of a bank day. " +
    'The next page starts after the last number of this one.',
  query: z.extend(onDay, {
    code: z.enum(customerCodes, 'code must be one of 2110, 2120, 2130.'),
    after: z.optional(
      z.string().check(z.regex(/^\d{9}$/, 'Account number must be exactly 9 digits.')),
    ),
  }),
  answers: {
    200: z.strictObject({ day: z.string(), accounts: z.array(bookAccount), more: z.boolean() }),
  },
  refusals: ['DAY_AHEAD'],
});

const bookEntry = z.strictObject({
  seq: z.number(),
  journalId: z.string(),
  kind: z.string(),
  reference: z.string(),
  memo: z.string(),
  bookedAt: z.string(),
  valueDate: z.string(),
  /** Positive adds to the account as its holder sees it: a credit. */
  amount,
  balanceAfter: amount,
});

export type BookEntry = z.infer<typeof bookEntry>;

const daysBetween = z.object({ from: z.optional(dayField()), to: z.optional(dayField()) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'The start date can’t be after the end date.',
    path: ['from'],
    when: ({ issues }) => issues.length === 0,
  }),
);

/** A busy account of the bank has more entries than pages of anything else. */
const entryNumber = z
  .string('Please enter the number of an entry.')
  .check(z.regex(/^[1-9]\d{0,14}$/, 'Please enter the number of an entry.'));

const oneAccount = z.object({ id: idField });

export const listBookEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/accounts/{id}',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: ['account.viewed'],
  summary:
    "One account's entries, newest first, of a range of bank days; the next page starts below " +
    "the last number of this one. A look at a customer's account is kept in the trail.",
  params: oneAccount,
  query: z.extend(daysBetween, { before: z.optional(entryNumber) }),
  answers: {
    200: z.strictObject({
      account: bookAccount,
      /** The number of entries in the range. */
      total: z.number(),
      entries: z.array(bookEntry),
      more: z.boolean(),
    }),
  },
  refusals: ['BOOK_ACCOUNT_NOT_FOUND'],
});

export const exportBookEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/accounts/{id}/entries.csv',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: ['account.exported'],
  summary: "One account's entries of a range of bank days as CSV, oldest first.",
  params: oneAccount,
  query: z.extend(daysBetween, { bom: bomField }),
  answers: {},
  download: ['text/csv; charset=utf-8'],
  refusals: ['BOOK_ACCOUNT_NOT_FOUND'],
});

/** hledger and Ledger read the same text. */
export const journalFormats = ['hledger', 'ledger', 'beancount'] as const;
export type JournalFormat = (typeof journalFormats)[number];

export const exportJournalRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/journal.{format}',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: ['journals.exported'],
  summary:
    'All journals of a range of bank days for hledger, Ledger or Beancount, with the balances of ' +
    'each day. The export is kept in the trail.',
  params: z.object({
    format: z.enum(journalFormats, `format must be one of ${journalFormats.join(', ')}.`),
  }),
  query: daysBetween,
  answers: {},
  download: ['text/plain; charset=utf-8'],
  refusals: ['DAY_AHEAD'],
});

const leg = z.strictObject({ account: accountHead, seq: z.number(), amount, balanceAfter: amount });

/** Another line of the audit trail with the same request or the same order. */
const trailLine = z.strictObject({
  at: z.string(),
  actor: actorView,
  action: z.string(),
  address: z.string(),
  requestId: z.string(),
});

const journalView = z.strictObject({
  id: z.string(),
  kind: z.string(),
  actor: actorView,
  channel: z.string(),
  /** The request that caused it, by the ID that its sender got. */
  requestId: z.string(),
  valueDate: z.string(),
  businessDate: z.string(),
  bookedAt: z.string(),
  reference: z.string(),
  memo: z.string(),
  reverses: z.optional(z.string()),
  reversedBy: z.optional(z.string()),
  legs: z.array(leg),
  transfer: z.optional(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      status: z.string(),
      recipientName: z.string(),
    }),
  ),
  /** The file of the ACH network that the order came by, and its place there. */
  file: z.optional(
    z.strictObject({ id: z.string(), name: z.string(), line: z.number(), trace: z.string() }),
  ),
  trail: z.array(trailLine),
});

export type JournalView = z.infer<typeof journalView>;

export const getJournalRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/journals/{id}',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: ['journal.viewed'],
  summary:
    'One journal with all its legs, its order, who caused it and under which request. The look ' +
    'is kept in the trail.',
  params: oneAccount,
  answers: { 200: journalView },
  refusals: ['JOURNAL_NOT_FOUND'],
});
