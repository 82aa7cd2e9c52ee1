import * as z from 'zod/mini';
import { accountTypes } from '../values/account-types.ts';
import { bomField, dayField, nineDigits, oneOf } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const accountNumber = nineDigits('Account number must be exactly 9 digits.');
const month = z
  .string('Please choose a month.')
  .check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Please choose a month.'));

/**
 * The months an account has a statement for, newest first (`2026-11`). The first of them may still
 * be under way: its statement reads up to now.
 */
const accountStatements = z.strictObject({
  account: z.string(),
  type: z.enum(accountTypes),
  months: z.array(z.string()),
  /** Those that were made by themselves, with the day, newest first: they stay as they were. */
  made: z.array(z.strictObject({ month: z.string(), on: z.string() })),
});

/** The ways that each month’s statements come: the bank posts nothing on paper. */
export const statementDeliveries = ['paperless', 'email'] as const;
export type StatementDelivery = (typeof statementDeliveries)[number];

export const listStatementsRoute = defineRoute({
  method: 'GET',
  path: '/api/statements',
  reads: 'recent',
  who: 'customer',
  summary:
    'The months there are statements for, for each own account, and the years of yearly papers.',
  answers: {
    200: z.strictObject({
      /** The bank's month under way. */
      current: z.string(),
      delivery: z.enum(statementDeliveries),
      /** The years that there are yearly papers of, newest first; the first one is under way. */
      years: z.array(z.string()),
      statements: z.array(accountStatements),
    }),
  },
  refusals: [],
});

export const getStatementRoute = defineRoute({
  method: 'GET',
  path: '/api/statements/{account}/{month}.pdf',
  reads: 'recent',
  who: 'customer',
  summary:
    'One month of one own account as PDF: opening and closing balance, every entry with the ' +
    "balance after it. Days are the bank's. One that was made by itself stays as it was: its name " +
    'and language are those of then.',
  params: z.object({ account: accountNumber, month }),
  answers: {},
  download: ['application/pdf'],
  refusals: ['ACCOUNT_NOT_FOUND', 'STATEMENT_NOT_FOUND', 'STATEMENT_TOO_LONG', 'ENTRIES_AWAY'],
});

export const mailStatementRoute = defineRoute({
  method: 'POST',
  path: '/api/statements/email',
  who: 'active-customer',
  summary:
    'Mails a statement to the own address, as PDF. Without an account it is Checking, without a ' +
    'month the last one that is over.',
  body: z.strictObject({ account: z.optional(accountNumber), month: z.optional(month) }),
  example: { account: '770241006', month: '2026-10' },
  answers: { 202: saying(['STATEMENT_MAILED'], { account: z.string(), month: z.string() }) },
  refusals: ['TOO_MANY_TRIES', 'ACCOUNT_NOT_FOUND', 'STATEMENT_NOT_FOUND', 'STATEMENT_TOO_LONG'],
  leaves: ['statement.requested'],
});

/** The ends of the files that an account's entries come as: CSV, OFX, camt.053, MT940 and QIF. */
export const entryFormats = ['csv', 'ofx', 'xml', 'sta', 'qif'] as const;
export type EntryFormat = (typeof entryFormats)[number];

/** The versions of camt.053: that of today, and one for programs that know no other. */
export const camtVersions = ['08', '04'] as const;
export type CamtVersion = (typeof camtVersions)[number];

const range = z
  .object({
    from: z.optional(dayField()),
    to: z.optional(dayField()),
    bom: bomField,
    version: z.optional(oneOf(camtVersions, 'version')),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'The start date can’t be after the end date.',
      path: ['from'],
      when: ({ issues }) => issues.length === 0,
    }),
  );

export const exportEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/accounts/{number}/entries.{format}',
  reads: 'recent',
  who: 'customer',
  summary:
    'Every entry of one own account, oldest first, as csv, ofx (1.02), xml (camt.053), sta (MT940) ' +
    "or qif; from and to are the bank's booking days, both included. bom (csv) is for spreadsheets, " +
    'version (xml) 08 or 04. An entry has the same ID in every format, for ever.',
  params: z.object({ number: accountNumber, format: z.string() }),
  query: range,
  answers: {},
  download: [
    'text/csv; charset=utf-8',
    'application/x-ofx',
    'application/xml; charset=utf-8',
    'text/plain; charset=utf-8',
    'application/x-qif',
  ],
  refusals: ['FORMAT_UNKNOWN', 'ACCOUNT_NOT_FOUND', 'ENTRIES_AWAY'],
});

export const chooseStatementDeliveryRoute = defineRoute({
  method: 'PUT',
  path: '/api/statements/delivery',
  who: 'active-customer',
  summary:
    'Chooses how each month’s statements come: paperless (an email without figures says that they ' +
    'are ready) or by email (as PDFs, to the own address).',
  body: z.strictObject({ delivery: oneOf(statementDeliveries, 'delivery') }),
  example: { delivery: 'email' },
  answers: { 200: saying(['STATEMENTS_PAPERLESS', 'STATEMENTS_BY_EMAIL']) },
  refusals: [],
  leaves: ['statement.delivery_chosen'],
});

export const paperFormats = ['pdf', 'csv'] as const;

const yearlyPaper = {
  method: 'GET',
  reads: 'recent',
  who: 'customer',
  params: z.object({
    year: z.string('Please choose a year.').check(z.regex(/^[1-9]\d{3}$/, 'Please choose a year.')),
    format: z.string(),
  }),
  query: z.object({ bom: bomField }),
  answers: {},
  download: ['application/pdf', 'text/csv; charset=utf-8'],
  refusals: ['FORMAT_UNKNOWN', 'YEAR_NOT_FOUND', 'ENTRIES_AWAY', 'TOO_MANY_TRIES'],
} as const;

export const getInterestPaperRoute = defineRoute({
  ...yearlyPaper,
  path: '/api/papers/{year}/interest.{format}',
  summary:
    'The figures of Form 1099-INT of a year, or of the one under way so far, as pdf or csv: the ' +
    'interest posted in it, by account and together. It is not the form. bom (csv) is for ' +
    'spreadsheets.',
});

export const getYearPaperRoute = defineRoute({
  ...yearlyPaper,
  path: '/api/papers/{year}/accounts.{format}',
  summary:
    'The sums of a year, or of the one under way so far, by account, as pdf or csv: opening and ' +
    'closing balance, money in and out, and the interest and fees among it. bom (csv) is for ' +
    'spreadsheets.',
});
