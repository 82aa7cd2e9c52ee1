import * as z from 'zod/mini';
import { formatsOf } from '../format.ts';
import { caseOutcomes } from './case-outcomes.ts';
import { define, withParams } from './define.ts';
import { amountParam, amountText, countParam, dayParam, momentParam, nameParam } from './params.ts';
import { standings, standingWords } from './standings.ts';

const { day: dayText, moment, plural } = formatsOf('en-US');

const minutesAgo = (minutes: number) =>
  minutes === 0 ? 'just now' : `${plural(minutes, { one: '# minute', other: '# minutes' })} ago`;

/** Of the staff’s work. */
export const ofStaff = define({
  ADMIN_NOT_SUSPENDABLE: {
    status: 403,
    title: 'Not allowed',
    message: 'Admins cannot be suspended',
  },
  ADMIN_NOT_DELETABLE: {
    status: 403,
    title: 'Not allowed',
    message: 'Admins cannot be deleted here. Nothing was changed.',
  },
  ADMIN_NOT_FUNDABLE: {
    status: 403,
    title: 'Not allowed',
    message: 'Admins have no accounts to credit. No money was moved.',
  },
  ADMIN_SIGN_IN_NOT_CHANGEABLE: {
    status: 403,
    title: 'Not allowed',
    message:
      'Two-step sign-in of an admin is removed by an operator, on the server. Nothing was changed.',
  },
  TWO_STEPS_REQUIRED: {
    status: 403,
    title: 'Two-step sign-in required',
    message: 'Staff of this bank log in with a code. Please turn on two-step sign-in first.',
  },
  OWN_PROPOSAL: {
    status: 403,
    title: 'Second person needed',
    message:
      'You proposed this credit yourself. No money was moved. Please ask a colleague to approve ' +
      'it.',
  },
  SECOND_PERSON_NEEDED: withParams({
    params: { above: amountParam },
    status: 403,
    title: 'Second person needed',
    message: ({ above }) =>
      `You approved this loan yourself, and above ${amountText(above)} ` +
      'somebody else pays out. No money was moved. Please ask a colleague.',
  }),
  OWN_REOPENING: {
    status: 403,
    title: 'Second person needed',
    message:
      'You proposed to reopen these days yourself. Nothing was changed. Please ask a colleague ' +
      'to approve it.',
  },
  REOPENING_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No reopening has this ID. Nothing was changed.',
  },
  REOPENING_DECIDED: withParams({
    params: { decision: z.enum(['approved', 'declined']) },
    status: 409,
    title: 'Already decided',
    message: ({ decision }) => `This reopening is ${decision} already. Nothing was changed now.`,
  }),
  REOPENING_WAITS: withParams({
    params: { by: nameParam },
    status: 409,
    title: 'Reopening waits',
    message: ({ by }) =>
      `${by} has proposed to reopen days, which waits for a second person. Nothing was changed. ` +
      'Please decide that first.',
  }),
  DAY_NOT_CLOSED: withParams({
    params: { day: dayParam },
    status: 422,
    title: 'Day not closed',
    message: ({ day }) => `${day} is not a closed day. Nothing was changed.`,
    field: 'fromDay',
  }),
  DAY_DETACHED: withParams({
    params: { day: dayParam },
    status: 422,
    title: 'Day detached',
    message: ({ day }) =>
      `The month of ${day} is detached and stays closed. Nothing was changed. Please have the ` +
      'person who runs the server attach it first.',
    field: 'fromDay',
  }),
  USER_NOT_FOUND: { status: 404, title: 'Not found', message: 'No user has this ID.' },
  BOOK_ACCOUNT_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'The books have no account with this ID.',
  },
  JOURNAL_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'The books have no journal with this ID.',
  },
  JOB_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'The bank has no job of this name. Nothing was run.',
  },
  ROW_NOT_SET_ASIDE: {
    status: 404,
    title: 'Not set aside',
    message:
      'This row is not set aside any more: another run has worked on it. Nothing was changed.',
  },
  CASE_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No case has this ID. Nothing was changed.',
  },
  OWN_PERSON: {
    status: 409,
    title: 'Own person',
    message: 'Staff do not decide about themselves. Nothing was changed. Please ask a colleague.',
  },
  OPEN_BUSINESS: {
    status: 409,
    title: 'Open business',
    message:
      'This user has a loan, a payment or check in review, or a reported payment without an ' +
      'answer, so the account cannot be deleted yet.',
  },
  CASE_NOT_TAKEN: {
    status: 409,
    title: 'Case not taken',
    message: 'No one holds this case at present. Nothing was changed. Please take it first.',
  },
  CASE_JUST_TAKEN: {
    status: 409,
    title: 'Case just taken',
    message: 'You took a case a moment ago. You’ll find it under Yours. No second one was taken.',
  },
  CASE_HELD: withParams({
    params: { holder: nameParam, minutes: countParam },
    status: 409,
    title: 'Case held',
    message: ({ holder, minutes }) =>
      `${holder} works on this case and opened it ${minutesAgo(minutes)}. Nothing was changed.`,
  }),
  CASE_DECIDED: withParams({
    params: {
      by: nameParam,
      outcome: z.enum(caseOutcomes),
      at: momentParam,
      isOwn: z.optional(z.boolean()),
    },
    status: 409,
    title: 'Case decided',
    message: ({ by, outcome, at, isOwn }) =>
      `${isOwn ? 'You have decided this yourself' : `${by} was first`}: this case is ${outcome} ` +
      `already, since ${moment(at)}, New York time. Nothing was changed now.`,
  }),
  TAKE_OVER_UNEXPLAINED: withParams({
    params: { holder: nameParam, minutes: countParam },
    status: 409,
    title: 'Take-over unexplained',
    message: ({ holder, minutes }) =>
      `${holder} opened this case ${minutesAgo(minutes)}. To take it over now, please say why. ` +
      'Nothing was changed.',
    field: 'reason',
  }),
  PROOF_UNDER_WAY: withParams({
    params: { by: nameParam },
    status: 409,
    title: 'Already under way',
    message: ({ by }) =>
      `${by} has asked for a ledger check, and it is running. Please wait for it.`,
  }),
  NOT_STOPPED: {
    status: 409,
    title: 'Not stopped',
    message: 'Payments are not stopped, or somebody resumed them before you. Nothing was changed.',
  },
  BOOKS_NOT_PROVEN: {
    status: 409,
    title: 'Ledger check not passed',
    message:
      'The ledger check has not passed since payments were stopped. Payments stay stopped. ' +
      'Please run the check first.',
  },
  JOB_UNDER_WAY: withParams({
    params: { by: nameParam },
    status: 409,
    title: 'Already under way',
    message: ({ by }) => `${by} has started this job, and it is under way. Please wait for it.`,
  }),
  DOCUMENT_REPLACED: {
    status: 409,
    title: 'Document replaced',
    message:
      'The customer has sent another document or another name since you opened it. Nothing was ' +
      'changed. Please look at the new one.',
  },
  LOAN_NOT_APPROVED: {
    status: 409,
    title: 'Loan not approved',
    message: 'This loan is not approved, so it cannot be paid out. No money was moved.',
  },
  LOAN_DISBURSED: withParams({
    params: { by: nameParam, at: momentParam },
    status: 409,
    title: 'Loan paid out already',
    message: ({ by, at }) =>
      `${by} was first: this loan was paid out already, on ${moment(at)}, New York time. No money was ` +
      'moved again.',
  }),
  CHECK_NOT_ACCEPTED: {
    status: 409,
    title: 'Check not accepted',
    message:
      'This check has not been accepted, so there is nothing to take back. No money was moved.',
  },
  CUSTOMER_SUSPENDED: {
    status: 409,
    title: 'Customer suspended',
    message: 'This customer is suspended. No money was moved. Please lift the suspension first.',
  },
  CUSTOMER_FROZEN: {
    status: 409,
    title: 'Customer frozen',
    message:
      'This customer told us that a change was not theirs, and may not have ordered this ' +
      'payment. No money was moved. Please ask them, or decline the payment: its payer gets the ' +
      'money back.',
  },
  PAYEE_CLOSED: {
    status: 409,
    title: 'Payee closed',
    message:
      'The account this payment goes to has been closed. No money was moved. Please decline the ' +
      'payment: its payer gets the money back.',
  },
  NOT_RETURNABLE: withParams({
    params: { status: z.enum(standings) },
    status: 409,
    title: 'Not returnable',
    message: ({ status }) =>
      `This payment cannot be returned: it is ${standingWords(status)}. No money was moved.`,
  }),
  DAY_AHEAD: withParams({
    params: { today: dayParam },
    status: 422,
    title: 'Day ahead',
    message: ({ today }) => `This bank day has not begun. Today is ${dayText(today)}.`,
    field: 'day',
  }),
  AMOUNT_NOT_CONFIRMED: {
    status: 422,
    title: 'Amount not confirmed',
    message:
      'This is not the amount the customer wrote. Please type it a second time. No money was ' +
      'moved.',
    field: 'confirmedAmount',
  },
  CHECK_ABOVE_LIMIT: withParams({
    params: { left: amountParam },
    status: 422,
    title: 'Check above the limit',
    message: ({ left }) =>
      `By the limits for checks this one may come to ${amountText(left)} at ` +
      'most. No money was moved. Please return it as above the limit.',
    field: 'amount',
  }),
});
