import { fund } from '../../fixtures/people.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

test('savings and investments: balance, interest, activity, tips; and none', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 10_000);
  await fund(server.call, server.admin, customer, 2500, 'Investment Account', 'First investment');
  await keepSession(page, customer);

  await page.goto('/user/savings');
  const panel = page.getByRole('region', { name: 'Savings Account' });
  await expect(panel).toContainText('$10,000.00');
  await expect(panel).toContainText('Your history starts today.');
  const interest = page.getByRole('region', { name: 'Interest earned' });
  await expect(interest).toContainText('4.00%');
  await expect(interest).toContainText('4.07%');
  await expect(interest).toContainText('paid on the 1st of each month');
  await expect(
    page.getByRole('region', { name: 'Savings tips' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByRole('table', { name: /Recent activity/ }).locator('tbody tr')).toHaveText(
    [/Opening deposit.*\+\$10,000\.00/],
  );
  await auditSmallAndLarge(page);

  await page.goto('/user/investments');
  await expect(page.getByRole('region', { name: 'Investment Account' })).toContainText('$2,500.00');
  const value = page.getByRole('region', { name: 'Value' });
  await expect(value).toContainText('not insured');
  await expect(value.locator('time')).toHaveText(/^\w{3}, \w{3} \d{1,2}, \d{4}, .*\sE[SD]T$/);
  await page.getByRole('link', { name: 'All transactions of this account' }).click();
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(value).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await audit(page);

  // Altered on the wire: our server leaves out no account.
  await page.route('**/api/users/accounts/savings', (route) => route.fulfill({ json: [] }));
  await page.goto('/user/savings');
  await expect(page.getByText('No savings account', { exact: true })).toBeVisible();
});
