import { fund, localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('a row opens its details over the list, and leads to a receipt that prints [D-12 D-18 D-44 D-66 D-67 D-68]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  for (let number = 1; number <= 15; number++)
    await fund(
      server.call,
      server.admin,
      customer,
      number,
      'Checking Account',
      `Deposit no. ${number}`,
    );
  const words = 'one two three four five six seven eight nine ten eleven twelve';
  const body = localTransferBody(
    customer,
    { name: 'Ada Berg', account: '441720916', routing: '021000021', bank: 'Hudson & Pine' },
    45.67,
    {
      reference: words,
    },
  );
  const { body: made } = await server.call('POST', '/api/transfers/local', {
    token: customer.token,
    body,
  });
  const id = made.transfer._id as string;
  await keepSession(page, customer);

  await page.goto('/user/transactions?search=45%2C67');
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Details of Ada Berg' });
  // The keyboard alone opens, and Escape gives the focus back.
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Transaction details' });
  for (const text of [
    words,
    'Hudson & Pine',
    'Routing',
    'Local transfer · Personal',
    'Balance after',
    '$454.33',
    'Received',
    'Processing',
  ]) {
    await expect(dialog.getByText(text, { exact: false }).first()).toBeVisible();
  }
  await expect(dialog.getByText(/Expected to be completed by .*\sE[SD]T/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.goto('/user/transactions?page=2');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/user/transactions?page=2');

  await page.goto(`/user/transactions/${id}`);
  await expect(page).toHaveTitle(/^Receipt one two .* - Larkmoor Bank$/);
  await expect(
    page
      .getByRole('list', { name: 'Status' })
      .getByText(/^\w{3}, \w{3} \d+, \d{4}, .*\sE[SD]T$/)
      .first(),
  ).toBeVisible();
  await audit(page);
  await expect(page.getByLabel('Sandbox')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Notices/ })).toHaveCount(0);
  // A sheet printed in a sandbox says so once, above everything; fixed, the banner would cover the
  // text of every sheet.
  expect(
    await page
      .getByLabel('Sandbox')
      .evaluate((banner) => [
        getComputedStyle(banner).position,
        banner.getBoundingClientRect().top,
      ]),
  ).toEqual(['static', 0]);
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  await expect(page.getByText(`/user/transactions/${id}`)).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g), 'a receipt is one sheet').toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/user/transactions/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No transaction has this ID.')).toBeVisible();
});

test('filters narrow the list and stay in the address; failures are said [D-19 L-203]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  await fund(server.call, server.admin, customer, 5, 'Checking Account', 'Deposit');
  const body = localTransferBody(
    customer,
    { name: 'Ada Berg', account: '441720916', routing: '021000021' },
    1,
  );
  await server.call('POST', '/api/transfers/local', { token: customer.token, body });
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Type').selectOption('Money out');
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  await page.getByLabel('Status').selectOption('Returned');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page).toHaveURL(/type=debit&status=Pending&from=\d{4}-\d\d-01&to=/);
  await page.reload();
  await expect(page.getByText('Filters (3)')).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  const chips = page.getByRole('group', { name: 'Active filters' }).getByRole('button');
  await expect(chips).toHaveText([/Money out$/, /Pending$/, /This month$/, 'Clear filters']);
  await chips.first().press('Enter');
  await expect(page).toHaveURL(/\?status=Pending&from=/);
  // The chip is gone, and the focus is not lost with it.
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByText('3 transactions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();

  await page.route('**/api/users/accounts', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.route('**/api/transfers/**', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.goto('/user/transactions');
  await expect(page.getByText('Failed to fetch user data.')).toBeVisible();
  await expect(page.getByText('Failed to fetch transactions.')).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  // One outage has one voice, which asks for all of it again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No token found. Please log in again.')).toBeVisible();
});
