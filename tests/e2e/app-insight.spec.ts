import { billBody } from '../support/bills.ts';
import { expectStatus, fund, localTransferBody, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { fillTransfer, keepSession, newCustomer, submitTransfer } from './support/at-the-screen.ts';
import { countLoads, heard, openLive } from './support/live-page.ts';
import { expect, test } from './support/test.ts';

const market = {
  name: 'Corner Larder',
  account: '518830271',
  routing: '021000021',
  bank: 'Orchard Savings',
};

/** A customer with $1,000.00 in, a grocery and a bill paid. */
async function withPayments(server: BankServer): Promise<Customer> {
  const customer = await newCustomer(server, 1_000);
  const pay = async (path: string, body: unknown) =>
    expectStatus(
      await server.call('POST', `/api/transfers/${path}`, { token: customer.token, body }),
      201,
    );
  await pay('local', localTransferBody(customer, market, 85.5));
  await pay('payBill', billBody(120));
  return customer;
}

test('a payment made elsewhere is in the month without a reload, sorted as its payee was', async ({
  page,
  server,
}) => {
  const customer = await withPayments(server);
  await keepSession(page, customer);
  await openLive(page, '/user/insight');
  const loads = countLoads(page);
  const groceries = page
    .getByRole('table', { name: /^Money out in .* by category$/ })
    .getByRole('row', { name: /Groceries/ });
  await page.getByLabel(market.name).selectOption('Groceries');
  await expect(groceries).toContainText('1 payment');
  await expect(groceries).toContainText('$85.50');
  expectStatus(
    await server.call('POST', '/api/transfers/local', {
      token: customer.token,
      body: localTransferBody(customer, market, 14.5),
    }),
    201,
  );
  await expect(groceries).toContainText('2 payments', heard);
  await expect(groceries).toContainText('$100.00');
  expect(loads()).toBe(0);
});

test('a first payment asks once what it is for: one press, which the details show and change', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 1_000);
  await keepSession(page, customer);
  await fillTransfer(page, { ...market, amount: '40' });
  await submitTransfer(page);
  const question = page.getByRole('group', { name: /^What is this payment for\?/ });
  await expect(question).toBeVisible();
  await auditSmallAndLarge(page);
  await question.getByRole('button', { name: 'Groceries' }).press('Enter');
  // The pressed button is gone, and the answer has the focus.
  await expect(page.locator('.category-said')).toBeFocused();
  await page.goto('/user/transactions');
  await page.getByRole('button', { name: market.name }).press('Enter');
  const category = page.getByRole('dialog').getByLabel('Category');
  await expect(category).toHaveValue('Groceries');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/category'),
  );
  await category.selectOption('Eating out');
  // The choice is shown before the bank has it.
  await saved;
  await page.reload();
  await page.getByRole('button', { name: market.name }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Category')).toHaveValue('Eating out');
  // It is known by now.
  await fillTransfer(page, { ...market, amount: '30' });
  await submitTransfer(page);
  await expect(page.getByText(/submitted successfully/i).first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a month is read, a payee sorted in place by keyboard, a category opened [L-304]', async ({
  page,
  server,
}) => {
  await keepSession(page, await withPayments(server));
  await page.goto('/user/transactions');
  await page.getByRole('link', { name: /^Insight/ }).press('Enter');
  await expect(page).toHaveURL('/user/insight');
  await expect(page.getByRole('link', { name: 'Transactions', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const out = page.getByRole('table', { name: /^Money out in .* by category$/ });
  const unsorted = out.getByRole('row', { name: /Uncategorized/ });
  await expect(unsorted).toContainText('1 payment');
  await expect(out.getByRole('row', { name: /Rent/ })).toBeVisible();
  const deposits = page.getByRole('table', { name: /^Money in in / });
  await expect(deposits).toContainText('+$1,000.00');
  await auditSmallAndLarge(page);

  const choice = page.getByLabel(market.name);
  await choice.focus();
  await choice.selectOption('Groceries');
  await expect(
    page.getByText(`All payments to ${market.name} are sorted as “Groceries”.`),
  ).toBeVisible();
  await expect(out.getByRole('row', { name: /Groceries/ })).toContainText('1 payment');
  await expect(unsorted).toHaveCount(0);
  await expect(choice).toBeFocused();
  await expect(choice).toHaveValue('Groceries');

  await out.getByRole('link', { name: 'Groceries' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter: Groceries' })).toBeVisible();
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  await page.goBack();

  await page.getByLabel(market.name).selectOption('');
  await expect(out.getByRole('row', { name: /Uncategorized/ })).toBeVisible();

  // The words come first: a press that fails changes nothing on the screen.
  await page.route('**/api/transfers/*/category', (route) => route.abort());
  await page.getByLabel(market.name).selectOption('Groceries');
  await expect(page.getByRole('region', { name: 'Who you paid' }).getByRole('alert')).toContainText(
    'find out whether the category was saved',
  );
  await expect(page.getByLabel(market.name)).toHaveValue('');
});

test('above the transactions a line says the month, and opens to its categories by keyboard', async ({
  page,
  server,
}) => {
  await keepSession(page, await withPayments(server));
  await page.goto('/user/transactions');
  const month = page.locator('.transactions-month .panel-fold');
  const line = month.locator('summary');
  await expect(line).toContainText(/so far.*: \+?\$1,000\.00 in, [-−]?\$205\.50 out/);
  const out = month.getByRole('table', { name: /^Money out in .* by category$/ });
  await expect(out).toBeHidden();
  await line.press('Enter');
  await expect(out.getByRole('row', { name: /Rent/ })).toContainText('$120.00');
  await expect(month.locator('.row-bar').first()).toBeVisible();
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(line).toContainText('Amount hidden');
  await expect(month).not.toContainText(/1,000|205|\d%/);
  await expect(month.locator('.row-bar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide amounts' }).click();

  await out.getByRole('link', { name: 'Rent' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter: Rent' })).toBeVisible();
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
});

test('a month that cannot be loaded is said above the transactions, and the list is there', async ({
  page,
  server,
}) => {
  await keepSession(page, await withPayments(server));
  await page.route('**/api/transfers/insight*', (route) => route.abort());
  await page.goto('/user/transactions');
  await expect(page.locator('.transactions-month')).toHaveText('Your month could not be loaded.');
  await expect(page.getByRole('row', { name: /Corner Larder/ })).toBeVisible();
});

test('hidden amounts are not in the page; a month with nothing, and one that fails', async ({
  page,
  server,
}) => {
  const customer = await withPayments(server);
  await fund(server.call, server.admin, customer, 12.34, 'Checking Account');
  await keepSession(page, customer);
  await page.goto('/user/insight');
  await expect(page.getByRole('main')).toContainText('$1,012.34');
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Amount hidden');
  await expect(main).not.toContainText(/1,012|120|\d%/);
  await expect(main.locator('.row-bar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide amounts' }).click();

  const earlier = new Date();
  const month = `${earlier.getUTCFullYear() - 1}-06`;
  await page.goto(`/user/insight?month=${month}`);
  await expect(page.getByText(/^No money moved in June/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await expect(page.getByText(/^No money moved in July/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeFocused();
  await auditSmallAndLarge(page);
  await page.goBack();
  await expect(page.getByText(/^No money moved in June/)).toBeVisible();

  await page.goto('/user/insight?month=2999-01');
  await expect(page.getByText('Your month could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'See this month instead' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('$1,012.34');
});

test('the dashboard shows this month, and leads on', async ({ page, server }) => {
  await keepSession(page, await withPayments(server));
  await page.goto('/user/dashboard');
  const panel = page.getByRole('region', { name: 'This month' });
  await expect(panel).toContainText('Money in');
  await expect(panel).toContainText('$1,000.00');
  await expect(panel.getByText('Rent')).toBeVisible();
  await expect(panel.getByText('Uncategorized')).toBeVisible();
  await auditSmallAndLarge(page);
  await panel.getByRole('link', { name: 'See your month' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Insight' })).toBeVisible();
});
