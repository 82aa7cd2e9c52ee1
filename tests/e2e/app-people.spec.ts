import type { Page } from '@playwright/test';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import type { Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const pine = { bank: 'Hudson & Pine', routing: '021000021' };

function sendLocal(server: BankServer, customer: Customer, name: string, extra = {}) {
  const to = { ...pine, name, account: `4417209${name.length + 10}` };
  return server.call('POST', '/api/transfers/local', {
    token: customer.token,
    body: localTransferBody(customer, to, 20, extra),
  });
}

const people = (page: Page) =>
  page.getByRole('region', { name: 'Who are you paying?' }).getByRole('listitem');

test('a person paid before is asked for the amount at once, in the currency of the last payment, and can be changed [D-39 L-311]', async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 500);
  for (const name of ['Ada', 'Bruno', 'Robin Reed', 'Chandra', 'Dominique'])
    await sendLocal(server, sender, name);
  await server.call('POST', '/api/transfers/international', {
    token: sender.token,
    body: { ...internationalTransferBody(), currency: 'EUR' },
  });
  await keepSession(page, sender);
  await page.goto('/user/local-transfer');
  // The latest first, and no payees of other kinds of payment.
  await expect(people(page)).toHaveText([/Dominique/, /Chandra/, /Robin Reed/, /Bruno/, /Ada/]);
  await auditSmallAndLarge(page);
  await page.getByRole('searchbox').fill('reed');
  await expect(people(page)).toHaveText([/Robin Reed/]);
  await page.getByRole('searchbox').fill('local');
  await expect(page.getByRole('status').filter({ hasText: 'No one you paid' })).toBeVisible();
  await page.getByRole('searchbox').fill('reed');

  const robin = page.getByRole('button', { name: /^Robin Reed/ });
  await robin.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  await expect(page.locator('[name=amount]')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Details' })).toBeFocused();
  await expect(dialog).toContainText(/Robin Reed.*Hudson & Pine/s);
  await auditSmallAndLarge(page);
  await dialog.getByRole('button', { name: 'Change recipient' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Recipient' })).toBeFocused();
  for (const [field, value] of [
    ['recipientName', 'Robin Reed'],
    ['recipientAccount', '441720920'],
    ['recipientBank', pine.bank],
    ['recipientRouting', pine.routing],
  ])
    await expect(page.locator(`[name=${field}]`)).toHaveValue(value ?? '');
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.locator('[name=amount]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(robin).toBeFocused();
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  await expect(page.locator('[name=recipientName]')).toHaveValue('');
  // The person was seen a moment ago: the amount is the next thing under the keys.
  await expect(dialog.getByRole('button', { name: 'Change recipient' })).toHaveCount(0);

  await page.goto('/user/international-transfer');
  await expect(people(page)).toHaveText([/Greta Lang/]);
  await people(page)
    .getByRole('button', { name: /^Greta Lang/ })
    .click();
  await expect(page.locator('[name=currency]')).toHaveValue('EUR');
  await page.getByRole('button', { name: 'Change recipient' }).click();
  await expect(page.locator('[name=recipientIban]')).toHaveValue('DE89370400440532013000');
  await expect(page.locator('[name=recipientCountry]')).toHaveValue('Germany');

  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Send Money' }).click();
  const send = page.getByRole('dialog', { name: 'Send Money' });
  await expect(send.getByRole('heading', { name: 'Recent recipients' })).toBeVisible();
  await auditSmallAndLarge(page);
  await send.getByRole('searchbox').fill('robin');
  await send.getByRole('button', { name: /Robin Reed/ }).click();
  await page.locator('[name=amount]').fill('12');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: /^Step 3 of 3/ })).toBeAttached();
});

test('below the people: what is scheduled of this kind, to be cancelled', async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 500);
  await keepSession(page, sender);
  await page.goto('/user/local-transfer');
  await expect(page.getByText('No recipients yet')).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await sendLocal(server, sender, 'Robin Reed', { transferDate: tomorrow });
  await server.call('POST', '/api/transfers/payBill', {
    token: sender.token,
    body: {
      recipientName: 'Brightwater Utilities',
      recipientAccount: '310448207',
      amount: 30,
      transferDate: tomorrow,
    },
  });
  await page.reload();
  const scheduled = page.getByRole('region', { name: 'Scheduled transfers' }).getByRole('listitem');
  await expect(scheduled).toHaveText([/^Robin Reed/]);
  await scheduled.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(scheduled).toHaveCount(0);
});
