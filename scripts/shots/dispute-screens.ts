import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { said } from './said.ts';

const openFirst = async (page: Page) => page.locator('[data-case]').first().click();

async function reportWrongly(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: said(/^Details of (?!Quay|Harbour)/) })
    .first()
    .click();
  await page.getByRole('button', { name: said('Report a problem') }).click();
  await page.locator('[name=reason]').selectOption('NOT_MADE_BY_ME');
  await page.getByRole('button', { name: said('Report this payment') }).click();
  await page.getByText(said('Tell us what happened.', { exact: true })).waitFor();
}

async function openReported(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: said('Reported problems') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { name: said('Reported problem') }).waitFor();
}

async function correct(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: said('Correct it') }).click();
}

async function endWrongly(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: said('No error found') }).click();
  await page.getByRole('button', { name: said('No error found') }).click();
  await page.getByText(said('Please choose a reason.')).waitFor();
}

const queue = '/admin/queues/disputes';

/** Payments that customers report, on their side and at the staff's desk. */
export const disputeScreens: Screen[] = [
  {
    name: 'problem-report',
    path: '/user/transactions?type=debit&status=Completed',
    as: 'maya.okafor',
    prepare: reportWrongly,
  },
  {
    name: 'problem-reported',
    path: '/user/transactions',
    as: 'maya.okafor',
    prepare: openReported,
  },
  { name: 'desk-disputes', path: queue, as: 'staff' },
  { name: 'desk-dispute', path: queue, as: 'staff', prepare: openFirst },
  {
    name: 'desk-dispute-long',
    path: queue,
    as: 'staff',
    prepare: async (page) => page.locator('[data-case]').nth(1).click(),
  },
  { name: 'desk-dispute-correct', path: queue, as: 'staff', prepare: correct },
  { name: 'desk-dispute-no-error', path: queue, as: 'staff', prepare: endWrongly },
  { name: 'desk-disputes-failed', path: queue, as: 'staff', failing: /admin\/disputes/ },
];
