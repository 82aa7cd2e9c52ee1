import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { setPolicyOf } from './support/set-policy-of.ts';
import { expect, test } from './support/test.ts';

test('a large credit is proposed, cannot be approved by who proposed it, and is taken back, by keyboard', async ({ page, server }) => {
  const customer = await newCustomer(server);
  // Nobody else on this server credits so much, so no other test's credit waits.
  await setPolicyOf(server, 'twoPeople', { aboveMinor: 50_000_000_00 });
  await keepSession(page, server.admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await expect(page.getByText('Above $50,000,000.00 a second person approves it first.')).toBeVisible();
  await page.getByLabel('Amount').fill('60000000');
  await page.getByLabel('Sender account').fill('Estate of J. Marsh');
  await page.getByLabel('Description / reference').fill('Inheritance');
  await page.getByRole('button', { name: 'Propose $60,000,000.00' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Propose a credit of $60,000,000.00 to ${customer.username}?` });
  await question.getByRole('button', { name: 'Propose $60,000,000.00' }).press('Enter');
  await expect(page.getByText('$60,000,000.00 waits for a second person: above $50,000,000.00 a colleague has to approve.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Accounts' })).not.toContainText('$60,000,000.00');
  await auditSmallAndLarge(page);

  await page.getByRole('link', { name: '$60,000,000.00, Inheritance' }).press('Enter');
  const credit = page.getByRole('region', { name: 'Credit under review' });
  const approve = credit.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeDisabled();
  await expect(credit.getByText('You proposed it yourself: a colleague approves it.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(approve).toBeVisible();
  // Cancel leaves the focus inside, so that the keys go on working.
  await page.keyboard.press('d');
  await expect(credit.getByLabel('Reason')).toBeFocused();
  await credit.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(approve).toBeFocused();
  await page.keyboard.press('d');
  await credit.getByLabel('Reason').selectOption('MISTAKE');
  await auditSmallAndLarge(page);
  await credit.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByText('Credit of $60,000,000.00 declined. No money was moved.')).toBeVisible();
  await expect(page.getByText('Nothing waits').first()).toBeVisible();
});

test('a check that came back unpaid is taken back on the page of its customer, by keyboard, and both read it', async ({ page, server }) => {
  const { call, admin } = server;
  const customer = await newCustomer(server);
  const form = checkForm(await checkPictures({ from: 'Lantern Books', to: customer.username, amount: 120, number: 31 }), { amount: '120.00' });
  const { check } = (await call('POST', '/api/deposits/checks', { token: customer.token, form })).body;
  await call('POST', `/api/admin/queues/check/${check._id}/take`, { token: admin.token });
  expect((await call('POST', `/api/admin/checks/${check._id}/accept`, { token: admin.token, body: { amount: 120 } })).status).toBe(200);
  await keepSession(page, admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}?part=checks`);
  const cameBack = page.getByRole('button', { name: /^Came back unpaid/ });
  await cameBack.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(cameBack).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Reason').selectOption('PAYMENT_STOPPED');
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Take $120.00 back' }).press('Enter');
  await expect(page.getByText('Check of $120.00 returned unpaid. $120.00 was taken back from the customer’s account.')).toBeVisible();
  await expect(page.getByText('Returned unpaid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show pictures/ })).toBeFocused();
  await expect(cameBack).toHaveCount(0);

  await keepSession(page, customer);
  await page.goto('/user/deposit');
  await expect(page.getByText('Its bank did not pay it: what was left of the money was taken back from your account.')).toBeVisible();
});
