import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { said } from './said.ts';

const path = '/user/two-step';

/**
 * Answers as the bank does once two-step sign-in is on: the customers of the demonstration sign in
 * by password alone.
 */
async function isOn(
  page: Page,
  state: { recoveryCodesLeft: number; passwordNeeded: boolean },
): Promise<void> {
  await page.route('**/api/users/second-factor', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { since: '2026-11-02T14:05:00.000Z', ...state },
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: said('Turn off') }).waitFor();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('Turn on', { exact: true }) }).click();
  await page.getByRole('img', { name: said(/^QR code/) }).waitFor();
}

async function setUpWrong(page: Page): Promise<void> {
  await begin(page);
  await page.locator('[name=code]').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText(said('That code didn’t match.')).waitFor();
}

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7M4${index}-KQ2W-9XHB-T0V${index}`);

async function showCodes(page: Page): Promise<void> {
  await isOn(page, { recoveryCodesLeft: 10, passwordNeeded: false });
  await page.route('**/second-factor/recovery-codes', (route) =>
    route.fulfill({ status: 201, headers: withoutAmounts, json: { message: '', recoveryCodes } }),
  );
  await page.getByRole('button', { name: said('New recovery codes') }).click();
  await page.getByRole('button', { name: said('Make new codes') }).click();
  await page.getByRole('dialog', { name: said('Your recovery codes') }).waitFor();
}

async function turnOff(page: Page): Promise<void> {
  await isOn(page, { recoveryCodesLeft: 2, passwordNeeded: true });
  const message = 'This needs a code from your authenticator app. Nothing was done.';
  await page.route('**/second-factor/remove', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'PROOF_NEEDED',
        message,
        params: { factor: 'password', because: [] },
        fields: { password: message, code: message },
      },
    }),
  );
  await page.getByRole('button', { name: said('Turn off') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: said('Turn off') })
    .click();
  const proof = page.getByRole('alertdialog', { name: said('Confirm it’s you') });
  await proof.getByRole('button', { name: said('Confirm') }).click();
  await page.getByText(said('Code is required.')).waitFor();
}

const codeRequired = {
  code: 'SECOND_FACTOR_REQUIRED',
  message: 'Please enter the code from your authenticator app.',
};
const wrongCode =
  'That code didn’t match. Codes change every 30 seconds; enter the current one, or a recovery ' +
  'code.';

async function askForCode(page: Page): Promise<void> {
  await page.route('**/api/users/login', (route) =>
    route.fulfill({ status: 401, json: codeRequired }),
  );
  await page.getByLabel(said('Username or email')).fill('maya.okafor');
  await page.locator('[name=password]').fill('heather-moor');
  await page.keyboard.press('Enter');
  await page.locator('[name=code]').waitFor();
}

async function refuseCode(page: Page): Promise<void> {
  await askForCode(page);
  await page.route('**/api/users/login', (route) =>
    route.fulfill({ status: 401, json: { message: wrongCode, fields: { code: wrongCode } } }),
  );
  await page.locator('[name=code]').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText(wrongCode).waitFor();
}

/** Two-step sign-in: off, being set up, its codes, on, and the login page's second step. */
export const twoStepScreens: Screen[] = [
  { name: 'two-step', path, as: 'new.customer', justSignedIn: true },
  {
    name: 'two-step-setup',
    path,
    as: 'new.customer',
    justSignedIn: true,
    prepare: begin,
    differsBy: 'a new secret',
  },
  {
    name: 'two-step-setup-errors',
    differsBy: 'a new secret',
    path,
    as: 'new.customer',
    justSignedIn: true,
    prepare: setUpWrong,
  },
  { name: 'two-step-codes', path, as: 'maya.okafor', prepare: showCodes },
  {
    name: 'two-step-on',
    path,
    as: 'maya.okafor',
    prepare: (page) => isOn(page, { recoveryCodesLeft: 2, passwordNeeded: false }),
  },
  { name: 'two-step-off-errors', path, as: 'maya.okafor', prepare: turnOff },
  { name: 'two-step-failed', path, as: 'maya.okafor', failing: /api\/.*second-factor/ },
  { name: 'two-step-staff', path: '/admin/two-step', as: 'staff' },
  { name: 'login-code', path: '/login', as: 'anyone', prepare: askForCode },
  { name: 'login-code-errors', path: '/login', as: 'anyone', prepare: refuseCode },
];
