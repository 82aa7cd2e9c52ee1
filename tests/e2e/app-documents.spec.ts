import { expectStatus } from '../../fixtures/people.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { logInAsStaff, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('staff look at a PDF page by page, by keyboard, and download its original', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  const form = profileForm(
    { fullName: 'Juno Harrow', email: customer.email, phone: '+1 212 555 0142' },
    { idDocument: plainPdf(2) },
  );
  expectStatus(
    await server.call('POST', '/api/users/profile', { token: customer.token, form }),
    200,
  );
  await logInAsStaff(page, server);
  await page.goto(`/admin/manage-users/${customer.id}`);
  await page.getByRole('button', { name: 'Show ID document' }).press('Enter');
  const first = page.getByRole('figure', { name: 'ID document, page 1 of 2' });
  await expect(page.getByText('ID document, page 1 of 2').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /ID document/ })).toBeVisible();
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('ID document, page 2 of 2').first()).toBeVisible();
  await expect(first).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('ID document.pdf');
});
