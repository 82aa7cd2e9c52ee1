import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { AnswerOf } from '../../contract/calls/route.ts';
import type { getPinStateRoute } from '../../contract/money/approvals.ts';
import { longUsername, type Screen } from './screen.ts';
import { toPin } from './transfer-screens.ts';
import { said } from './said.ts';

type PinState = AnswerOf<typeof getPinStateRoute>;

const withPasskey: PinState = {
  set: true,
  off: false,
  lockedUntil: null,
  limit: null,
  delay: null,
  factorWanted: 'passkey',
  passwordNeeded: false,
};

/** As the bank would answer: no device of the demonstration keeps a passkey. */
async function answerPin(page: Page, state: Partial<PinState>): Promise<void> {
  await page.route('**/api/approvals/pin', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { ...withPasskey, ...state } }),
  );
  await page.reload();
}

async function offer(page: Page): Promise<void> {
  await answerPin(page, {});
  await page.getByRole('button', { name: said('Turn off PIN') }).waitFor();
}

async function ask(page: Page): Promise<void> {
  await offer(page);
  await page.getByRole('button', { name: said('Turn off PIN') }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function turnedOff(page: Page): Promise<void> {
  await answerPin(page, { set: false, off: true });
  await page.getByText(said('Your PIN is off')).waitFor();
}

async function payByDevice(page: Page): Promise<void> {
  await answerPin(page, { set: false, off: true });
  await toPin(page, 'To confirm, your device asks');
}

/** The strongest factor of who is asked, as the bank would name it. */
const has = (page: Page, factor: string) =>
  page.route('**/api/users/second-factor', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { since: null, recoveryCodesLeft: 0, factorWanted: factor, passwordNeeded: false },
    }),
  );

const wantedOf = (factor: string, fields: readonly string[], because: readonly string[] = []) => ({
  code: 'PROOF_NEEDED',
  message: 'This needs a proof. Nothing was done.',
  params: { factor, because },
  fields: Object.fromEntries(fields.map((name) => [name, 'This needs a proof. Nothing was done.'])),
});

const refuse = (page: Page, address: string, json: object) =>
  page.route(address, (route) => route.fulfill({ status: 403, json }));

async function wantCode(page: Page): Promise<void> {
  await refuse(page, '**/api/approvals', wantedOf('code', ['code'], ['newPayee', 'largeAmount']));
  await toPin(page);
  await page.locator('[name=securityPin]').fill('4071');
  await page.getByRole('button', { name: said('Submit Transfer') }).click();
  await page.locator('[name=code]').waitFor();
}

async function wantDeviceOrCode(page: Page): Promise<void> {
  await has(page, 'passkey');
  await wantCode(page);
}

async function refuseCode(page: Page): Promise<void> {
  await wantCode(page);
  const wrong =
    'That code didn’t match. Codes change every 30 seconds; enter the current one, or a ' +
    'recovery code.';
  const json = { code: 'WRONG_CODE', message: wrong, fields: { code: wrong } };
  await refuse(page, '**/api/approvals', json);
  await page.locator('[name=code]').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText(wrong).waitFor();
}

async function wantDevice(page: Page): Promise<void> {
  await refuse(page, '**/api/approvals/pin/off', wantedOf('passkey', ['passkey']));
  await ask(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: said('Turn off PIN') })
    .click();
  await page.getByRole('button', { name: said('Confirm with your device') }).waitFor();
}

async function wantPinAndPassword(page: Page): Promise<void> {
  await refuse(
    page,
    '**/api/users/second-factor/begin',
    wantedOf('password', ['password', 'securityPin']),
  );
  await page.getByRole('button', { name: said('Turn on', { exact: true }) }).click();
  await page.locator('[name=securityPin]').waitFor();
}

async function cancel(page: Page): Promise<void> {
  await wantCode(page);
  await page.keyboard.press('Escape');
  await page.getByText(said('You didn’t confirm.')).waitFor();
}

/** Each way to confirm a payment, how to turn the PIN off, and the policy that asks for proofs. */
export const stepUpScreens: Screen[] = [
  { name: 'pin-turn-off', path: '/user/security-pin', as: 'maya.okafor', prepare: offer },
  { name: 'pin-turn-off-ask', path: '/user/security-pin', as: 'maya.okafor', prepare: ask },
  { name: 'pin-turned-off', path: '/user/security-pin', as: longUsername, prepare: turnedOff },
  { name: 'proof-code', path: '/user/local-transfer', as: 'maya.okafor', prepare: wantCode },
  {
    name: 'proof-device-or-code',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: wantDeviceOrCode,
  },
  { name: 'proof-wrong', path: '/user/local-transfer', as: 'maya.okafor', prepare: refuseCode },
  { name: 'proof-canceled', path: '/user/local-transfer', as: 'maya.okafor', prepare: cancel },
  { name: 'proof-device', path: '/user/security-pin', as: 'maya.okafor', prepare: wantDevice },
  {
    name: 'proof-pin-and-password',
    path: '/user/two-step',
    as: 'new.customer',
    prepare: wantPinAndPassword,
  },
  { name: 'wizard-device', path: '/user/local-transfer', as: 'maya.okafor', prepare: payByDevice },
  { name: 'policy-proofs', path: '/admin/policy/stepUp', as: 'staff' },
];
