import { fund } from '../../fixtures/people.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import { expect, test } from './support/test.ts';

test('savings and investments: balance, interest, activity, tips; and none [D-62 L-013 L-076]', async ({
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

  // Both ways begin where they say.
  await page.getByRole('button', { name: 'Move money out' }).press('Enter');
  const move = page.getByRole('dialog', { name: 'Move Money' });
  await expect(move.getByLabel('From')).toHaveValue(customer.savings.number);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move money in' }).press('Enter');
  await expect(move.getByLabel('To', { exact: true })).toHaveValue(customer.savings.number);
  await page.keyboard.press('Escape');
  await expect(move).toHaveCount(0);

  await page.goto('/user/investments');
  await expect(page.getByRole('region', { name: 'Investment Account' })).toContainText('$2,500.00');
  const value = page.getByRole('region', { name: 'What’s in it' });
  await expect(value).toContainText('waiting for your instructions');
  await expect(value.getByRole('row', { name: /^Deposited/ })).toContainText('+$2,500.00');
  await expect(value.getByRole('row', { name: /^Value as of/ })).toContainText('$2,500.00');
  await expect(value.locator('time')).toHaveText(/^\w{3}, \w{3} \d{1,2}, \d{4}, .*\sE[SD]T$/);
  await page.getByRole('link', { name: 'All transactions of this account' }).click();
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(value).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await audit(page);

  // Altered on the wire: our server leaves out no account.
  await page.route('**/api/users/accounts/savings', (route) =>
    route.fulfill({ headers: withoutAmounts, json: [] }),
  );
  await page.goto('/user/savings');
  await expect(page.getByText('No savings account', { exact: true })).toBeVisible();
});

test('a goal is set, shown with its progress, changed and removed, by keyboard alone [D-63 L-294]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 4_500);
  await keepSession(page, customer);
  await page.goto('/user/savings');
  await page.getByRole('button', { name: 'Set a goal' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Set a savings goal' });
  await expect(form.getByLabel('What are you saving for?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Please name your goal.')).toBeVisible();
  await expect(form.getByText('Please enter an amount.')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.keyboard.type('The cottage');
  await form.getByLabel('How much do you need?').fill('$18,000');
  await form.getByLabel('By when?').fill('2019-06-01');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Please choose a date after today.')).toBeVisible();
  await form.getByLabel('By when?').fill('2099-06-01');
  await page.keyboard.press('Enter');
  const goal = page.getByRole('region', { name: 'The cottage' });
  await expect(goal.getByRole('button', { name: 'Change goal' })).toBeFocused();
  await expect(goal).toContainText('$4,500.00 of $18,000.00 · 25% · $13,500.00 to go');
  await expect(goal).toContainText(
    /Set aside \$\d+\.\d\d a month to get there by Mon, Jun 1, 2099/,
  );
  await expect(goal.getByRole('progressbar', { name: 'Saved' })).toHaveJSProperty('value', 0.25);
  // Without a past there is no pace.
  await expect(goal).not.toContainText('At this pace');
  await auditSmallAndLarge(page);

  // While amounts are hidden, none can be read, neither here nor in the window.
  await page.getByRole('button', { name: 'Hide amounts' }).press('Enter');
  await expect(goal).not.toContainText(/\d,\d{3}|%/);
  await expect(goal.getByRole('progressbar')).toHaveCount(0);
  await goal.getByRole('button', { name: 'Change goal' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change your goal' });
  await expect(change.getByLabel('How much do you need?')).toHaveValue('');
  await change.getByLabel('How much do you need?').fill('4,500');
  await page.keyboard.press('Enter');
  await expect(goal).toContainText('Goal reached');

  await goal.getByRole('button', { name: 'Change goal' }).press('Enter');
  await change.getByRole('button', { name: 'Remove goal' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Saving for something?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set a goal' })).toBeFocused();
});
