import { writtenDay } from '../calendar-day.ts';
import { formatUsd } from '../money.ts';
import { define } from './define.ts';

/** Of payments that customers report, and of what staff answer. */
export const ofDisputes = define({
  DISPUTE_EXISTS: {
    status: 409,
    title: 'Reported already',
    message: ({ reference }) =>
      `You have reported this payment already, as ${reference}. Nothing was changed. Our answer ` +
      'comes by email and stands with the payment.',
  },
  NOT_CORRECTABLE: {
    status: 409,
    title: 'Not correctable',
    message: ({ status }) =>
      `This payment cannot be corrected: it is ${status}. No money was moved.`,
  },
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
      'This payment went to your loan with us, which counts it as paid. Nothing was reported. ' +
      'If something is wrong with it, please write to us or call: we look at the loan and its ' +
      'schedule.',
  },
  DISPUTE_TOO_LATE: {
    status: 422,
    title: 'Too late to report',
    message: ({ until }) =>
      'A payment can be reported for 60 days after its statement. For this one that was until ' +
      `${writtenDay(until ?? '')}. Nothing was reported. Please write to us or call.`,
  },
  DISPUTES_LIMIT: {
    status: 422,
    title: 'Too many reports',
    message: ({ max }) =>
      `We are still looking at ${max} payments you reported. Nothing was reported. Please call ` +
      'us, or wait for an answer.',
  },
  CORRECTION_ABOVE_PAYMENT: {
    status: 422,
    title: 'Above the payment',
    message: ({ mostMinor }) =>
      `The payment cost ${formatUsd(BigInt(mostMinor ?? '0'))}, and no more can be credited. No ` +
      'money was moved.',
    field: 'amount',
  },
});
