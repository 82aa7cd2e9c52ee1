import * as z from 'zod/mini';
import { nameParam } from '../refusals/params.ts';
import { spendingCategories } from '../spending-categories.ts';
import { define, withParams } from './define.ts';

/** Of transfers, what is found among them, and statements. */
export const ofPayments = define({
  TRANSFER_SUBMITTED: 'Transfer Submitted Successfully!',
  MONEY_MOVED: 'The money was moved.',
  PAYMENT_CANCELED: withParams(
    { reference: nameParam },
    ({ reference }) => `Payment ${reference} canceled. No money was moved.`,
  ),
  SEARCH_SAVED: withParams({ name: nameParam }, ({ name }) => `Saved as “${name}”.`),
  SEARCH_REMOVED: 'The saved search was removed.',
  PAYEE_SORTED: withParams(
    { name: nameParam, category: z.enum(spendingCategories) },
    ({ name, category }) => `All payments to ${name} are sorted as “${category}”.`,
  ),
  PAYEE_UNSORTED: withParams(
    { name: nameParam },
    ({ name }) => `Payments to ${name} are as they were before.`,
  ),
  PAYEE_NICKNAMED: withParams(
    { name: nameParam, nickname: nameParam },
    ({ name, nickname }) => `${name} is shown to you as “${nickname}”.`,
  ),
  NICKNAME_REMOVED: withParams(
    { name: nameParam },
    ({ name }) => `${name} has no nickname anymore.`,
  ),
  STATEMENT_MAILED:
    'Your statement is on its way by email. Please allow 10 minutes, and check your spam folder.',
});
