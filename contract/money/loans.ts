import * as z from 'zod/mini';
import { employmentStatuses } from '../values/employment-statuses.ts';
import { amount, amountField, dayField, idField, isPrintable } from '../values/fields.ts';
import { loanOffer } from './loan-offers.ts';
import { loanPurposes } from '../values/loan-purposes.ts';
import { maxAmountMinor, minorFromNumber, numberFromMinor, parseDecimal } from '../values/money.ts';
import { loanRates } from '../values/loan-rates.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** Approved is offered: it waits for its customer until the day that its offer names. */
export const loanStates = [
  'submitted',
  'in_review',
  'approved',
  'declined',
  'accepted',
  'lapsed',
  'turned_down',
  'disbursed',
  'repaid',
] as const;
export type LoanState = (typeof loanStates)[number];

export const longestTermMonths = 480;
const maxNotes = 2000;

const asTyped = (value: number | string) =>
  typeof value === 'number' ? minorFromNumber(value) : parseDecimal(value.trim());

/** A JSON number, or the same as plain decimal text, with at most two decimals. */
function decimalField({ required, malformed }: { required: string; malformed: string }) {
  const given = z.union([z.number(), z.string()], required).check(
    z.refine((value: number | string) => typeof value === 'number' || value.trim() !== '', {
      error: required,
      abort: true,
    }),
  );
  return z.pipe(
    given,
    z.transform((value: number | string, context): number => {
      const minor = asTyped(value);
      if (minor !== undefined) return numberFromMinor(minor);
      context.issues.push({ code: 'custom', message: malformed, input: value });
      return z.NEVER;
    }),
  );
}

const atMost = (largestMinor: bigint) => (value: number) =>
  (minorFromNumber(value) ?? 0n) <= largestMinor;

function wholeField(
  required: string,
  { name, from, to }: { name: string; from: number; to: number },
) {
  const malformed = `${name} must be a whole number from ${from} to ${to}.`;
  return z.pipe(
    decimalField({ required, malformed }),
    z
      .number()
      .check(
        z.refine((value) => Number.isInteger(value) && value >= from && value <= to, malformed),
      ),
  );
}

function choiceField<const Choice extends string>(
  required: string,
  name: string,
  choices: readonly Choice[],
) {
  const unknown = `${name} must be one of ${choices.join(', ')}.`;
  return z.enum(choices, {
    error: ({ input }) => (typeof input === 'string' && input !== '' ? unknown : required),
  });
}

export const loanApplication = z.strictObject({
  loanAmount: z.pipe(
    decimalField({
      required: 'Loan amount is required',
      malformed: 'Loan amount must be a number with at most two decimals.',
    }),
    z.number().check(
      z.refine((value: number) => value > 0, 'Loan amount must be greater than 0.'),
      z.refine(atMost(maxAmountMinor), 'Loan amount can be at most 999,999,999.99.'),
    ),
  ),
  loanPurpose: choiceField('Purpose is required', 'Purpose', loanPurposes),
  loanTerm: wholeField('Term is required', { name: 'Term', from: 1, to: longestTermMonths }),
  income: z.pipe(
    decimalField({
      required: 'Income is required',
      malformed: 'Income must be a number with at most two decimals.',
    }),
    z.number().check(
      z.refine((value: number) => value >= 0, 'Income must be 0 or more.'),
      z.refine(atMost(maxAmountMinor), 'Income can be at most 999,999,999.99.'),
    ),
  ),
  employmentStatus: choiceField(
    'Employment status is required',
    'Employment status',
    employmentStatuses,
  ),
  creditScore: wholeField('Credit score is required', { name: 'Credit score', from: 300, to: 850 }),
  additionalNotes: z.optional(
    z.string('Notes must be text.').check(
      z.trim(),
      z.maxLength(maxNotes, `At most ${maxNotes} characters.`),
      // Several lines are a note; other control characters are not.
      z.refine(
        (text: string) => isPrintable(text.replaceAll(/[\r\n\t]/g, '')),
        'Control characters are not allowed.',
      ),
    ),
  ),
});

export type LoanApplication = z.infer<typeof loanApplication>;

/** A part of what is owed: how many installments, and their sum. */
const overdueInstalments = z.strictObject({ count: z.number(), amount, since: z.string() });

/** The state of a loan that was paid out. */
const loanStanding = z.strictObject({
  /** The principal not paid back yet. */
  owed: amount,
  instalments: z.number(),
  /** Those paid one by one. */
  paid: z.number(),
  /** All that were left were paid at once, before their days. */
  paidOff: z.boolean(),
  /** The oldest one not paid; nothing when all are. */
  next: z.nullable(z.strictObject({ number: z.number(), dueOn: z.string(), amount })),
  /** Those whose day has passed without enough money; nothing when there are none. */
  overdue: z.nullable(overdueInstalments),
});

