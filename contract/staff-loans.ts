import * as z from 'zod/mini';
import { account } from './accounts.ts';
import { caseFields, caseHolder, queueFields } from './cases.ts';
import { mostDeclineReasons, reasonCodes } from './reasons.ts';
import { reasonTexts } from './reasons.texts.ts';
import { amount, idField } from './fields.ts';
import { loan } from './loans.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

const oneLoan = z.object({ id: idField });
/** Whose loan it is. */
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
export const runningGroups = ['approved', 'overdue', 'current'] as const;
export type RunningGroup = (typeof runningGroups)[number];

const runningPlace = z
  .string('Unknown place.')
  .check(
    z.regex(
      /^(?:approved|overdue|current)~\d{1,16}~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
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
    'Loans to be paid out, then those being paid back, the longest overdue first: ' +
    `${runningLoansPerPage} a page. \`after\` takes the \`next\` of the page before.`,
  query: z.object({ after: z.optional(runningPlace) }),
  answers: {
    200: z.strictObject({
      loans: z.array(runningLoan),
      /** Where the next page begins; null when this is the last one. */
      next: z.nullable(z.string()),
      total: z.number(),
      /** How many are approved and not paid out, and how many are overdue. */
      toPayOut: z.number(),
      overdue: z.number(),
      /** What all customers owe on loans together. */
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
    'Grants a loan with amount, term and rate as applied for, and tells its customer. No money ' +
    'moves yet.',
  params: oneLoan,
  answers: { 200: saying(['LOAN_APPROVED']) },
  refusals: caseRefusals,
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
  summary:
    'Declines a loan with its main reasons, which the customer is mailed and shown in plain words.',
  params: oneLoan,
  body: loanDecline,
  answers: { 200: saying(['LOAN_DECLINED']) },
  refusals: caseRefusals,
});

export const disburseLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/loans/{id}/disburse',
  who: 'admin',
  right: 'handle-money',
  wantsFreshProof: true,
  summary:
    "Pays an approved loan out to its customer's Checking, once, and writes its schedule of " +
    'instalments. Above the two-person size not by the person who approved it.',
  movesMoney: true,
  params: oneLoan,
  answers: { 200: saying(['LOAN_PAID_OUT']) },
  refusals: [
    'LOAN_NOT_FOUND',
    'LOAN_NOT_APPROVED',
    'LOAN_DISBURSED',
    'SECOND_PERSON_NEEDED',
    'CUSTOMER_SUSPENDED',
  ],
});
