import { keepSession, newCustomer, savingsOf, submitTransfer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { greta } from '../../fixtures/people.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

test('money is sent abroad by keyboard alone, signed and sent as quoted [D-17 D-36 D-50 L-007 L-101 L-103 L-115 L-116 L-146 L-147 L-148]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const sender = await newCustomer(server, 1000);
  await keepSession(page, sender);
  await page.clock.install();
  await page.goto('/user/international-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'International Transfer' });
  await expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Recipient' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  for (const text of [
    "Recipient's name is required.",
    'Account number must be exactly 9 digits.',
    'Bank name is required.',
    'SWIFT/BIC code must be 8 or 11 characters.',
    'IBAN must be 15-34 alphanumeric characters.',
    'Country is required.',
  ])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(page.locator('[name=recipientName]')).toBeFocused();
  const typed = [
    greta.recipientName,
    '532-013-000',
    greta.recipientBank,
    'spwb debb 100',
    'DE88 3704 0044 0532 0130 00',
    'Berlin',
    greta.recipientCountry,
  ];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('[name=recipientSwift]')).toHaveValue(greta.recipientSwift);
  await expect(dialog.getByText('This IBAN doesn’t look right.')).toBeVisible();
  await page.locator('[name=recipientIban]').fill(greta.recipientIban);
  await expect(dialog.getByText('The check digits')).toHaveCount(0);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Details' })).toBeFocused();
  await expect(page.locator('[name=currency]')).toHaveValue('USD');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(dialog.getByText('Transfer amount is required.')).toBeVisible();
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('EUR');
  await untilShown(page.getByText('You send $132.43 → Greta Lang gets €100.00'));
  await page.locator('[name=amount]').press('Enter');

  await expect(page.locator('[name=securityPin]')).toBeFocused();
  for (const text of [
    'Spreewald Bank, Berlin, Germany, SWIFT SPWBDEBB100',
    '€100.00',
    '$1 = €0.8516',
    'Includes our 0.5% margin on the reference rate of Apr 13, 2026. That rate is ',
    '$132.43',
    '$117.43 and a fee of $15.00',
    'Savings Account',
    'Available after: $867.57',
    'Arrives within 24 hours',
    'You haven’t completed a payment to this account yet.',
  ])
    await expect(dialog).toContainText(text);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: colorScheme === 'light' ? 360 : 1280, height: 800 });
    await audit(page);
  }

  const quoted = await dialog.getByRole('timer').textContent();
  const requoted = page.waitForResponse(/\/api\/fx\/quote/);
  await page.clock.fastForward('06:00');
  const { id } = await (await requoted).json();
  await expect(dialog.getByText('We refreshed the rate. It’s the same.')).toBeVisible();
  expect(quoted).toMatch(/^Rate held for (?:4:\d\d|5:0\d)$/);

  await page.locator('[name=securityPin]').focus();
  await page.keyboard.type('4071');
  const sent = page.waitForRequest('**/api/transfers/international');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Processing Transfer...')).toBeVisible();
  expect((await sent).headers()['quote-id']).toBe(id);
  expect(Object.keys((await sent).postDataJSON())).not.toContain('securityPin');
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
  await page.clock.fastForward(5000);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start a transfer' })).toBeFocused();
  expect(await savingsOf(server, sender)).toEqual({ balance: 867.57, debits: 1 });
});

test('either amount is typed, and what the bank then says is what is signed and sent [D-50]', async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 1000);
  await keepSession(page, sender);
  await page.goto('/user/international-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  for (const [name, text] of Object.entries(greta)) await page.locator(`[name=${name}]`).fill(text);
  await page.keyboard.press('Enter');
  const [total, amount] = [page.locator('[name=total]'), page.locator('[name=amount]')];
  await total.fill('100');
  await page.locator('[name=currency]').selectOption('GBP');
  // Not every cent can be spent on pounds: the bank says what it takes, and never more.
  await expect(page.getByText('You send $99.99 → Greta Lang gets £63.01')).toBeVisible();
  await expect(
    page.getByText('This is the closest we can send without going over $100.00.'),
  ).toBeVisible();
  await expect(amount).toHaveValue('63.01');
  await amount.fill('20');
  await expect(total).not.toHaveValue('100');
  await expect(page.getByText('Greta Lang gets £20.00')).toBeVisible();

  // Whatever is wrong with the sum is said below it.
  await total.fill('15');
  await expect(
    page.getByText('The fee is $15.00, and nothing of this sum would arrive.'),
  ).toBeVisible();
  await expect(total).toHaveAccessibleDescription(/The fee is \$15\.00/);
  await auditSmallAndLarge(page);
  await total.fill('1,234,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please type the amount like 1,234.50.')).toBeVisible();
  await expect(total).toBeFocused();

  await total.fill('100');
  await expect(amount).toHaveValue('63.01');
  await page.keyboard.press('Enter');
  await page.locator('[name=securityPin]').fill('4071');
  const sent = page.waitForRequest('**/api/transfers/international');
  const answered = page.waitForResponse('**/api/transfers/international');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ amount: 63.01, currency: 'GBP' });
  expect((await (await answered).json()).transfer).toMatchObject({
    amount: 63.01,
    debitedUsd: 99.99,
  });
  expect((await savingsOf(server, sender)).balance).toBe(900.01);
});

