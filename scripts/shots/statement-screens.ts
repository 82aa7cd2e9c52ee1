import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';
import { openTool } from './transaction-tools.ts';

const openDetails = (nth: number) => async (page: Page) => {
  await page
    .getByRole('button', { name: said(/^Details of/) })
    .nth(nth)
    .click();
  await page.getByRole('list', { name: said('Status') }).waitFor();
};

async function openReceipt(page: Page): Promise<void> {
  await openDetails(0)(page);
  await page.getByRole('link', { name: said('Open receipt') }).click();
  await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
}

const openSaved = async (page: Page) => openTool(page, /^Saved searches/);

async function openStatement(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('E-Statement') }).click();
  await page
    .getByRole('dialog')
    .getByLabel(said('Month', { exact: true }))
    .waitFor();
}

/** Screens behind the list: the page of one row, its filters, and statements. */
export const statementScreens: Screen[] = [
  {
    name: 'transactions-filters',
    path: '/user/transactions?type=debit&status=Completed',
    as: 'maya.okafor',
  },
  {
    name: 'transactions-amounts-wrong',
    path: '/user/transactions?amountFrom=250&search=o',
    as: longUsername,
    prepare: async (page) => {
      await openTool(page, /^Filters/);
      await page.getByLabel(said('Amount to')).fill('12,50');
      await page.getByText(said('Please type the amount')).waitFor();
    },
  },
  {
    name: 'transactions-saved-chosen',
    path: '/user/transactions?amountFrom=250&type=debit',
    as: 'maya.okafor',
    prepare: openSaved,
  },
  {
    name: 'transactions-saved-long',
    path: '/user/transactions?amountTo=99.99&search=payroll',
    as: longUsername,
    prepare: openSaved,
  },
  {
    name: 'transactions-saved-none',
    path: '/user/transactions',
    as: 'new.customer',
    prepare: openSaved,
  },
  {
    name: 'transactions-filters-nothing',
    path: '/user/transactions?status=Declined',
    as: 'maya.okafor',
  },
  {
    name: 'transaction-details',
    path: '/user/transactions',
    as: 'maya.okafor',
    prepare: openDetails(2),
  },
  {
    name: 'transaction-details-long',
    path: '/user/transactions?search=payroll',
    as: longUsername,
    prepare: openDetails(0),
  },
  { name: 'receipt', path: '/user/transactions', as: 'maya.okafor', prepare: openReceipt },
  {
    name: 'receipt-abroad',
    path: '/user/transactions?search=EUR',
    as: 'maya.okafor',
    prepare: openReceipt,
  },
  {
    name: 'receipt-unknown',
    path: '/user/transactions/00000000-0000-4000-8000-000000000000',
    as: 'maya.okafor',
  },
  { name: 'e-statement', path: '/user/dashboard', as: 'maya.okafor', prepare: openStatement },
  { name: 'statements', path: '/user/statements', as: 'maya.okafor' },
  {
    name: 'statements-older',
    path: '/user/statements',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page.getByLabel(said('Download as')).selectOption('older');
    },
  },
  {
    name: 'statements-from-account',
    path: '/user/savings',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page.getByRole('button', { name: said('Download as') }).click();
      await page.getByRole('dialog').getByLabel(said('Download as')).waitFor();
    },
  },
  {
    name: 'statements-error',
    path: '/user/statements',
    as: 'maya.okafor',
    failing: /\/api\/statements/,
  },
];
