import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('what a customer left behind is paid out by keyboard, up to the second person', async ({
  page,
  server,
}) => {
  const { call, admin } = server;
  const customer = await newCustomer(server, 42.5);
  const leave = await call('DELETE', `/api/admin/users/${customer.id}`, { token: admin.token });
  expectStatus(leave, 200);
  await keepSession(page, admin, 'admin');
  await page.goto('/admin/books');
  await page.getByRole('navigation', { name: 'Books' }).getByText('Unclaimed funds').press('Enter');
  await page.getByRole('button', { name: `Pay out to ${customer.username}` }).press('Enter');
  const form = page.getByRole('region', { name: `Pay out to ${customer.username}` });
  await expect(form.getByLabel('Amount')).toHaveValue('42.50');
  await form.getByLabel('Amount').fill('42.51');
  await form.getByLabel('Reason').fill('Claimed by the heir.');
  await form.getByRole('button', { name: 'Make the voucher' }).press('Enter');
  await expect(
    form.getByText(/^Only \$42\.50 of unclaimed funds is this person’s\./),
  ).toBeVisible();
  await auditSmallAndLarge(page);
  await form.getByLabel('Amount').fill('42.50');
  await form.getByRole('button', { name: 'Make the voucher' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Waiting for a second person' })).toBeVisible();
  await expect(
    page.getByText(/^A payout needs a file that shows whose claim it is\./),
  ).toBeVisible();
  await page.getByLabel('Add evidence').setInputFiles({
    name: 'claim.pdf',
    mimeType: 'application/pdf',
    buffer: plainPdf(),
  });
  await expect(page.getByText('The file was added.')).toBeVisible();
  await expect(page.getByText(/^A payout needs a file/)).toHaveCount(0);
  await auditSmallAndLarge(page);
});
