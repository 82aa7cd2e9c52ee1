import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('a check of a deleted customer that came back unpaid is found and taken from unclaimed funds, by keyboard', async ({ page, server }) => {
  const { call, admin } = server;
  const customer = await newCustomer(server);
  const form = checkForm(await checkPictures({ from: 'Lantern Books', to: customer.username, amount: 120, number: 41 }), { amount: '120.00' });
  const { check } = (await call('POST', '/api/deposits/checks', { token: customer.token, form })).body;
  await call('POST', `/api/admin/queues/check/${check._id}/take`, { token: admin.token });
  expect((await call('POST', `/api/admin/checks/${check._id}/accept`, { token: admin.token, body: { amount: 120 } })).status).toBe(200);
  expect((await call('DELETE', `/api/admin/users/${customer.id}`, { token: admin.token })).status).toBe(200);

  await keepSession(page, admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'No user has this ID.' })).toBeVisible();
  const cameBack = page.getByRole('button', { name: /^Came back unpaid/ });
  await cameBack.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(cameBack).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('$120.00 is taken from unclaimed funds at once: the customer’s accounts are closed.')).toBeVisible();
  await page.getByLabel('Reason').selectOption('PAYMENT_STOPPED');
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Take $120.00 back' }).press('Enter');
  await expect(page.getByText('$120.00 was taken back from unclaimed funds: the customer’s accounts are closed.')).toBeVisible();
  await expect(page.getByText('Returned unpaid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show pictures/ })).toBeFocused();
});
