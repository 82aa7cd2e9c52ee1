import type { Page } from '@playwright/test';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { turnOn } from '../support/second-factor.ts';
import {
  fillTransfer,
  keepSession,
  logIn,
  newCustomer,
  savingsOf,
} from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { plugInDevice } from './support/passkey-device.ts';
import { expect, test } from './support/test.ts';

const pin = '4071';
const setPin = async ({ call }: BankServer, { token }: Customer) =>
  expectStatus(
    await call('POST', '/api/approvals/pin', { token, body: { securityPin: pin } }),
    201,
  );

const stranger = {
  name: 'Robin Reed',
  account: '123456789',
  amount: '5',
  routing: '021000021',
};

/** The one window that asks for a proof. */
const proofOf = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm it’s you' });

test('a payment to a new payee asks once for a code: wrong, canceled, right', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 100);
  await setPin(server, customer);
  const { recoveryCodes } = await turnOn(server.call, customer, { securityPin: pin });
  await keepSession(page, customer);
  await fillTransfer(page, stranger);
  const sent: object[] = [];
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname;
    if (call === '/api/transfers/local' && request.method() === 'POST')
      sent.push(request.postDataJSON());
  });
  const securityPin = page.locator('.wizard-form [name=securityPin]');
  await securityPin.fill(pin);
  await page.keyboard.press('Enter');

  const proof = proofOf(page);
  await expect(proof).toContainText('To pay $5.00 to Robin Reed, ');
  await expect(proof).toContainText('This payee is new among those you pay.');
  const code = proof.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await auditSmallAndLarge(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(proof.getByText(/^That code didn’t match/)).toBeVisible();
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await expect(page.getByText('You didn’t confirm. No money was moved.')).toBeVisible();
  await expect(securityPin).toHaveValue(pin);
  expect((await savingsOf(server, customer)).debits).toBe(0);

  await page.getByRole('button', { name: 'Submit Transfer' }).press('Enter');
  await expect(code).toBeFocused();
  await proof.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible({ timeout: 20_000 });
  expect((await savingsOf(server, customer)).debits).toBe(1);
  // The order refused without the code is the one signed with it, and so paid.
  expect(sent).toEqual([sent[0], sent[0], sent[2], sent[2]]);
});

test('the window takes PIN and passkey: one to add the other, that one for a new payee', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 100);
  await setPin(server, customer);
  const device = await plugInDevice(page);
  await logIn(page, customer);
  await page.goto('/user/two-step');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('alertdialog').getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  const proof = proofOf(page);
  await expect(proof).toContainText('To add a passkey, enter your security PIN.');
  await proof.locator('[name=securityPin]').fill('9999');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await proof.locator('[name=securityPin]').fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();

  await fillTransfer(page, stranger);
  await page.locator('[name=securityPin]').fill(pin);
  await page.keyboard.press('Enter');
  const confirm = proof.getByRole('button', { name: 'Confirm with your device' });
  await expect(proof).toContainText('This payee is new among those you pay.');
  await auditSmallAndLarge(page);
  await device.knowsOwner(false);
  await confirm.press('Enter');
  await expect(proof.getByRole('alert')).toContainText('no money was moved');
  await device.knowsOwner(true);
  await confirm.press('Enter');
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible({ timeout: 20_000 });
});

test('who turns the PIN off pays with the device alone, by keyboard', async ({ page, server }) => {
  const customer = await newCustomer(server, 100);
  const device = await plugInDevice(page);
  await logIn(page, customer);
  await page.goto('/user/two-step');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('alertdialog').getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();

  await page.goto('/user/security-pin');
  await page.getByRole('button', { name: 'Pay without a PIN' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await auditSmallAndLarge(page);
  await question.getByRole('button', { name: 'Turn off PIN' }).press('Enter');
  const confirm = proofOf(page).getByRole('button', { name: 'Confirm with your device' });
  // Another person holds the device.
  await device.knowsOwner(false);
  await confirm.press('Enter');
  await expect(proofOf(page).getByRole('alert')).toContainText('nothing was changed');
  await device.knowsOwner(true);
  await confirm.press('Enter');
  await expect(page.getByText('Your security PIN is off.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your PIN is off/)).toBeVisible();

  await fillTransfer(page, stranger);
  await expect(
    page.getByText('To confirm, your device asks for one of your passkeys.'),
  ).toBeVisible();
  await expect(page.locator('[name=securityPin]')).toHaveCount(0);
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Submit Transfer' }).press('Enter');
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible({ timeout: 20_000 });
});
