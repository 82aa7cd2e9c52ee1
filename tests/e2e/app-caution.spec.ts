import type { Page } from '@playwright/test';
import { auditSmallAndLarge } from './support/audit.ts';
import {
  answerScamQuestions,
  fillTransfer,
  keepSession,
  newCustomer,
  savingsOf,
  submitTransfer,
} from './support/at-the-screen.ts';
import { greta } from '../../fixtures/people.ts';
import { expect, test } from './support/test.ts';

const robin = {
  name: 'Robin Reed',
  account: '123456789',
  bank: 'Hudson & Pine',
  routing: '021000021',
};
const question = (page: Page, words: RegExp) => page.getByRole('group', { name: words });
const pinField = (page: Page) => page.locator('[name=securityPin]');

test('a large first payment is paused by three questions, and a sign of a scam stops it in sight [D-38]', async ({
  page,
  server,
}) => {
  const who = await newCustomer(server, 5_000);
  await keepSession(page, who);
  await fillTransfer(page, { ...robin, amount: '750' });
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  await expect(dialog.getByRole('heading', { name: 'Before you pay somebody new' })).toBeVisible();
  await expect(pinField(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Submit Transfer' })).toHaveCount(0);
  await auditSmallAndLarge(page);

  // Each question wants an answer, and says so at its own place.
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByText('Please choose Yes or No.')).toHaveCount(3);
  await expect(
    question(page, /call, text or email/)
      .getByRole('radio')
      .first(),
  ).toBeFocused();

  // After a miss, the focus follows each step as it does without one.
  await dialog.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Details' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Step 3 of 3: Security PIN' })).toBeFocused();

  await answerScamQuestions(page, { asked: 'Yes', secret: 'No', checked: 'No' });
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: /This looks like a scam/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  await expect(pinField(page)).toHaveCount(0);
  await auditSmallAndLarge(page);
  await dialog.getByRole('button', { name: 'Stop this payment' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('You stopped the payment. Nothing was sent.')).toBeVisible();
  expect(await savingsOf(server, who)).toEqual({ balance: 5_000, debits: 0 });
});

test('who goes on anyway pays, and what they answered is sent with the signature [D-38]', async ({
  page,
  server,
}) => {
  const who = await newCustomer(server, 5_000);
  await keepSession(page, who);
  await fillTransfer(page, { ...robin, amount: '750' });
  await answerScamQuestions(page, { asked: 'No', secret: 'Yes', checked: 'Yes' });
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Continue anyway' }).press('Enter');
  await expect(page.getByText('You chose to continue.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Security PIN' })).toBeAttached();
  const sent = page.waitForRequest('**/api/transfers/local');
  await submitTransfer(page);
  expect(JSON.parse((await sent).headers()['approval'] ?? '')).toMatchObject({
    caution: { askedByOthers: false, toldToKeepSecret: true, checkedNumber: true },
  });
  await expect.poll(async () => (await savingsOf(server, who)).debits).toBe(1);
});

test('a small first payment is not paused, and another amount or payee asks again [D-38]', async ({
  page,
  server,
}) => {
  const who = await newCustomer(server, 5_000);
  await keepSession(page, who);
  await fillTransfer(page, { ...robin, amount: '500' });
  await expect(
    page.getByText('You haven’t completed a payment to this account yet.'),
  ).toBeVisible();
  await expect(pinField(page)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.locator('[name=amount]').fill('500.01');
  await page.getByRole('button', { name: 'Next' }).click();
  await answerScamQuestions(page, { asked: 'No', secret: 'No', checked: 'No' });
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByText('Please check the account number first')).toBeVisible();
  await expect(pinField(page)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.locator('[name=amount]').fill('4000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(pinField(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change recipient' }).click();
  await page.locator('[name=recipientAccount]').fill('987654321');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Before you pay somebody new' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('abroad the PIN is not asked for before the price says whether the questions come', async ({
  page,
  server,
}) => {
  const who = await newCustomer(server, 5_000);
  await keepSession(page, who);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/fx/quote?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user/international-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  for (const [name, text] of Object.entries(greta)) await page.locator(`[name=${name}]`).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('[name=amount]').fill('750');
  await page.locator('[name=amount]').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'International Transfer' });
  await expect(dialog.getByText('Recipient gets')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Transfer' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The price isn’t here yet.');
  await expect(pinField(page)).toHaveCount(0);
  letGo();
  await expect(dialog.getByRole('heading', { name: 'Before you pay somebody new' })).toBeVisible();
  await expect(pinField(page)).toHaveCount(0);
});
