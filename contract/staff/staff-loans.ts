import * as z from 'zod/mini';
import { account } from '../people/account.ts';
import { caseFields, caseHolder, queueFields } from '../calls/cases.ts';
import { mostDeclineReasons, reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { amount, idField } from '../values/fields.ts';
import { loan } from '../money/loans.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { factorWanted } from '../values/step-up.ts';

const oneLoan = z.object({ id: idField });
/** The person whose loan it is. */
const borrower = z.strictObject({
  _id: z.string(),
  username: z.string(),
  fullName: z.string(),
  suspended: z.boolean(),
});

const loanCaseRow = z.strictObject({
  ...caseFields,
  /** The day until which Regulation B wants an answer given: 30 days after the application. */
  decideBy: z.string(),
  customer: borrower,
  loan,
});

export type LoanCaseRow = z.infer<typeof loanCaseRow>;

export const listLoanCasesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/loans',
  who: 'admin',
  right: 'see-customers',
  look: ['loans.listed'],
  background: true,
  summary: 'Loan applications that wait for a decision, oldest first.',
  answers: { 200: z.strictObject({ cases: z.array(loanCaseRow), ...queueFields }) },
  refusals: [],
});

const runningLoan = z.strictObject({ customer: borrower, loan });

export type RunningLoan = z.infer<typeof runningLoan>;

export const runningLoansPerPage = 50;

/** In the order of their list. */
export const runningGroups = ['accepted', 'approved', 'overdue', 'current'] as const;
export type RunningGroup = (typeof runningGroups)[number];

const runningPlace = z
  .string('Unknown place.')
  .check(
    z.regex(
      /^(?:accepted|approved|overdue|current)~\d{1,16}~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      'Unknown place.',
    ),
  );

export const listRunningLoansRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/loans/running',
  who: 'admin',
  right: 'see-customers',
  look: ['running_loans.listed'],
  summary:
    'Loans to be paid out, those that are offered, then those being paid back, the longest overdue first: ' +
    `${runningLoansPerPage} a page. \`after\` takes the \`next\` of the page before.`,
  query: z.object({ after: z.optional(runningPlace) }),
  answers: {
    200: z.strictObject({
      loans: z.array(runningLoan),
      /** Where the next page begins; null when this is the last one. */
      next: z.nullable(z.string()),
      total: z.number(),
      /** The numbers of loans offered and not answered, accepted and not paid out, and overdue. */
      offered: z.number(),
      toPayOut: z.number(),
      overdue: z.number(),
      /** The sum that all customers owe on loans together. */
      owed: amount,
    }),
  },
  refusals: [],
});

export const loanCase = z.strictObject({
  loan,
  decideBy: z.string(),
  holder: z.nullable(caseHolder),
  /** Usernames of who decided and who paid out. */
  decidedBy: z.nullable(z.string()),
  disbursedBy: z.nullable(z.string()),
  /** The factor that its customer accepted the offer with. */
  acceptedWith: z.nullable(factorWanted),
  customer: z.extend(borrower, { email: z.string(), customerSince: z.string() }),
  accounts: z.array(account),
  /** Every other application and loan of the same customer, newest first. */
  otherLoans: z.array(loan),
});

export type LoanCase = z.infer<typeof loanCase>;

export const getLoanCaseRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/loans/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['loan.viewed'],
  summary:
    'One loan with what a decision needs: its customer, their accounts and their other loans. ' +
    'The look is written to the audit trail.',
  params: oneLoan,
  answers: { 200: loanCase },
  refusals: ['LOAN_NOT_FOUND'],
});

const caseRefusals = ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'] as const;

export const approveLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/loans/{id}/approve',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Offers a loan with amount, term and rate as applied for, and tells its customer, who has 30 ' +
    'days to accept it. No money moves yet.',
  params: oneLoan,
  answers: { 200: saying(['LOAN_APPROVED']) },
  refusals: caseRefusals,
  leaves: ['loan.approved'],
});

const noReason = 'Please choose at least one reason.';

export const loanDecline = z.strictObject({
  reasons: z
    .array(
      z.enum(reasonCodes(reasonTexts.loanDecline), 'Please choose reasons from the list.'),
      noReason,
    )
    .check(
      z.minLength(1, { error: noReason, abort: true }),
      z.maxLength(
        mostDeclineReasons,
        `Please choose at most ${mostDeclineReasons} reasons: the main ones.`,
      ),
      z.refine(
        (codes: string[]) => new Set(codes).size === codes.length,
        'Please choose each reason once.',
      ),
    ),
});

export const declineLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/loans/{id}/decline',
  who: 'admin',
  right: 'decide-requests',
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Declines a loan with its main reasons, which the customer is mailed and shown in plain words.',
  params: oneLoan,
  body: loanDecline,
  example: { reasons: ['INCOME_TOO_LOW'] },
  answers: { 200: saying(['LOAN_DECLINED']) },
  refusals: caseRefusals,
  leaves: ['loan.declined'],
});

export const disburseLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/loans/{id}/disburse',
  who: 'admin',
  right: 'handle-money',
  summary:
    'Pays a loan that its customer has accepted out to their Checking, once, and writes its ' +
    'schedule of instalments. Above the two-person size not by the person who approved it.',
  movesMoney: true,
  params: oneLoan,
  answers: { 200: saying(['LOAN_PAID_OUT']) },
  refusals: [
    'LOAN_NOT_FOUND',
    'LOAN_NOT_APPROVED',
    'LOAN_NOT_ACCEPTED',
    'LOAN_OFFER_OVER',
    'LOAN_DISBURSED',
    'PROPOSER_LEFT',
    'SECOND_PERSON_NEEDED',
    'NOT_YET_TWO',
    'CUSTOMER_SUSPENDED',
  ],
  leaves: ['loan.disbursed'],
});
