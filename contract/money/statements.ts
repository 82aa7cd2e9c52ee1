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
});

export const listStatementsRoute = defineRoute({
  method: 'GET',
  path: '/api/statements',
  reads: 'recent',
  who: 'customer',
  summary: 'The months there are statements for, for each own account.',
  answers: {
    200: z.strictObject({
      /** The bank's month under way. */
      current: z.string(),
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
    "balance after it. Days are the bank's.",
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
