import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { fund } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('a search is saved, opened and removed by keyboard; files leave', async ({ page, server }) => {
  const customer = await newCustomer(server);
  for (const amount of [45, 45.67, 100, 250])
    await fund(
      server.call,
      server.admin,
      customer,
      amount,
      'Checking Account',
      `Deposit of ${amount}`,
    );
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByLabel('Amount from').fill('$45.5');
  await page.getByLabel('Amount to').fill('1,234,5');
  await expect(page.getByText('Please type the amount like 1,234.50.')).toBeVisible();
  await page.getByLabel('Amount to').fill('40');
  await expect(page.getByText('The lowest amount can’t be higher than the highest.')).toBeVisible();
  await page.getByLabel('Amount to').fill('100');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\?amountFrom=45.50&amountTo=100$/);
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page.getByText('Filters (2)')).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).press('Enter');
  await expect(page.getByText('Now shown: $45.50 to $100.00 · This month')).toBeVisible();
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Name is required.')).toBeVisible();
  await page.getByLabel('Name').fill('Middling deposits');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Saved as “Middling deposits”.')).toBeVisible();
  await audit(page);

  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Download CSV' }).press('Enter');
  const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect([
    lines.length,
    lines[1]?.includes('"Deposit of 100"'),
    lines[2]?.includes('"Deposit of 45.67"'),
  ]).toEqual([3, true, true]);

  await page.goto('/user/transactions');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Saved searches' }).press('Enter');
  await page.getByRole('link', { name: 'Middling deposits' }).press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/amountFrom=45.50/);
  await page.getByRole('button', { name: 'Remove Middling deposits' }).press('Enter');
  await expect(page.getByText('The saved search was removed.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Saved searches' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Middling deposits' })).toHaveCount(0);

  await rows.first().getByRole('button').click();
  await page.getByRole('link', { name: 'Open receipt' }).click();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt as PDF' }).press('Enter');
  expect((await pdf).suggestedFilename()).toMatch(/^larkmoor-receipt-[0-9a-f]{8}\.pdf$/);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await (await pdf).path()))),
  );
  for (const said of ['Payment received', '+$100.00', 'Deposit of 100'])
    expect(text.join(' ')).toContain(said);
});
