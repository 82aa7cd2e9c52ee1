import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Page } from '@playwright/test';
import { keepSession, logInAsStaff, newCustomer, openCredit } from './support/at-the-screen.ts';
import type { BankServer } from '../support/bank-server.ts';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

async function openAsStaff(page: Page, server: BankServer, customer: Customer): Promise<void> {
  await keepSession(page, server.admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: customer.username })).toBeVisible();
}

/** Credits what the form says, and says yes to the question that repeats it. */
async function creditAsTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Credit/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Credit/ })
    .click();
}

test('suspending asks first, then says so; unsuspending takes it back [L-018 L-133 L-217 L-330]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await openAsStaff(page, server, customer);
  await page.getByRole('button', { name: 'Suspend user' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Suspend ${customer.username}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Suspend user' }).click();
  await expect(page.getByText('User suspended successfully')).toBeVisible();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Unsuspend user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsuspend user' }).click();
  await expect(page.getByText('User unsuspended successfully')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a question about a suspension stays the same while a colleague suspends', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await page.clock.install();
  await openAsStaff(page, server, customer);
  await page.getByRole('button', { name: 'Suspend user' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName(`Suspend ${customer.username}?`);
  const { admin, call } = server;
  const suspended = { token: admin.token };
  await call('PUT', `/api/admin/users/suspend/${customer.id}`, suspended);
  await page.clock.fastForward('00:20');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(dialog).toHaveAccessibleName(`Suspend ${customer.username}?`);
  await dialog.getByRole('button', { name: 'Suspend user' }).click();
  await expect(page.getByText('User suspended successfully')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Unsuspend user' }),
  ).toBeVisible();
});

test('an admin cannot be suspended, and the button says why [L-084 L-132]', async ({
  page,
  server,
}) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  // Where many have registered since, an admin is not among the newest.
  await page.getByRole('searchbox', { name: 'Search users' }).fill(server.admin.username);
  await page.getByRole('link', { name: `Manage ${server.admin.username}` }).click();
  const suspend = page.getByRole('button', { name: 'Suspend user' });
  await expect(suspend).toBeDisabled();
  await expect(suspend).toHaveAttribute('title', 'Admins cannot be suspended');
  await suspend.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('deleting somebody without money asks once and leads back to the list [L-019 L-133 L-218]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await openAsStaff(page, server, customer);
  await page.getByRole('button', { name: 'Delete user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(`User account for ${customer.username} deleted.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(customer.username);
  await expect(page.getByText(`No users match “${customer.username}”`)).toBeVisible();
});

test('a deletion can be confirmed once the question says what it ends', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  let count = (): void => undefined;
  const mayCount = new Promise<void>((resolve) => (count = resolve));
  await page.route('**/api/admin/users/*/closing', async (route) => {
    await mayCount;
    await route.continue();
  });
  await openAsStaff(page, server, customer);
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete user' });
  await expect(confirm).toBeDisabled();
  await expect(confirm).toHaveAttribute('title', 'Checking what would end');
  count();
  await expect(dialog).toContainText('Also ends: 1 session.');
  await expect(confirm).toBeEnabled();
});

test('a session that was not ended is said, whatever became of another', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await server.call('POST', '/api/users/login', { body: { ...customer } });
  const mayFail = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/users/*/sessions/*',
    async (route) => {
      await mayFail.promise;
      await route.fulfill({ status: 429, json: { message: 'Please wait a moment.' } });
    },
    { times: 1 },
  );
  await openAsStaff(page, server, customer);
  await page
    .getByRole('navigation', { name: `About ${customer.username}` })
    .getByRole('link', { name: 'Sessions' })
    .click();
  const end = page.getByRole('button', { name: 'End the session of Unknown app' });
  await expect(end).toHaveCount(2);
  await end.first().click();
  await expect(end).toHaveCount(1);
  await end.click();
  await expect(page.getByText('The session was ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ending...' })).toBeDisabled();
  mayFail.resolve();
  await expect(page.getByText('The session was not ended: Please wait a moment.')).toBeVisible();
  await end.click();
  await expect(page.getByText('Not logged in')).toBeVisible();
  await expect(page.getByText('The session was not ended')).toHaveCount(0);
});

test('while money is left, deleting says where it goes and asks for the username [D-76 L-291 L-340]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 12.5);
  await openAsStaff(page, server, customer);
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('$12.50 is left and goes to unclaimed funds.');
  const confirm = dialog.getByRole('button', { name: 'Delete user' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type ${customer.username} to confirm`).fill(customer.username);
  await confirm.click();
  await expect(page.getByText(`User account for ${customer.username} deleted.`)).toBeVisible();
});

test('crediting says what is wrong one thing at a time, in the words of the specification [D-76 L-020 L-161]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await openAsStaff(page, server, customer);
  await expect(page.getByLabel('Sender account')).toHaveCount(0);
  await openCredit(page);
  const credit = page.getByRole('button', { name: /^Credit/ });
  const says = page.getByRole('region', { name: 'Credit funds' }).getByRole('alert');
  await page.getByLabel('Recipient bank').fill('');
  await page.getByLabel('Date and time').fill('');
  await credit.click();
  await expect(says).toHaveText('Please enter a valid deposit amount.');
  await expect(page).toHaveTitle(`Error: ${customer.username} - Larkmoor Bank`);
  await page.getByLabel('Amount').fill('20');
  await expect(says).toHaveText('');
  await credit.click();
  await expect(says).toHaveText('Please enter a sender account.');
  await page.getByLabel('Sender account').fill('any text');
  await credit.click();
  await expect(says).toHaveText('Please enter a recipient bank.');
  await page.getByLabel('Recipient bank').fill('Larkmoor Bank');
  await credit.click();
  await expect(says).toHaveText('Please enter a description/reference.');
  await page.getByLabel('Description / reference').fill('Gift');
  await credit.click();
  await expect(says).toHaveText('Please select a valid date and time.');
  await page.getByLabel('Date and time').fill('2026-11-20T10:00');
  await credit.click();
  const question = page.getByRole('alertdialog', {
    name: `Credit $20.00 to ${customer.username}?`,
  });
  await expect(question).toContainText('Checking Account');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('20');
  await creditAsTyped(page);
  await expect(page.getByRole('table', { name: 'Accounts' })).toContainText('$20.00');
});

test('a lost answer to a credit is found out by sending it again: it is booked once [D-09 L-340]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await openAsStaff(page, server, customer);
  await page.route(
    '**/accounts/fund',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await openCredit(page);
  await page.getByLabel('Amount').fill('20');
  await page.getByLabel('Sender account').fill('770241006');
  await page.getByLabel('Description / reference').fill('Gift');
  await creditAsTyped(page);
  await expect(page.getByRole('alert').filter({ hasText: 'may have been posted' })).toBeVisible();
  await creditAsTyped(page);
  await expect(page.getByRole('table', { name: 'Accounts' })).toContainText('$20.00');
  const { body } = await server.call('GET', '/api/users/accounts', { token: customer.token });
  expect(body.accounts[0].balance).toBe(20);
});

test('somebody who is not there is said to be missing [L-214]', async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/manage-users/00000000-0000-4000-8000-000000000000');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to fetch user data: No user has this ID.' }),
  ).toBeVisible();
});

