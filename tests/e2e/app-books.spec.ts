import type { Page } from '@playwright/test';
import { localTransferBody } from '../../fixtures/people.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import type { BankServer } from '../support/bank-server.ts';
import { logInAsStaff, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('the books open from the trial balance down to the person and the request', async ({ page, server }) => {
  const customer = await newCustomer(server, 250);
  const body = localTransferBody(customer, { name: 'Outside', account: '123456789' }, 12.34, { recipientRouting: '021000021' });
  expect((await server.call('POST', '/api/transfers/local', { token: customer.token, body })).status).toBe(201);
  await logInAsStaff(page, server);
  await page.getByRole('link', { name: 'Trial balance' }).click();
  await heading(page, 'Trial balance');
  await expect(page.getByText('Balances', { exact: true })).toBeVisible();
  await auditSmallAndLarge(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^trial-balance-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('link', { name: '1110 ACH clearing' }).click();
  await heading(page, '1110 ACH clearing');
  await audit(page);
  await page.getByRole('link', { name: 'Local transfer' }).first().click();
  await heading(page, 'Local transfer');
  await expect(page.getByRole('cell', { name: '−$12.34' })).toBeVisible();
  await expect(page.getByRole('link', { name: customer.username }).first()).toBeVisible();
  await expect(page.getByText('transfer.created')).toBeVisible();
  await audit(page);

  await page.goto('/admin/books/customers/2120');
  await heading(page, '2120 Customer savings');
});

test("the bank's day: a job is run, the clock moved ahead, and what ran is told", async ({ page, server }) => {
  await logInAsStaff(page, server);
  await page.getByRole('link', { name: "The bank's day" }).click();
  await page.getByRole('button', { name: 'Run now: Short funds' }).click();
  await expect(page.getByText('Short funds: nothing to do.')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'A day' }).click();
  await expect(page.getByText('Business time is now P1D further.')).toBeVisible();
  await expect(page.getByText(/What ran|Nothing became due/)).toBeVisible();
  await expect(page.getByText('1 day ahead')).toBeVisible();
});

/** What only the owner of the database can do, while the server that has it open stands still. */
async function changeByHand(server: BankServer, sql: string): Promise<void> {
  await server.stop();
  const database = await openDatabase({ dataDir: server.dataDir, as: 'tool', migrates: false });
  await database.query(sql).finally(() => database.close());
  await server.start();
}

test('books that are wrong stop money, every page of the staff says so, and somebody lets it go on once they are right', async ({ page, server }) => {
  const customer = await newCustomer(server, 50);
  const raise = (cents: number) => changeByHand(server, `UPDATE account SET posted = posted + ${cents} WHERE gl_code = '1410'`);
  const pay = () =>
    server.call('POST', '/api/transfers/local', { token: customer.token, body: localTransferBody(customer, { name: 'Outside', account: '123456789' }, 1) });
  await logInAsStaff(page, server);
  await raise(1);
  await page.goto('/admin/books/proof');
  await page.getByRole('button', { name: 'Prove now' }).click();
  await expect(page.getByText('The books are not right.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is wrong' })).toContainText('USD: 1');
  await page.reload();
  await expect(page.getByText('Money is stopped', { exact: true }).first()).toBeVisible();
  await audit(page);
  expect((await pay()).body.code).toBe('MONEY_STOPPED');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByText('No payment goes through; reading goes on.')).toBeVisible();

  await raise(-1);
  await page.goto('/admin/books/proof');
  await expect(page.getByRole('button', { name: 'Let money go on' })).toBeDisabled();
  await page.getByRole('button', { name: 'Prove now' }).click();
  await expect(page.getByText('The books balance')).toBeVisible();
  await page.getByRole('button', { name: 'Let money go on' }).click();
  await page.getByLabel('What was wrong, and how was it mended?').fill('A balance had been raised by hand.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let money go on' }).click();
  await expect(page.getByRole('region', { name: 'Money is stopped' })).toHaveCount(0);
  await expect(page.getByText('No payment goes through; reading goes on.')).toHaveCount(0);
  expect((await pay()).status).toBe(201);
});
