import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { acceptedCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';

test('a deleted customer’s unpaid check is taken from unclaimed funds, by keyboard [L-283]', async ({
  page,
  server,
}) => {
  const { call, admin } = server;
  const customer = await newCustomer(server);
  await acceptedCheck(server, customer, { number: 41, amount: 120 });
  await page.clock.install();
  await keepSession(page, admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await expect(page.getByRole('button', { name: 'Delete user' })).toBeVisible();

  // A colleague deletes the customer now. The open page must then offer nothing more to do to them.
  expect(
    (await call('DELETE', `/api/admin/users/${customer.id}`, { token: admin.token })).status,
  ).toBe(200);
  await page.route(
    '**/checks',
    (route) => route.fulfill({ status: 429, json: { message: 'Please wait a moment.' } }),
    { times: 1 },
  );
  await page.clock.fastForward('00:20');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alert').filter({ hasText: 'No user has this ID.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'User' })).toBeFocused();
  await expect(
    page.getByRole('button', { name: /^(Suspend user|Delete user|Credit)/ }),
  ).toHaveCount(0);
  await expect(page.getByText(/^Checks could not be loaded: Please wait a moment\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  const cameBack = page.getByRole('button', { name: /^Came back unpaid/ });
  await cameBack.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(cameBack).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('$120.00 is taken right away from their money in unclaimed funds.'),
  ).toBeVisible();
  await page.getByLabel('Reason').selectOption('PAYMENT_STOPPED');
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Take $120.00 back' }).press('Enter');
  await expect(
    page.getByText(
      '$120.00 was taken back from unclaimed funds: the customer’s accounts are closed.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Returned unpaid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show pictures/ })).toBeFocused();
});
