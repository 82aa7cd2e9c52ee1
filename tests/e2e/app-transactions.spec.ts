import { fund, localTransferBody, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

async function fundOften(server: BankServer, customer: Customer, times: number): Promise<void> {
  for (let number = 1; number <= times; number++)
    await fund(
      server.call,
      server.admin,
      customer,
      number,
      'Checking Account',
      `Deposit no. ${number}`,
    );
}

test('fifteen rows a page, numbered pages with Previous and Next, kept in the address [D-68 L-014 L-077 L-225 L-336]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await fundOften(server, customer, 32);
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(15);
  await expect(page.getByText('32 transactions')).toBeVisible();
  await expect(page.getByRole('button', { name: '1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 31–32 of 32' })).toBeVisible();
  await expect(page).toHaveURL('/user/transactions?page=3');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rows.first()).toContainText('Deposit no. 17');
  await page.reload();
  await expect(rows.first()).toContainText('Deposit no. 17');
});

test('the server searches all of them, and the address keeps the search [D-65 L-077]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await fundOften(server, customer, 18);
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  // The key / leads there, but not while a window is open, not together with a command key, and not
  // once it was turned off.
  const search = page.getByRole('searchbox', { name: 'Search transactions' });
  const slash = page.getByRole('button', { name: 'Key / for search' });
  await page.keyboard.press('Control+/');
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('dialog').press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await slash.press('Enter');
  await slash.press('/');
  await expect(slash).toBeFocused();
  await slash.press('Enter');
  await slash.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await search.fill('no. 1');
  await expect(page.getByText('10 transactions')).toBeVisible();
  await expect(page).toHaveURL(/search=no\.\+1$/);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(
    page.getByRole('table', { name: /Recent transactions/ }).locator('tbody tr'),
  ).toHaveCount(5);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('no. 1');
  await expect(page.getByText('5 of 10 shown')).toBeVisible();
});

test('a long description is cut to ten words, and the whole of it is at hand [L-227]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await fund(
    server.call,
    server.admin,
    customer,
    1,
    'Checking Account',
    'one two three four five six seven eight nine ten eleven twelve',
  );
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  const description = page.getByText('one two three four five six seven eight nine ten…', {
    exact: true,
  });
  await expect(description).toHaveAttribute(
    'title',
    'one two three four five six seven eight nine ten eleven twelve',
  );
});

test('a reference of the bank is in the details, and in the row where it is searched for', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 100);
  const { token, savings } = customer;
  const to = { name: 'Robin Reed', account: '441720916' };
  const { body } = await server.call('POST', '/api/transfers/local', {
    token,
    body: localTransferBody(customer, to, 5),
  });
  const { reference } = body.transfer;
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  const row = page.getByRole('row').filter({ hasText: 'Robin Reed' });
  const width = async () => (await row.getByText(reference).boundingBox())?.width;
  await expect(row).toContainText('Local transfer');
  expect(await width()).toBe(1);
  await expect(row).not.toContainText('Balance');
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog').getByText(reference)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(reference.toLowerCase());
  await expect.poll(width).toBeGreaterThan(60);

  // The list of one account says what was left on it.
  await page.goto(`/user/transactions?account=${savings.number}`);
  await expect(row).toContainText('Balance $95.00');
});

test('a row says what its customer sorted the payee under', async ({ page, server }) => {
  const customer = await newCustomer(server, 100);
  const { token } = customer;
  const to = { name: 'Kettle & Loaf', account: '441720916' };
  const { body } = await server.call('POST', '/api/transfers/local', {
    token,
    body: localTransferBody(customer, to, 5),
  });
  await server.call('PUT', `/api/transfers/${body.transfer._id}/category`, {
    token,
    body: { category: 'Groceries' },
  });
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  await expect(
    page.getByRole('row').filter({ hasText: 'Kettle & Loaf' }).getByText('Groceries'),
  ).toBeVisible();
});
