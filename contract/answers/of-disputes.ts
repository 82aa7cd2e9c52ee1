import { formatsOf } from '../format.ts';
import { amountParam, amountText, dayParam, nameParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

const { day } = formatsOf('en-US');

/** Of problems that customers report. */
export const ofDisputes = define({
  DISPUTE_REPORTED: withParams(
    { reference: nameParam, answerBy: dayParam },
    ({ reference, answerBy }) =>
      `Reported as ${reference}. We’ll answer by ${day(answerBy)} at the latest. No money ` +
      'was moved yet.',
  ),
  DISPUTE_CORRECTED: withParams(
    { reference: nameParam, amount: amountParam },
    ({ reference, amount }) => `${amountText(amount)} credited for ${reference}.`,
  ),
  CORRECTION_PROPOSED: withParams(
    { reference: nameParam, amount: amountParam, above: amountParam },
    ({ reference, amount, above }) =>
      `${amountText(amount)} for ${reference} waits for a second person: above ` +
      `${amountText(above)} a colleague posts it. No money was moved yet.`,
  ),
  DISPUTE_ENDED: withParams(
    { reference: nameParam },
    ({ reference }) => `${reference} ended: no error found. No money was moved.`,
  ),
});
