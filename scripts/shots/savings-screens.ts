import type * as z from 'zod/mini';
import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { moment as momentAnswer } from '../../contract/people/moments.ts';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';

/** As if its customer had set a goal: the bank of the pictures keeps none. */
async function setGoalOnTheWire(page: Page): Promise<void> {
  await page.route('**/api/users/accounts/savings', async (route) => {
    const response = await answerOf(route);
    const goal = {
      name: 'Down payment for the cottage',
      amount: 18_000,
      targetDay: '2027-12-01',
      growth: { months: 3, amount: 379.54 },
      reachedIn: '2028-11',
      monthlyNeeded: 729.75,
    };
    const accounts = (await response.json()) as object[];
    await route.fulfill({ response, json: accounts.map((account) => ({ ...account, goal })) });
  });
  await page.reload();
  await page.getByText(said('At this pace')).waitFor();
}

/** Answers with a moment just reached: the bank of the pictures is as it was made. */
const reached = (moment: z.input<typeof momentAnswer>) => async (page: Page) => {
  await page.route('**/api/users/moments', (route) =>
    route.fulfill({ headers: { [amountFieldsHeader]: 'amount' }, json: { moments: [moment] } }),
  );
  await page.route('**/api/users/moments/shown', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { message: '' } }),
  );
  await page.reload();
  await page.locator('.moment').waitFor();
};

/** The savings account, with and without a goal. */
export const savingsScreens: Screen[] = [
  { name: 'savings', path: '/user/savings', as: 'maya.okafor' },
  {
    name: 'savings-goal',
    path: '/user/savings',
    as: 'maya.okafor',
    prepare: setGoalOnTheWire,
  },
  {
    name: 'savings-goal-form',
    path: '/user/savings',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: said('Set a goal') }).click(),
  },
  { name: 'savings-long', path: '/user/savings', as: longUsername },
  { name: 'savings-empty', path: '/user/savings', as: 'new.customer' },
  {
    name: 'savings-error',
    path: '/user/savings',
    as: 'maya.okafor',
    failing: /\/accounts\/savings/,
    prepare: async (page) => page.getByText(said('Failed to fetch')).waitFor(),
  },
  {
    name: 'moment-first',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: reached({
      kind: 'first_money',
      about: 'a',
      account: 'Checking Account',
      name: null,
      amount: 250,
    }),
  },
  {
    name: 'moment-goal',
    path: '/user/savings',
    as: 'maya.okafor',
    prepare: reached({
      kind: 'goal_reached',
      about: 'a',
      account: 'Savings Account',
      name: 'The cottage on the upper moor, with its roof',
      amount: 9_238.93,
    }),
  },
  {
    name: 'moment-loan',
    path: '/user/loans',
    as: 'maya.okafor',
    prepare: reached({
      kind: 'loan_paid_back',
      about: 'a',
      account: null,
      name: 'LOAN-3F2A91BC',
      amount: 18_500,
    }),
  },
];