test('failures are said as specified, and Log Out ends the session [L-085 L-215 L-216]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  const one = `**/api/admin/users/${customer.id}`;
  const answer = (address: string, status: number, json: object) =>
    page.route(address, (route) => route.fulfill({ status, headers: withoutAmounts, json }));
  const says = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await logInAsStaff(page, server);
  await answer('**/api/admin/user-search?*', 429, {});
  await page.goto('/admin');
  await expect(page.getByText('Failed to fetch users: 429', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('table', { name: /^Users/ })).toBeVisible();
  await page.goto('/admin/manage-users');
  await expect(page.getByText('No user ID provided', { exact: true })).toBeVisible();
  await answer(one, 200, {});
  await page.goto(`/admin/manage-users/${customer.id}`);
  await expect(page.getByText('Invalid user data', { exact: true })).toBeVisible();
  await page.unrouteAll();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: customer.username })).toBeVisible();
  await answer(`${one}/accounts/fund`, 422, { message: 'Not today.' });
  await openCredit(page);
  await page.getByLabel('Amount').fill('20');
  await page.getByLabel('Sender account').fill('770241006');
  await page.getByLabel('Description / reference').fill('Gift');
  await creditAsTyped(page);
  await expect(says('Deposit failed: Not today.')).toBeVisible();
  await answer('**/api/admin/users/suspend/*', 409, { message: 'Not now.' });
  await page.getByRole('button', { name: 'Suspend user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend user' }).click();
  await expect(says('Status change failed: Not now.')).toBeVisible();
  await page.route(one, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { message: 'Not yet.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
  await expect(says('Deletion failed: Not yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('role')]),
  ).toEqual([null, null]);
});

test('a person is found by a payment, seen, signed out; all is in the trail [L-017 L-339]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 40);
  const other = await newCustomer(server);
  const { call } = server;
  const reference = `Flat ${customer.username.slice(7)}`;
  await call('POST', '/api/transfers/local', {
    token: customer.token,
    body: localTransferBody(
      customer,
      { name: 'Ottilie Other', account: other.checking.number },
      12.34,
      { reference },
    ),
  });
  await call('POST', '/api/card/generate', { token: customer.token, body: { cardType: 'debit' } });
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(reference);
  // A job learns of the payment within seconds; Enter asks again for the same words.
  await expect(async () => {
    await search.press('Enter');
    // Of the list before the search, "12 users" ends in the same words.
    await expect(page.getByText(/^2 users/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: `Manage ${customer.username}` }).click();
  const parts = page.getByRole('navigation', { name: `About ${customer.username}` });
  await parts.getByRole('link', { name: 'Transactions' }).click();
  await expect(
    page
      .getByRole('table', { name: 'Transactions' })
      .getByRole('row')
      .filter({ hasText: reference }),
  ).toContainText('−$12.34');
  await auditSmallAndLarge(page);
  await parts.getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('table', { name: 'Cards' })).toContainText(/\*{4}/);
  for (const [part, nothing] of [
    ['Loans', 'No loans'],
    ['Checks', 'No checks'],
  ] as const) {
    await parts.getByRole('link', { name: part }).click();
    await expect(page.getByText(nothing)).toBeVisible();
  }
  await parts.getByRole('link', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions were ended.')).toBeVisible();
  await expect(page.getByText('Not logged in')).toBeVisible();
  expect((await call('GET', '/api/users/user', { token: customer.token })).status).toBe(401);

  await parts.getByRole('link', { name: 'Audit' }).click();
  const trail = page.getByRole('table', { name: 'Audit trail' });
  await expect(trail).toContainText('Session: ended by staff');
  await expect(trail).toContainText('User: cards viewed');
  await page.getByRole('link', { name: 'Filter and export' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('transfer.created');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/person=.*action=transfer\.created/);
  await expect(trail.getByRole('row')).toHaveCount(2);
  await expect(trail).toContainText('127.0.0.1');
  await expect(trail.getByRole('link', { name: 'View ledger entries' })).toHaveAttribute(
    'href',
    /\/admin\/books\/journals\/[0-9a-f-]{36}/,
  );
  await auditSmallAndLarge(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('larkmoor-audit-opening-to-today.csv');
  await page.getByLabel('About').fill('nobody.at.all');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  // Nothing was found, and nothing failed.
  await expect(page.getByText('No one has this username, email or ID.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Recently viewed' })
    .getByRole('link', { name: customer.username })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: customer.username })).toBeVisible();
});
