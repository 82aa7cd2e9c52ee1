import type { Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';

interface Report {
  body: Record<string, unknown>;
  isSignedIn: boolean;
}

/** Reads what the page reports, with the bank's answer to it. */
async function reportOf(page: Page): Promise<Report> {
  const request = await page.waitForRequest('**/api/client-errors');
  expect((await request.response())?.status()).toBe(204);
  return {
    body: request.postDataJSON() as Record<string, unknown>,
    isSignedIn: 'authorization' in (await request.allHeaders()),
  };
}

test('a page that cannot be drawn reaches the bank, by pattern and place and without its data', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 250));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$250.00');
  expectFailures(page);
  await page.route('**/api/transfers/*', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { reference: 'Gift for Maya, $250.00' } }),
  );
  const reported = reportOf(page);
  await page.goto('/user/transactions/00000000-0000-4000-8000-000000000250');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const { body, isSignedIn } = await reported;
  expect(body).toMatchObject({
    kind: 'page',
    build: expect.stringMatching(/^app-/),
    page: '/user/transactions/:id',
    error: 'TypeError',
    place: expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/),
  });
  expect(JSON.stringify(body)).not.toMatch(/Maya|250/);
  expect(isSignedIn).toBe(false);
});

test('an amount that cannot be read is an error that the bank hears of, and no other amount', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 250));
  expectFailures(page);
  // Altered on the wire.
  await page.route('**/api/users/accounts', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"balance":250', '"balance":"250.00"');
    await route.fulfill({ response, body });
  });
  const reported = reportOf(page);
  await page.goto('/user/dashboard');
  const accounts = page.getByRole('region', { name: 'Account Summary' });
  await expect(accounts.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('region', { name: 'Recent Transactions' })).toContainText('$250.00');
  await expect(page.getByRole('region', { name: 'Total balance' })).not.toContainText('$');
  await expect(accounts).not.toContainText(/\$|NaN/);
  expect((await reported).body).toMatchObject({
    kind: 'script',
    page: '/user/dashboard',
    error: 'RangeError',
  });
  await page.unroute('**/api/users/accounts');
  await accounts.getByRole('button', { name: 'Try again' }).click();
  await expect(accounts).toContainText('$250.00');
});

test('a file of a page that does not come reaches the bank, as a file', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  expectFailures(page);
  await page.route(/assets\/savings-page-/, (route) => route.abort());
  const reported = reportOf(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Savings' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect((await reported).body).toMatchObject({ kind: 'file', page: '/user/savings' });
});
