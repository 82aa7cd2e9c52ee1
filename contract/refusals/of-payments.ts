import * as z from 'zod/mini';
import { formatsOf } from '../format.ts';
import { shownStatuses } from '../shown-statuses.ts';
import { define, withParams } from './define.ts';
import { amountParam, amountText, countParam, dayParam } from './params.ts';

const { day, count } = formatsOf('en-US');

/** Of orders, accounts and their rules. */
export const ofPayments = define({
  ACCOUNT_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'You have no account with this number.',
  },
  STATEMENT_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'There is no statement for this month.',
  },
  TRANSFER_NOT_FOUND: { status: 404, title: 'Not found', message: 'No transaction has this ID.' },
  SEARCH_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No saved search of yours has this ID. Nothing was changed.',
  },
  SCHEDULE_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No recurring bill of yours has this ID. Nothing was changed.',
  },
  LOAN_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No loan has this ID. Nothing was changed.',
  },
  LOAN_NOT_RUNNING: {
    status: 409,
    title: 'Nothing to pay back',
    message: 'This loan is not being paid back now. No money was moved.',
  },
  PAYOFF_CHANGED: withParams({
    params: { amount: amountParam },
    status: 409,
    title: 'Payoff amount changed',
    message: ({ amount }) =>
      `Paying this loan back today takes ${amountText(amount)}. No money was moved. Please ` +
      'review the new payoff amount.',
    field: 'amount',
  }),
  SEARCH_NAME_TAKEN: {
    status: 409,
    title: 'Name taken',
    message:
      'You have another saved search with this name. Nothing was changed. Please choose another ' +
      'name, or remove that one first.',
    field: 'name',
  },
  SEARCHES_FULL: {
    status: 409,
    title: 'Too many saved searches',
    message: 'You have 20 saved searches. Remove one first. Nothing was changed.',
  },
  NOT_SCHEDULED: withParams({
    params: { status: z.enum(shownStatuses) },
    status: 409,
    title: 'No longer scheduled',
    message: ({ status }) =>
      `This payment can’t be canceled: it is already ${status}. Nothing was changed.`,
  }),
  SCHEDULE_OVER: {
    status: 409,
    title: 'Bill ended',
    message: 'This recurring bill has already ended. Nothing was changed.',
  },
  DATE_NOT_NEXT: withParams({
    params: { next: dayParam },
    status: 409,
    title: 'Not the next date',
    message: ({ next }) =>
      `That date is no longer the next one: the next payment is on ${day(next)}. Nothing was ` +
      'changed.',
    field: 'date',
  }),
  SCHEDULE_PAUSED: {
    status: 409,
    title: 'Bill is paused',
    message: 'This recurring bill is paused. Nothing was changed. Please resume it first.',
  },
  SCHEDULE_NOT_BEGUN: {
    status: 409,
    title: 'First payment pending',
    message:
      'The first payment of this bill is still waiting for its date. Nothing was changed. ' +
      'Please cancel that payment, or pause the bill once it is made.',
  },
  PAUSE_NOT_AHEAD: {
    status: 422,
    title: 'Pause too short',
    message:
      'Please choose a day after today and at most a year ahead, or none. Nothing was changed.',
    field: 'until',
  },
  PAUSE_PAST_END: withParams({
    params: { end: dayParam },
    status: 422,
    title: 'Pause past the end',
    message: ({ end }) =>
      `The bill ends on ${day(end)}, and nothing would be paid after the pause. Nothing was changed. ` +
      'Please choose an earlier day, or stop the bill.',
    field: 'until',
  }),
  END_BEFORE_NEXT: withParams({
    params: { next: dayParam },
    status: 422,
    title: 'End date too early',
    message: ({ next }) =>
      `It would end before its next payment on ${day(next)}. Nothing was changed. Please choose a ` +
      'later day, or stop the bill.',
    field: 'endDate',
  }),
  FEE_CHANGED: withParams({
    params: { fee: amountParam },
    status: 409,
    title: 'Fee changed',
    message: ({ fee }) =>
      `The fee is now ${amountText(fee)}. No money was moved. Please review the total and ` +
      'confirm again.',
  }),
  INSUFFICIENT_FUNDS: withParams({
    params: { available: amountParam },
    status: 422,
    title: 'Insufficient funds',
    message: ({ available }) => `Insufficient funds. Available balance: ${amountText(available)}.`,
    field: 'amount',
  }),
  DEBITED_ACCOUNT_INVALID: {
    status: 422,
    title: 'Account not usable',
    message: 'The account you pay from must be one of your own open accounts. No money was moved.',
    field: 'debitedAccount',
  },
  OWN_ACCOUNT_INVALID: {
    status: 422,
    title: 'Account not usable',
    message: 'Both accounts must be your own open accounts. No money was moved.',
  },
  SAME_ACCOUNT: {
    status: 422,
    title: 'Same account',
    message: 'The money would go back to the account it came from. No money was moved.',
    field: 'recipientAccount',
  },
  DEPOSIT_ACCOUNT_INVALID: {
    status: 422,
    title: 'Account not usable',
    message: 'A check goes to one of your own open accounts. Nothing was stored.',
    field: 'account',
  },
  CHECK_LIMIT: withParams({
    params: { left: amountParam },
    status: 422,
    title: 'Check limit',
    message: ({ left }) =>
      `You can deposit ${amountText(left)} more by photo for now. Your check was not sent; ` +
      'please bring it to a branch.',
    field: 'amount',
  }),
  TOO_FAR_AHEAD: {
    status: 422,
    title: 'Date too far ahead',
    message: 'The transfer date can be at most one year ahead. No money was moved.',
    field: 'transferDate',
  },
  SCHEDULED_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: 'Too many scheduled payments',
    message: ({ max }) =>
      `You have ${count(max)} payments waiting for their dates, and there can be no more. No ` +
      'money was moved. Please cancel one of them, or make this payment when it is due.',
    field: 'transferDate',
  }),
  RECURRING_BILLS_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: 'Too many recurring bills',
    message: ({ max }) =>
      `You have ${count(max)} recurring bills, and there can be no more. No money was moved. Please ` +
      'stop one of them, or pay this one once.',
    field: 'paymentType',
  }),
  STATEMENT_TOO_LONG: {
    status: 422,
    title: 'Statement too long',
    message:
      'This month has more transactions than a PDF statement can hold. Please download it as ' +
      'CSV instead.',
    field: 'month',
  },
  END_DATE_TOO_EARLY: {
    status: 422,
    title: 'End date too early',
    message: 'The end date is before the first payment. No money was moved.',
    field: 'endDate',
  },
  RECURRING_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: 'Recurring bill limit',
    message: ({ max }) =>
      'Until you have a security PIN that is more than 24 hours old, a recurring bill can be ' +
      `up to ${amountText(max)}. No money was moved. Please pay it once, or choose a PIN and ` +
      'set it up a day later.',
    field: 'amount',
  }),
  DAILY_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: 'Daily limit',
    message: ({ max }) =>
      'Until you have a security PIN that is more than 24 hours old, you can pay others up to ' +
      `${amountText(max)} a day. No money was moved.`,
    field: 'amount',
  }),
  LOAN_NOT_OFFERED: {
    status: 422,
    title: 'Loan not offered',
    message:
      'We don’t offer a loan for this purpose and credit score right now. Nothing was ' +
      'submitted. Please contact support.',
    field: 'loanPurpose',
  },
  APPLICATIONS_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: 'Too many applications',
    message: ({ max }) =>
      `We are still reviewing ${count(max)} of your loan applications. Nothing was submitted ` +
      'and no money was moved. Please wait for a decision, then apply again.',
  }),
  ACCOUNT_CLOSED: {
    status: 422,
    title: 'Account closed',
    message: 'This account is closed. No money was moved.',
  },
  TOO_MANY_PAYMENTS: {
    status: 429,
    title: 'Too many payments',
    message:
      'Too many payments in a short time. No money was moved. Please wait a minute and try again.',
  },
  MONEY_STOPPED: {
    status: 503,
    title: 'Payments stopped',
    message:
      'All payments are stopped while the bank checks its books. No money was moved. You can ' +
      'still view your accounts; please try again later.',
  },
  CLOCK_WRONG: {
    status: 503,
    title: 'Clock wrong',
    message:
      'The bank’s clock is wrong, so this cannot be posted now. No money was moved. Please ' +
      'try again in a minute.',
  },
});
