import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';

const next = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: said('Next') })
    .click();

async function toDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('Utilities') }).click();
  await page.locator('[name=billerName]').fill('Brightwater Utilities');
  await page.locator('[name=billerAccount]').fill('310448207');
  await next(page);
  await page.locator('[name=amountDue]').fill('118.40');
  await page.getByText(said('Recurring', { exact: true })).click();
}

async function toPin(page: Page): Promise<void> {
  await toDetails(page);
  await next(page);
  await page.locator('[name=securityPin]').waitFor();
}

/** Of the bill that is not paused. */
async function openChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: said(/^Change what/) }).click();
  await page.getByText(said('All payments', { exact: true })).click();
}

/** Bills: the page, its lists, the wizard and the questions asked before something is stopped. */
export const billScreens: Screen[] = [
  { name: 'pay-bills', path: '/user/pay-bills', as: 'maya.okafor' },
  { name: 'pay-bills-long', path: '/user/pay-bills', as: longUsername },
  { name: 'pay-bills-empty', path: '/user/pay-bills', as: 'new.customer' },
  {
    name: 'pay-bills-error',
    path: '/user/pay-bills',
    as: 'maya.okafor',
    failing: /\/transfers\/scheduled/,
  },
  {
    name: 'pay-bills-stop',
    path: '/user/pay-bills',
    as: 'maya.okafor',
    prepare: async (page) =>
      page
        .getByRole('button', { name: said('Stop') })
        .first()
        .click(),
  },
  {
    name: 'pay-bills-pause',
    path: '/user/pay-bills',
    as: 'maya.okafor',
    prepare: async (page) =>
      page
        .getByRole('button', { name: said(/^Pause/) })
        .first()
        .click(),
  },
  { name: 'bill-change', path: '/user/pay-bills', as: 'maya.okafor', prepare: openChange },
  {
    name: 'bill-change-pin',
    path: '/user/pay-bills',
    as: 'maya.okafor',
    prepare: async (page) => {
      await openChange(page);
      await page.locator('[name=amountDue]').fill('118.40');
      await next(page);
      await page.locator('[name=securityPin]').waitFor();
    },
  },
  {
    name: 'bill-wizard-errors',
    path: '/user/pay-bills',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page.getByRole('button', { name: said('Pay a Bill') }).click();
      await next(page);
    },
  },
  { name: 'bill-wizard-details', path: '/user/pay-bills', as: 'maya.okafor', prepare: toDetails },
  { name: 'bill-wizard-pin', path: '/user/pay-bills', as: 'maya.okafor', prepare: toPin },
];
