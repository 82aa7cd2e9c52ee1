import * as z from 'zod/mini';
import { formatsOf } from '../format.ts';
import { amountParam, amountText, dayParam, nameParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

const { day } = formatsOf('en-US');

/** Of bills, those that recur and each of their payments. */
export const ofBills = define({
  PAYMENT_SUBMITTED: 'Payment Submitted Successfully!',
  BILL_SKIPPED: withParams(
    { name: nameParam, date: dayParam, next: z.nullable(dayParam) },
    ({ name, date, next }) =>
      `The ${day(date)} payment to ${name} is skipped. ` +
      (next === null ? 'It was the last one.' : `The next one is on ${day(next)}.`),
  ),
  BILL_STOPPED: withParams(
    { name: nameParam },
    ({ name }) => `The recurring bill to ${name} is stopped. We won’t pay it again.`,
  ),
  BILL_CHANGED_ONCE: withParams(
    { name: nameParam, date: dayParam, amount: amountParam, rest: amountParam },
    ({ name, date, amount, rest }) =>
      `The ${day(date)} payment to ${name} is now ${amountText(amount)}. Later payments stay ` +
      `at ${amountText(rest)}.`,
  ),
  BILL_CHANGED: withParams(
    { name: nameParam, from: dayParam, amount: amountParam, end: z.nullable(dayParam) },
    ({ name, from, amount, end }) =>
      `From ${day(from)} on, we’ll pay ${name} ${amountText(amount)} each time, ` +
      `${end === null ? 'with no end date' : `until ${day(end)}`}.`,
  ),
  BILL_PAUSED: withParams(
    { name: nameParam },
    ({ name }) => `The bill to ${name} is paused. Nothing is paid until you resume it.`,
  ),
  BILL_PAUSED_UNTIL: withParams(
    { name: nameParam, until: dayParam, next: dayParam },
    ({ name, until, next }) =>
      `The bill to ${name} is paused until ${day(until)}. The next payment is on ${day(next)}.`,
  ),
  BILL_RESUMED: withParams(
    { name: nameParam, next: dayParam },
    ({ name, next }) => `Payments to ${name} resume. The next payment is on ${day(next)}.`,
  ),
  BILL_PAST_END: withParams(
    { name: nameParam },
    ({ name }) => `The bill to ${name} has passed its end date. We won’t pay it again.`,
  ),
});
