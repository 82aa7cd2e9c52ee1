import type { Page } from '@playwright/test';
import { localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a line of the balance sheet opens down to the entry by keyboard', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 250);
  const body = localTransferBody(customer, { name: 'Outside', account: '123456789' }, 12.34, {
    recipientRouting: '021000021',
  });
  expect(
    (await server.call('POST', '/api/transfers/local', { token: customer.token, body })).status,
  ).toBe(201);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/books');
  await page.getByRole('main').getByRole('link', { name: 'Balance sheet' }).press('Enter');
  await heading(page, 'Balance sheet');
  await expect(page.getByText(/still open, so far$/)).toBeVisible();
  await expect(
    page.getByText(/^Balances\. Assets of .+ equal liabilities of .+ plus equity of/),
  ).toBeVisible();
  await auditSmallAndLarge(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^balance-sheet-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByLabel('Compare with', { exact: true }).selectOption('Another day');
  await expect(page.getByLabel('Day to compare with')).toBeVisible();
  await page.getByLabel('Compare with', { exact: true }).selectOption('The day before');
  await expect(page).toHaveURL(/against=day_before/);

  const assets = page.getByRole('region', { name: 'Assets' });
  await assets.getByRole('link', { name: '1110 ACH clearing' }).press('Enter');
  await heading(page, '1110 ACH clearing');
  await page.getByRole('link', { name: 'Local transfer' }).first().press('Enter');
  await heading(page, 'Local transfer');
  await expect(page.getByRole('cell', { name: '−$12.34' })).toBeVisible();
});

test('the income statement is read by day, month, year and year to date, and what is refused is said', async ({
  page,
  server,
}) => {
  // The books begin with a credit.
  await newCustomer(server, 250);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/books');
  await page.getByRole('main').getByRole('link', { name: 'Income statement' }).press('Enter');
  await heading(page, 'Income statement');
  await expect(page.getByText(/^(?:Profit|Loss) of \$/)).toBeVisible();
  await auditSmallAndLarge(page);
  for (const span of ['Day', 'Year', 'Year to date', 'Month']) {
    await page.getByLabel('Period', { exact: true }).selectOption(span);
    await expect(page.getByRole('region', { name: 'Expenses' })).toBeVisible();
    await expect(page.getByText(/^(?:Profit|Loss) of \$/)).toBeVisible();
  }
  await page
    .getByRole('region', { name: 'Income', exact: true })
    .getByRole('link', { name: '4020 Fee income' })
    .press('Enter');
  await heading(page, '4020 Fee income');

  await page.goto('/admin/books/income-statement?span=year&period=1999');
  await expect(
    page.getByText(/The bank’s books begin with .+ Please choose that day/),
  ).toBeVisible();
  await audit(page);
  await page.getByRole('link', { name: 'This month' }).press('Enter');
  await expect(page.getByText(/^(?:Profit|Loss) of \$/)).toBeVisible();
});
