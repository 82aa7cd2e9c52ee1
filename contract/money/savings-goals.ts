import * as z from 'zod/mini';
import { amount, amountField, dayField, nineDigits, textField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const longestGoalName = 40;

/** The goal of a savings account, with what the books say about the way there. */
export const savingsGoal = z.strictObject({
  name: z.string(),
  amount,
  /** The day by which it is to be reached, if one was named. */
  targetDay: z.nullable(z.string()),
  /**
   * By how much the balance grew a month, interest included, over the whole months before this
   * one: three, or as many as there are; nothing before the first, or where it did not grow.
   */
  growth: z.nullable(z.strictObject({ months: z.number(), amount })),
  /** The month in which the growth gets there, `2027-06`; nothing beyond fifty years. */
  reachedIn: z.nullable(z.string()),
  /** The amount to set aside each month to get there by the target day, while it is ahead. */
  monthlyNeeded: z.nullable(amount),
});

export type SavingsGoal = z.infer<typeof savingsGoal>;

const oneAccount = z.object({ number: nineDigits('Account number must be exactly 9 digits.') });

export const savingsGoalForm = z.strictObject({
  name: textField({ required: 'Please name your goal.', max: longestGoalName }),
  amount: amountField({
    required: 'Please enter an amount.',
    positive: 'Amount must be greater than 0.',
  }),
  targetDay: z.optional(dayField()),
});

export const setSavingsGoalRoute = defineRoute({
  method: 'PUT',
  path: '/api/users/accounts/savings/{number}/goal',
  who: 'active-customer',
  summary:
    'Sets what an own savings account is to reach, in place of what was set before. It moves no ' +
    'money.',
  params: oneAccount,
  body: savingsGoalForm,
  example: { name: 'The cottage', amount: 18_000, targetDay: '2099-06-01' },
  answers: { 200: saying(['GOAL_SET'], { goal: savingsGoal }) },
  refusals: ['ACCOUNT_NOT_FOUND'],
  leaves: ['goal.set'],
});

export const removeSavingsGoalRoute = defineRoute({
  method: 'DELETE',
  path: '/api/users/accounts/savings/{number}/goal',
  who: 'active-customer',
  summary: 'Removes the goal of an own savings account. The money stays where it is.',
  params: oneAccount,
  answers: { 200: saying(['GOAL_REMOVED']) },
  refusals: ['ACCOUNT_NOT_FOUND', 'GOAL_NOT_FOUND'],
  leaves: ['goal.removed'],
});
