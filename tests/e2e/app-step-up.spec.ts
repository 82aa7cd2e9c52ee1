import { Secret, TOTP } from 'otpauth';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { fillTransfer, keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
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

test('a payment to a new payee asks for a code besides the PIN, in the same step', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 100);
  await setPin(server, customer);
  const { token } = customer;
  const { secret } = expectStatus(
    await server.call('POST', '/api/users/second-factor/begin', {
      token,
      body: { securityPin: pin },
    }),
    200,
  ).body;
  const codeAt = (timestamp: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
  const { recoveryCodes } = expectStatus(
    await server.call('POST', '/api/users/second-factor/confirm', {
      token,
      body: { code: codeAt(Date.now()) },
    }),
    201,
  ).body;
  await keepSession(page, customer);
  await fillTransfer(page, stranger);
  await page.locator('[name=securityPin]').fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have not paid this payee before.').first()).toBeVisible();
  const code = page.locator('[name=code]');
  await expect(code).toBeVisible();
  await auditSmallAndLarge(page);
  await page.locator('[name=securityPin]').fill(pin);
  await code.fill(recoveryCodes[0]);
  await page.keyboard.press('Enter');
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
  // Somebody else holds the device.
  await device.knowsOwner(false);
  await question.getByRole('button', { name: 'Turn off PIN' }).press('Enter');
  await expect(question.getByRole('alert')).toBeVisible();
  await device.knowsOwner(true);
  await question.getByRole('button', { name: 'Turn off PIN' }).press('Enter');
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
