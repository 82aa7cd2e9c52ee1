import type { Page } from '@playwright/test';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import {
  fillTransfer,
  keepSession,
  newCustomer,
  passScamQuestions,
  savingsOf,
  submitTransfer,
} from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { outOfSight } from './support/out-of-sight.ts';
import { expect, test } from './support/test.ts';

const robin = {
  name: 'Robin Reed',
  account: '123456789',
  bank: 'Hudson & Pine',
  routing: '021000021',
  amount: '750',
};

/** Makes a customer with a PIN alone, on a device that they have not used before. */
async function onNewDevice(page: Page, server: BankServer): Promise<Customer> {
  const who = await newCustomer(server, 5_000);
  expectStatus(
    await server.call('POST', '/api/approvals/pin', {
      token: who.token,
      body: { securityPin: '4071' },
    }),
    201,
  );
  const { username, password } = who;
  const { token } = expectStatus(
    await server.call('POST', '/api/users/login', {
      body: { username, password },
      headers: { 'user-agent': 'A new phone' },
    }),
    200,
  ).body;
  await keepSession(page, { token });
  return who;
}

/** The newest button of a mail that cancels, with quoted-printable undone. */
async function buttonIn(server: BankServer, { username }: Customer): Promise<string | undefined> {
  const plain = (await server.outbox())
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`Hello ${username},`));
  return plain.flatMap((mail) => /\/cancel-payment#token=[\w-]{43}/.exec(mail)?.[0] ?? []).at(-1);
}

test('a first payment from a new device says before the PIN that it leaves later, and after it when and why', async ({
  page,
  server,
}) => {
  const who = await onNewDevice(page, server);
  await fillTransfer(page, robin);
  await expect(page.getByText('This payment leaves in 24 hours')).toHaveCount(0);
  await passScamQuestions(page);
  const note = page.getByText(/^This payment leaves in 24 hours: you logged in on a new device/);
  await expect(note).toBeVisible();
  await expect(page.locator('.summary')).toContainText('In 24 hours.');
  await expect(page.locator('.summary')).not.toContainText('Now.');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(size);
    expect(await outOfSight(page, ['.summary', '.pin']), JSON.stringify(size)).toEqual([]);
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  await auditSmallAndLarge(page);
  await submitTransfer(page);
  await expect(page.getByText('Transfer Submitted Successfully!').first()).toBeVisible();
  const why = /This payment leaves on .* You logged in on a new device, and this person is new/;
  await expect(page.getByText(why).first()).toBeVisible();
  expect(await savingsOf(server, who)).toEqual({ balance: 5_000, debits: 1 });

  await page.goto('/user/local-transfer');
  await expect(page.locator('.coming-list')).toContainText(why);
  await auditSmallAndLarge(page);
  await page.goto('/user/transactions');
  await expect(page.getByRole('main')).toContainText(why);
});

test('up to the size of a first payment nothing is said, and nothing waits', async ({
  page,
  server,
}) => {
  await onNewDevice(page, server);
  await fillTransfer(page, { ...robin, amount: '499' });
  await expect(page.locator('[name=securityPin]')).toBeVisible();
  await expect(page.locator('.summary')).toContainText('Now.');
  await expect(page.getByText('This payment leaves in')).toHaveCount(0);
});

test('the button of the mail cancels it by one press, without a login, and says so afterwards', async ({
  page,
  server,
}) => {
  const who = await onNewDevice(page, server);
  await fillTransfer(page, robin);
  await passScamQuestions(page);
  await submitTransfer(page);
  await expect(page.getByText('Transfer Submitted Successfully!').first()).toBeVisible();
  await expect.poll(() => buttonIn(server, who), { timeout: 20_000 }).toBeDefined();
  await page.evaluate(() => localStorage.clear());

  await page.goto((await buttonIn(server, who)) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel this payment?');
  await audit(page);
  // Opened alone it changes nothing.
  const scheduled = async () =>
    (await server.call('GET', '/api/transfers/scheduled', { token: who.token })).body.transfers;
  expect(await scheduled()).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel the payment' }).press('Enter');
  await expect(page.getByText(/^Payment LOCAL-\d+ canceled\. No money was moved\./)).toBeVisible();
  expect(await scheduled()).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByText('This payment was canceled before.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than a phone',
  ).toBe(360);
});
