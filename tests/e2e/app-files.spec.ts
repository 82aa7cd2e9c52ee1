import { registerCustomer } from '../../fixtures/people.ts';
import { achText, payrollEntry, payrollFile } from '../support/ach-files.ts';
import { keepSession } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

const chosen = (name: string, text: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(text),
});

test('a file is brought in, seen as it was judged, and taken by a colleague, all by keyboard', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    const salary = (amountMinor: bigint, number: number, account = customer.checking.number) =>
      payrollEntry(number, { account, amountMinor });
    const text = await achText(
      payrollFile([salary(1_234_56n, 1), salary(10_00n, 2, '999999999')], { effectiveOn: null }),
    );
    await keepSession(page, staff, 'admin');
    await page.goto('/admin/books');
    await page.getByRole('link', { name: 'Files' }).press('Enter');
    const waiting = page.getByRole('region', { name: 'Brought in by staff' });
    await expect(waiting.getByText('No files waiting')).toBeVisible();
    await auditSmallAndLarge(page);
    const choose = page.getByLabel('Choose a file of the ACH network');
    const bring = page.getByRole('button', { name: 'Bring in this file' });
    await choose.setInputFiles(chosen('torn.ach', text.replace('0000123456', '00001Z3456')));
    await bring.press('Enter');
    await expect(page.getByText('Line 3, column 35: “00001Z3456” must be digits.')).toHaveCount(2);
    await auditSmallAndLarge(page);
    await choose.setInputFiles(chosen('payroll.ach', text));
    await bring.press('Enter');
    await expect(page.getByText('payroll.ach is right, and waits for a second')).toBeVisible();
    const file = waiting.getByRole('article', { name: 'payroll.ach' });
    await expect(file).toContainText('Waiting for their day: 1. Going back: 1');
    await expect(file.getByRole('cell', { name: '$1,244.56' })).toBeVisible();
    await expect(file.getByRole('button', { name: 'Take file' })).toBeDisabled();
    await auditSmallAndLarge(page);

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/books/files');
    await expect(file).toContainText('by staff');
    await file.getByRole('button', { name: 'Send back' }).press('Enter');
    const back = page.getByRole('alertdialog', { name: 'Send payroll.ach back?' });
    await expect(back.getByRole('button', { name: 'Send back' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await file.getByRole('button', { name: 'Take file' }).press('Enter');
    const take = page.getByRole('alertdialog', { name: 'Take payroll.ach?' });
    await take.getByRole('button', { name: 'Take file' }).press('Enter');
    await expect(page.getByText('payroll.ach taken. Its credits are posted')).toBeVisible();
    await expect(waiting.getByText('No files waiting')).toBeVisible();
    await auditSmallAndLarge(page);
    await page.getByRole('link', { name: 'payroll.ach' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'payroll.ach' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Goes back' })).toContainText('R03');
  });
});
