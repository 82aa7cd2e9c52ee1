import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { drawPage } from '../../server/services/files/draw-page.ts';
import type { Screen } from './screen.ts';

/** As if the customer had sent a PDF of three pages. */
async function openPdf(page: Page): Promise<void> {
  const body = (await drawPage(plainPdf(3), 1, 1_600)) ?? Buffer.alloc(0);
  await page.route('**/api/files/*/pages', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { mediaType: 'application/pdf', pages: 3 } }),
  );
  await page.route('**/api/files/*/pages/1', (route) =>
    route.fulfill({ body, contentType: 'image/jpeg' }),
  );
  await openFirst(page);
  await page.getByRole('button', { name: 'Next page' }).waitFor();
}

const openFirst = async (page: Page) => page.locator('[data-case]').first().click();

const openFirstMail = async (page: Page) => page.locator('a.ledger-name').first().click();

async function declineFirst(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await page.getByText('Please choose a reason.').waitFor();
}

async function answerFirst(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: 'Write an answer' }).click();
}

async function openReturn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Fenland Cottages' }).first().click();
  await page.getByText('Returned: the money is back').waitFor();
}

async function refuseLoan(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline loan' }).click();
  await page.getByText('Please choose at least one reason.').waitFor();
}

/** Payments in review, loans, documents, outside payments and letters, as staff work them. */
export const deskScreens: Screen[] = [
  { name: 'desk-payments', path: '/admin/queues/payments', as: 'staff' },
  { name: 'desk-payment', path: '/admin/queues/payments', as: 'staff', prepare: openFirst },
  {
    name: 'desk-payment-errors',
    path: '/admin/queues/payments',
    as: 'staff',
    prepare: declineFirst,
  },
  {
    name: 'desk-payments-failed',
    path: '/admin/queues/payments',
    as: 'staff',
    failing: /payment-reviews/,
  },
  { name: 'desk-loan', path: '/admin/queues/loans', as: 'staff', prepare: openFirst },
  { name: 'desk-loan-errors', path: '/admin/queues/loans', as: 'staff', prepare: refuseLoan },
  { name: 'desk-loans-running', path: '/admin/loans', as: 'staff' },
  { name: 'desk-identity', path: '/admin/queues/identity', as: 'staff', prepare: openFirst },
  { name: 'desk-identity-pdf', path: '/admin/queues/identity', as: 'staff', prepare: openPdf },
  { name: 'desk-outside', path: '/admin/outside-payments', as: 'staff' },
  { name: 'desk-outside-nothing', path: '/admin/outside-payments?search=zebra', as: 'staff' },
  {
    name: 'desk-returned',
    path: '/admin/outside-payments?search=0417',
    as: 'staff',
    prepare: openReturn,
  },
  { name: 'desk-mailbox', path: '/admin/mailbox', as: 'staff' },
  { name: 'desk-mail', path: '/admin/mailbox', as: 'staff', prepare: openFirstMail },
  { name: 'desk-messages', path: '/admin/queues/messages', as: 'staff' },
  { name: 'desk-message', path: '/admin/queues/messages', as: 'staff', prepare: answerFirst },
];
