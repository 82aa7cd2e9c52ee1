import type { Page } from '@playwright/test';
import { expectStatus } from '../../fixtures/people.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { offerLoan } from './support/paid-out-loan.ts';
import { plugInDevice } from './support/passkey-device.ts';
import { expect, test } from './support/test.ts';

const pin = '4071';

const offerOf = (page: Page, heading: string) =>
  page
    .getByRole('region', { name: /^Your loan offers?$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading }) });

test('an approved loan: its offer is read, accepted with a proof, and another one turned down [L-297]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const customer = await newCustomer(server);
  const { token } = customer;
  const body = { securityPin: pin };
  expectStatus(await server.call('POST', '/api/approvals/pin', { token, body }), 201);
  await offerLoan(server, customer, 12_000);
  await offerLoan(server, customer, 500);
  await keepSession(page, customer);
  await page.goto('/user/loans');

  const offer = offerOf(page, 'Auto loan, $12,000.00');
  for (const text of [
    'Annual percentage rate (APR)',
    'Finance charge',
    'Amount financed',
    'Total of payments',
    '11 payments of',
    '1 payment of',
  ])
    await expect(offer).toContainText(text);
  await expect(offer.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^Submitted/,
    /^In review/,
    /^Approved/,
    /^Accepted/,
    /^Paid out/,
    /^Repaid/,
  ]);
  await auditSmallAndLarge(page);
  const download = page.waitForEvent('download');
  await offer.getByRole('button', { name: /^Read the agreement \(PDF\)/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^larkmoor-loan-[0-9a-f]{8}\.pdf$/);

  // By keyboard: asked once more, then for the PIN, which is wrong at first.
  await offer.getByRole('button', { name: /^Accept/ }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Accept this loan?' });
  await expect(question).toContainText('You agree to repay $');
  await auditSmallAndLarge(page);
  await question.getByRole('button', { name: 'Accept $12,000.00' }).press('Enter');
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await expect(proof).toContainText('To accept your loan of $12,000.00, ');
  await proof.getByLabel('Security PIN').fill('0000');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await proof.getByLabel('Security PIN').fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You accepted the loan\. We’ll pay/)).toBeVisible();
  await expect(offer).toBeHidden();
  const mine = page.getByRole('region', { name: 'Your applications' });
  await expect(mine).toContainText('You accepted the loan. The money goes to your Checking');
  await expect(mine.getByRole('button', { name: /^Loan agreement \(PDF\)/ })).toBeVisible();

  const other = offerOf(page, 'Auto loan, $500.00');
  await other.getByRole('button', { name: /^No, thank you/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Turn this loan down?' })
    .getByRole('button', { name: 'Turn it down' })
    .click();
  await expect(page.getByText(/^You turned the loan down\. Nothing/)).toBeVisible();
  await expect(other).toBeHidden();
  await auditSmallAndLarge(page);
});

test('with a passkey the device signs the terms; who cancels has accepted nothing', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  const device = await plugInDevice(page);
  await logIn(page, customer);
  await page.goto('/user/two-step');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('alertdialog').getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await offerLoan(server, customer, 12_000);

  await page.goto('/user/loans');
  const offer = offerOf(page, 'Auto loan, $12,000.00');
  await offer.getByRole('button', { name: /^Accept/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Accept this loan?' });
  const accept = question.getByRole('button', { name: 'Accept $12,000.00' });
  await accept.click();
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await expect(proof).toContainText('To accept your loan of $12,000.00, use your passkey.');
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toContainText('You didn’t confirm. Nothing changed.');
  await accept.click();
  await device.knowsOwner(false);
  await proof.getByRole('button', { name: 'Confirm with your device' }).click();
  await expect(proof.getByRole('alert')).toContainText('nothing was changed');
  await device.knowsOwner(true);
  await proof.getByRole('button', { name: 'Confirm with your device' }).click();
  await expect(page.getByText(/^You accepted the loan\. We’ll pay/)).toBeVisible();
});
