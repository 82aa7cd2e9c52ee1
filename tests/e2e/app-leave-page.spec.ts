import type { Locator, Page } from '@playwright/test';
import { checkPictures } from '../../fixtures/check-pictures.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

test('a link asks before it takes away what was typed, and only then', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/loans');
  const savings = page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Savings' });
  const amount = page.locator('[name=loanAmount]');
  await amount.fill('12000');
  await savings.click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(amount).toHaveValue('12000');
  await expect(page).toHaveURL('/user/loans');
  await savings.press('Enter');
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/user/savings');
  await expect(page.getByRole('heading', { name: 'Savings', level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Loans' })
    .click();
  await expect(amount).toHaveValue('');
  await savings.click();
  await expect(page).toHaveURL('/user/savings');
});

async function openFilledCheck(page: Page, server: BankServer): Promise<Locator> {
  const customer = await newCustomer(server);
  const { front, back } = await checkPictures({
    from: 'Harrow Street Clinic',
    to: customer.username,
    amount: 20,
    number: 7,
  });
  await keepSession(page, customer);
  await page.goto('/user/deposit');
  await page.getByRole('main').getByRole('button', { name: 'Mobile Check Deposit' }).click();
  const dialog = page.getByRole('dialog');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: front });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'back.jpg', mimeType: 'image/jpeg', buffer: back });
  await expect(dialog.getByRole('img')).toHaveCount(2);
  return dialog;
}

const canceled = 'You canceled the upload. Your pictures are kept here.';

test('an upload that goes nowhere can be given up, and the pictures stay', async ({
  page,
  server,
}) => {
  const dialog = await openFilledCheck(page, server);
  await page.route('**/api/deposits/checks', () => undefined);
  const isSent = page.waitForRequest('**/api/deposits/checks');
  await dialog.getByRole('button', { name: 'Submit Check' }).click();
  await isSent;
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByText(canceled)).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(2);
});

test('an upload that is canceled before it starts never reaches the bank', async ({
  page,
  server,
}) => {
  const dialog = await openFilledCheck(page, server);
  const script = Promise.withResolvers<undefined>();
  await page.route(/send-form[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const isLoading = page.waitForRequest(/send-form[^/]*\.js$/);
  await dialog.getByRole('button', { name: 'Submit Check' }).click();
  await isLoading;
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  script.resolve(undefined);
  await expect(dialog.getByText(canceled)).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  expect(sent).not.toContain('/api/deposits/checks');
});
