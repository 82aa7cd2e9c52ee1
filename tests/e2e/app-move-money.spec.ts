import type { Page } from '@playwright/test';
import { addDays, writtenDay } from '../../contract/values/calendar-day.ts';
import type { Customer } from '../../fixtures/people.ts';
import { bankDay } from '../../web/bank/bank-clock.ts';
import type { BankServer } from '../support/bank-server.ts';
import { fillTransfer, keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

async function balances(server: BankServer, { token }: Customer): Promise<number[]> {
  const { body } = await server.call('GET', '/api/users/accounts', { token });
  return body.accounts.map(({ balance }: { balance: number }) => balance);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move Money' });
const success = (page: Page) => page.getByText('Your money was moved.');
const paidLine = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'View receipt' });

test('money moves between own accounts by keyboard, without a PIN', { tag: '@journey' }, async ({
  page,
  server,
}) => {
  const person = await newCustomer(server, 100);
  await keepSession(page, person);
  await page.goto('/user/dashboard');
  await page.clock.install();
  await page
    .getByRole('region', { name: 'Account Summary' })
    .getByRole('button', { name: 'Move Money' })
    .press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.locator('[name=fromAccount]').selectOption({ label: 'Savings Account' });
  // The same account is never on both sides.
  await expect(page.locator('[name=toAccount] option:checked')).not.toHaveText('Savings Account');
  await page.locator('[name=toAccount]').selectOption({ label: 'Checking Account' });
  await page.locator('[name=amount]').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Amount is required.')).toBeVisible();
  await page.locator('[name=amount]').fill('100.01');
  await expect(
    dialog(page).getByText('This is more than the $100.00 available now.'),
  ).toBeVisible();
  await page.locator('[name=amount]').fill('40');
  await expect(dialog(page)).toContainText(/Savings Account\$100\.00→, after the move\$60\.00/);
  await expect(dialog(page)).toContainText(/Checking Account\$0\.00→, after the move\$40\.00/);
  await audit(page);
  await page.locator('[name=amount]').press('Enter');
  await expect(success(page)).toBeVisible();
  for (const text of [
    '$40.00 from Savings to Checking',
    'The money has arrived.',
    'Checking Account now',
    '$40.00 available',
    '$60.00 available',
  ])
    await expect(dialog(page)).toContainText(text);
  expect(await balances(server, person)).toEqual([40, 60, 0]);
  await page.clock.runFor(5_500);
  await page.clock.resume();
  await expect(dialog(page)).toHaveCount(0);
  await expect(paidLine(page)).toContainText(
    '$40.00 from Savings to Checking. The money has arrived.',
  );
  await expect(
    page.getByRole('region', { name: 'Recent Transactions' }).getByText('To Checking'),
  ).toBeVisible();
  await paidLine(page).getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByText('Between own accounts')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Account Summary' })).toBeVisible();
  await expect(paidLine(page)).toHaveCount(0);
});

test('a double press moves the money once; a lost answer is asked for again', {
  tag: '@journey',
}, async ({ page, server }) => {
  const person = await newCustomer(server, 100);
  await keepSession(page, person);
  await page.clock.install();
  await page.goto('/user/savings');
  await page.getByRole('button', { name: 'Move money in' }).click();
  await page.locator('[name=fromAccount]').selectOption({ label: 'Savings Account' });
  await page.locator('[name=amount]').fill('30');
  const booked = Promise.withResolvers<void>();
  await page.route(
    '**/api/transfers/own',
    async (route) => {
      await route.fetch();
      booked.resolve();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog(page)
    .getByRole('button', { name: 'Move Money' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await booked.promise;
  await expect(page.getByText('We are checking whether your transfer was made')).toBeVisible();
  await untilShown(success(page));
  expect((await balances(server, person)).toSorted((one, other) => one - other)).toEqual([
    0, 30, 70,
  ]);
});

test('where Savings is short the local form says where the money is', async ({ page, server }) => {
  const person = await newCustomer(server, 100);
  const [fromAccount, toAccount] = [person.savings.number, person.checking.number];
  await server.call('POST', '/api/transfers/own', {
    token: person.token,
    body: { fromAccount, toAccount, amount: 100 },
  });
  await keepSession(page, person);
  await page.clock.install();
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '25' });
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(
    page.getByText(
      'You have $100.00 in your Checking Account. Local transfers are paid from Savings.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Move money to Savings' }).click();
  await expect(page.locator('[name=fromAccount] option:checked')).toHaveText('Checking Account');
  await dialog(page).locator('[name=amount]').fill('60');
  await dialog(page).locator('[name=amount]').press('Enter');
  await expect(success(page)).toBeVisible();
  await page.clock.runFor(5_500);
  await page.clock.resume();
  await expect(dialog(page)).toHaveCount(0);
  const local = page.getByRole('dialog', { name: 'Local Transfer' });
  await expect(local.locator('[name=amount]')).toHaveValue('25');
  await expect(local).toContainText('Available after: $35.00');
  await expect(local.getByText('You have $100.00')).toHaveCount(0);
});

test('money is moved on a later day, is listed until then, and can be canceled [L-308]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server, 100);
  await keepSession(page, person);
  await page.goto('/user/savings');
  await page.getByRole('button', { name: 'Move money out' }).click();
  await page.locator('[name=amount]').fill('40');
  const day = addDays(bankDay(new Date()), 7);
  await page.getByLabel('On a later day').fill(bankDay(new Date()));
  await page.locator('[name=amount]').press('Enter');
  await expect(dialog(page).getByText('Please choose a day ahead.')).toBeVisible();
  await page.getByLabel('On a later day').fill(day);
  await expect(dialog(page)).toContainText(`The money moves on ${writtenDay(day)}`);
  await page.getByLabel('Repeat').selectOption({ label: 'Every month' });
  await expect(dialog(page)).toContainText('and every month from then on');
  await audit(page);
  await page.locator('[name=amount]').press('Enter');
  await expect(page.getByText('Your transfer is scheduled.')).toBeVisible();
  expect(await balances(server, person)).toEqual([0, 100, 0]);
  await page.goto('/user/savings');
  const list = page.getByRole('region', { name: 'Scheduled transfers' });
  await expect(list).toContainText('From Savings Account to Checking Account');
  await expect(list).toContainText('Every month, until you cancel it');
  await audit(page);
  await list.getByRole('button', { name: /^Cancel/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('$40.00 between your accounts is due on');
  await question.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText(/canceled\. No money was moved\./)).toBeVisible();
  await expect(list).toHaveCount(0);
});