test('Send Money opens either form; a known recipient fills it [D-37 D-41 L-065 L-201 L-202]', async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 200);
  const order = { ...greta, amount: 50, currency: 'USD', transferType: 'Personal' };
  expect(
    (
      await server.call('POST', '/api/transfers/international', {
        token: sender.token,
        body: order,
      })
    ).status,
  ).toBe(201);
  await keepSession(page, sender);
  await page.goto('/user/dashboard');
  await page.clock.install();
  const sendMoney = page.getByRole('button', { name: 'Send Money' });
  await sendMoney.click();
  await page
    .getByRole('dialog', { name: 'Send Money' })
    .getByRole('button', { name: 'Local' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Local Transfer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sendMoney).toBeFocused();
  await sendMoney.click();
  await page
    .getByRole('dialog', { name: 'Send Money' })
    .getByRole('button', { name: 'International' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'International Transfer' });
  await dialog.getByRole('button', { name: 'Greta Lang' }).click();
  await expect(page.locator('[name=recipientIban]')).toHaveValue(greta.recipientIban);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=amount]').fill('200');
  await untilShown(
    page.getByText('This costs $215.00, more than the $135.00 available in one account now.'),
  );
  await page.locator('[name=amount]').fill('50');
  await untilShown(page.getByText('You pay'));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/You sent \$50\.00 to Greta Lang today at/)).toBeVisible();
  // The first payment is on its way and may come back: she is new until it is there.
  await expect(
    dialog.getByText('You haven’t completed a payment to this account yet.'),
  ).toBeVisible();

  // Whatever the bank says is read above the form, and nothing is lost.
  await page.route(
    '**/api/transfers/international',
    (route) => route.fulfill({ status: 422, json: {} }),
    { times: 1 },
  );
  await submitTransfer(page);
  await untilShown(page.getByText('Failed to process transfer.'));
  await page.evaluate(() => localStorage.removeItem('token'));
  await submitTransfer(page);
  await untilShown(page.getByText('No authentication token found. Please log in.'));
  expect(await savingsOf(server, sender)).toEqual({ balance: 135, debits: 1 });
});

test('a rate is called refreshed once the new one is there, and asked for again where none came', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 1000));
  await page.clock.install();
  await page.goto('/user/international-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'International Transfer' });
  for (const [name, text] of Object.entries(greta)) await page.locator(`[name=${name}]`).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('[name=amount]').fill('100');
  await page.locator('[name=currency]').selectOption('EUR');
  await untilShown(page.getByText('You send $132.43'));
  await page.locator('[name=amount]').press('Enter');
  const [countdown, refreshed] = [dialog.getByRole('timer'), dialog.getByText('refreshed')];
  await expect(countdown).toHaveText(/^Rate held for /);

  const line = Promise.withResolvers<void>();
  await page.route(/\/api\/fx\/quote/, async (route) => {
    await line.promise;
    await route.abort();
  });
  const asked = page.waitForRequest(/\/api\/fx\/quote/);
  await page.clock.fastForward('06:00');
  await asked;
  await expect(countdown).toHaveText('Getting a new rate…');
  await expect(refreshed).toHaveCount(0);
  line.resolve();
  const failed = dialog.getByText('The exchange rate could not be loaded. No money was moved.');
  await untilShown(failed);
  await expect(countdown).toHaveCount(0);
  await expect(refreshed).toHaveCount(0);

  // A rate asked for by hand counts down again, and is asked for again when it runs out.
  await page.unroute(/\/api\/fx\/quote/);
  const again = page.waitForResponse(/\/api\/fx\/quote/);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  const first = await (await again).json();
  await expect(refreshed).toHaveText('We refreshed the rate. It’s the same.');
  await expect(failed).toHaveCount(0);
  await expect(countdown).toHaveText(/^Rate held for /);
  const later = page.waitForResponse(/\/api\/fx\/quote/);
  await page.clock.fastForward('06:00');
  expect((await (await later).json()).id).not.toBe(first.id);
  await expect(countdown).toHaveText(/^Rate held for /);
});

test('a doubt about an IBAN is in sight where the payment is signed', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 1000));
  await page.goto('/user/international-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const doubtful = { ...greta, recipientIban: 'DE88370400440532013000' };
  for (const [name, text] of Object.entries(doubtful))
    await page.locator(`[name=${name}]`).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('[name=amount]').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=securityPin]')).toBeFocused();
  await expect(page.getByText('This IBAN doesn’t look right.')).toBeVisible();
});