/** An application as it was submitted, with the rate of that moment and how far it has come. */
export const loan = z.strictObject({
  _id: z.string(),
  /** The name of its payments in the history, e.g. `LOAN-3F2A91BC`. */
  reference: z.string(),
  loanAmount: amount,
  loanPurpose: z.enum(loanPurposes),
  loanTerm: z.number(),
  income: amount,
  employmentStatus: z.enum(employmentStatuses),
  creditScore: z.number(),
  additionalNotes: z.nullable(z.string()),
  rateBps: z.number(),
  monthlyPayment: amount,
  totalInterest: amount,
  state: z.enum(loanStates),
  /** In plain words; empty unless declined. */
  declineReasons: z.array(z.string()),
  /** Its events so far, oldest first. */
  timeline: z.array(z.strictObject({ state: z.enum(loanStates), at: z.string() })),
  /** While its customer can accept it. */
  offer: z.nullable(loanOffer),
  /** Nothing before the money was paid out. */
  standing: z.nullable(loanStanding),
});

export type Loan = z.infer<typeof loan>;

export const submitLoanApplicationRoute = defineRoute({
  method: 'POST',
  path: '/api/loans',
  who: 'active-customer',
  summary:
    'Applies for a loan. The numbers may also be plain decimal text. Rate and payment of the ' +
    'moment are kept with it; no money moves.',
  body: loanApplication,
  example: {
    loanAmount: 12_000,
    loanPurpose: 'auto',
    loanTerm: 48,
    income: 54_000,
    employmentStatus: 'employed',
    creditScore: 720,
    additionalNotes: 'A used van.',
  },
  answers: { 201: saying(['LOAN_APPLICATION_SUBMITTED'], { loan }) },
  refusals: ['LOAN_NOT_OFFERED', 'APPLICATIONS_LIMIT'],
  leaves: ['loan.submitted'],
});

export const listLoansRoute = defineRoute({
  method: 'GET',
  path: '/api/loans',
  who: 'customer',
  summary: 'The own loan applications, newest first, each with its timeline.',
  answers: { 200: z.strictObject({ loans: z.array(loan) }) },
  refusals: [],
});

export const getLoanRatesRoute = defineRoute({
  method: 'GET',
  path: '/api/loans/rates',
  who: 'customer',
  summary:
    'Today’s rates by purpose and credit score, basis points a year: of a purpose the first ' +
    'line whose score is reached counts.',
  answers: { 200: z.strictObject({ rates: loanRates }) },
  refusals: [],
});

export const instalmentStates = ['paid', 'due', 'overdue', 'ahead'] as const;

/** One line of a loan's schedule. */
export const instalment = z.strictObject({
  number: z.number(),
  dueOn: z.string(),
  amount,
  interest: amount,
  principal: amount,
  /** The rest that is still owed after it. */
  balance: amount,
  state: z.enum(instalmentStates),
  /** The bank's day on which it was paid. */
  paidOn: z.nullable(z.string()),
  /** The payment in the customer's history; nothing before it is paid. */
  transferId: z.nullable(z.string()),
});

export type LoanInstalment = z.infer<typeof instalment>;

const oneLoan = z.object({ id: idField });

export const getLoanScheduleRoute = defineRoute({
  method: 'GET',
  path: '/api/loans/{id}/schedule',
  who: 'customer',
  summary:
    'The installments of an own loan, first to last: what was paid and what is ahead. Empty ' +
    'before the money was paid out.',
  params: oneLoan,
  answers: { 200: z.strictObject({ instalments: z.array(instalment) }) },
  refusals: ['LOAN_NOT_FOUND'],
});

export const getPayoffRoute = defineRoute({
  method: 'GET',
  path: '/api/loans/{id}/payoff',
  who: 'customer',
  summary:
    'What it takes to pay an own loan back in full today, or on a day up to 60 days ahead: the ' +
    'principal left then, and the interest until then.',
  params: oneLoan,
  query: z.object({ day: z.optional(dayField()) }),
  answers: {
    200: z.strictObject({
      amount,
      principal: amount,
      interest: amount,
      day: z.string(),
      /** In Checking now. */
      available: amount,
      /**
       * The installments that are taken after today and up to that day, as the schedule has it; the
       * amount counts them as paid.
       */
      instalmentsUntil: z.strictObject({ count: z.number(), amount }),
    }),
  },
  refusals: ['LOAN_NOT_FOUND', 'LOAN_NOT_RUNNING'],
});

export const payOffLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/loans/{id}/payoff',
  who: 'active-customer',
  summary:
    'Pays an own loan back in full from Checking. The amount is the figure that was shown: ' +
    'another day’s is refused, and nothing moves.',
  movesMoney: true,
  params: oneLoan,
  body: z.strictObject({
    amount: amountField({
      required: 'Amount is required.',
      positive: 'Amount must be greater than 0.',
    }),
  }),
  example: { amount: 12_000 },
  answers: { 200: saying(['LOAN_PAID_BACK'], { receipt: z.string() }) },
  refusals: ['LOAN_NOT_FOUND', 'LOAN_NOT_RUNNING', 'PAYOFF_CHANGED', 'INSUFFICIENT_FUNDS'],
  leaves: ['loan.paid_off'],
});
