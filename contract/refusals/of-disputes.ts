import * as z from 'zod/mini';
import { formatsOf } from '../format.ts';
import { define, withParams } from './define.ts';
import { amountParam, amountText, countParam, dayParam, nameParam } from './params.ts';
import { standings, standingWords } from './standings.ts';

const { day, count } = formatsOf('en-US');

/** Of payments that customers report, and of what staff answer. */
export const ofDisputes = define({
  DISPUTE_EXISTS: withParams({
    params: { reference: nameParam },
    status: 409,
    title: 'Reported already',
    message: ({ reference }) =>
      `You’ve already reported this payment, as ${reference}. Nothing was changed. We’ll ` +
      'email our answer and show it with the payment.',
  }),
  NOT_CORRECTABLE: withParams({
    params: { status: z.enum(standings) },
    status: 409,
    title: 'Not correctable',
    message: ({ status }) =>
      `This payment cannot be corrected: it is ${standingWords(status)}. No money was moved.`,
  }),
  DISPUTE_NOT_POSSIBLE: {
    status: 422,
    title: 'Nothing to report',
    message:
      'Only a payment that took money from your accounts, and whose money is not back, can be ' +
      'reported. Nothing was reported. For anything else please write to us.',
  },
  LOAN_PAYMENT_NOT_DISPUTABLE: {
    status: 422,
    title: 'Payment to a loan',
    message:
      'This payment went toward your loan with us. Nothing was reported. If something is ' +
      'wrong with it, please write to us or call and we’ll check the loan and its schedule.',
  },
  DISPUTE_TOO_LATE: withParams({
    params: { until: dayParam },
    status: 422,
    title: 'Too late to report',
    message: ({ until }) =>
      'A payment can be reported for 60 days after its statement. For this one that was until ' +
      `${day(until)}. Nothing was reported. Please write to us or call.`,
  }),
  DISPUTES_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: 'Too many reports',
    message: ({ max }) =>
      `We are still looking into ${count(max)} payments you reported. Nothing was reported. ` +
      'Please call us, or wait for an answer.',
  }),
  CORRECTION_ABOVE_PAYMENT: withParams({
    params: { most: amountParam },
    status: 422,
    title: 'Above the payment',
    message: ({ most }) =>
      `The payment cost ${amountText(most)}, and we can’t credit more than that. No money ` +
      'was moved.',
    field: 'amount',
  }),
});
