import type { Page } from '@playwright/test';
import type { AnswerOf } from '../../contract/route.ts';
import type { getPinStateRoute } from '../../contract/approvals.ts';
import { longUsername, type Screen } from './screen.ts';
import { toPin } from './transfer-screens.ts';

type PinState = AnswerOf<typeof getPinStateRoute>;

const withPasskey: PinState = {
  set: true,
  off: false,
  lockedUntil: null,
  limit: null,
  factorWanted: 'passkey',
  passwordNeeded: false,
};

/** As the bank would answer: no device of the demonstration keeps a passkey. */
async function answerPin(page: Page, state: Partial<PinState>): Promise<void> {
  await page.route('**/api/approvals/pin', (route) =>
    route.fulfill({ json: { ...withPasskey, ...state } }),
  );
  await page.reload();
}

async function offer(page: Page): Promise<void> {
  await answerPin(page, {});
  await page.getByRole('button', { name: 'Turn off PIN' }).waitFor();
}

async function ask(page: Page): Promise<void> {
  await offer(page);
  await page.getByRole('button', { name: 'Turn off PIN' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function turnedOff(page: Page): Promise<void> {
  await answerPin(page, { set: false, off: true });
  await page.getByText('Your PIN is off').waitFor();
}

async function payByDevice(page: Page): Promise<void> {
  await answerPin(page, { set: false, off: true });
  await toPin(page, 'To confirm, your device asks');
}

async function wantCode(page: Page): Promise<void> {
  const message =
    'You have not paid this payee before. The amount is large. This needs a code of your ' +
    'authenticator app, or a recovery code. Nothing was done.';
  await page.route('**/api/approvals', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'PROOF_NEEDED',
        message,
        params: { factor: 'code', because: ['newPayee', 'largeAmount'] },
        fields: { code: message },
      },
    }),
  );
  await toPin(page);
  await page.locator('[name=securityPin]').fill('4071');
  await page.getByRole('button', { name: 'Submit Transfer' }).click();
  await page.locator('[name=code]').waitFor();
}

/** Each way to confirm a payment, how to turn the PIN off, and the policy that asks for proofs. */
export const stepUpScreens: Screen[] = [
  { name: 'pin-turn-off', path: '/user/security-pin', as: 'maya.okafor', prepare: offer },
  { name: 'pin-turn-off-ask', path: '/user/security-pin', as: 'maya.okafor', prepare: ask },
  { name: 'pin-turned-off', path: '/user/security-pin', as: longUsername, prepare: turnedOff },
  { name: 'wizard-code', path: '/user/local-transfer', as: 'maya.okafor', prepare: wantCode },
  { name: 'wizard-device', path: '/user/local-transfer', as: 'maya.okafor', prepare: payByDevice },
  { name: 'policy-proofs', path: '/admin/policy/stepUp', as: 'staff' },
];
