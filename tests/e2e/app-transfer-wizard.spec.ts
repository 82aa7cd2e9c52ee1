import type { Page } from '@playwright/test';
import {
  fillTransfer,
  keepSession,
  newCustomer,
  savingsOf,
  submitTransfer,
} from './support/at-the-screen.ts';
import { stopTheClockAtTheAnswer, untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

const processing = (page: Page) => page.getByText('Processing Transfer...');

/** Submits, and turns the clock to just before the three seconds after the answer are over. */
async function submitAndWaitAlmostThreeSeconds(page: Page): Promise<void> {
  await stopTheClockAtTheAnswer(page, '**/api/transfers/local', () => submitTransfer(page));
  await page.clock.runFor(2_990);
  await expect(processing(page)).toBeVisible();
}

/** Turns the clock on until the pause is over. */
async function untilOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(processing(page)).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

test('each step says what is missing, and forgets it while it is typed [L-071 L-116 L-121 L-142 L-143 L-144 L-145 L-220 L-334]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 100));
  await page.goto('/user/local-transfer');
  await expect(page.getByText('processed within 24 hours')).toBeVisible();
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  for (const text of [
    "Recipient's name is required.",
    'Account number must be exactly 9 digits.',
    'Bank name is required.',
    'Routing number must be exactly 9 digits.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.locator('[name=recipientName]')).toBeFocused();
  await expect(page).toHaveTitle('Error: Local Transfer - Larkmoor Bank');
  await page.locator('[name=recipientName]').fill('Robin Reed');
  await expect(page.getByText("Recipient's name is required.")).toHaveCount(0);
  await page.locator('[name=recipientAccount]').fill('123-456-789');
  await expect(page.locator('[name=recipientAccount]')).toHaveValue('123456789');
  await page.locator('[name=recipientAccount]').fill('12345abc6789');
  await expect(page.locator('[name=recipientAccount]')).toHaveValue('123456789');
  await page.locator('[name=recipientBank]').fill('Hudson & Pine');
  await page.locator('[name=recipientRouting]').fill('021 000 021');
  await next.click();
  await expect(page.locator('[name=amount]')).toBeVisible();
  await next.click();
  await expect(page.getByText('Transfer amount is required.')).toBeVisible();
  await page.locator('[name=amount]').fill('0');
  await next.click();
  await expect(page.getByText('Amount must be greater than 0.')).toBeVisible();
  await page.locator('[name=amount]').fill('$20');
  await next.click();
  await page.locator('[name=securityPin]').fill('12');
  await page.getByRole('button', { name: 'Submit Transfer' }).click();
  await expect(page.getByText('PIN must be exactly 4 digits.')).toBeVisible();
});

test('the summary above the PIN shows what is signed, with links back [D-36 D-37]', async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 100);
  await keepSession(page, sender);
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '40' });
  const dialog = page.getByRole('dialog');
  for (const text of [
    'Robin Reed',
    '$40.00',
    'Fee $0.00',
    'Savings Account',
    'Available after: $60.00',
    'If this account is with us, the money arrives right away',
    'You haven’t completed a payment to this account yet.',
  ])
    await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'Change recipient' }).click();
  await expect(page.locator('[name=recipientName]')).toHaveValue('Robin Reed');
  await dialog.getByRole('button', { name: 'Next' }).click();
  // The page also says what is left while the customer types the amount.
  await page.locator('[name=amount]').fill('100.01');
  await expect(dialog).toContainText('Available after: −$0.01');
  await page.locator('[name=amount]').fill('40');
  await expect(dialog).toContainText('Available after: $60.00');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('[name=recipientAccount]')).toHaveValue('441720916');
});

test('a refusal comes after three seconds, and the form keeps its text [L-117 L-120]', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await keepSession(page, await newCustomer(server, 10));
  await fillTransfer(page, {
    name: 'Robin Reed',
    account: '441720916',
    amount: '40',
    routing: '021000021',
  });
  await submitAndWaitAlmostThreeSeconds(page);
  await untilOver(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Insufficient funds. Available balance: $10.00.',
  );
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('');
  await expect(page.locator('[name=amount]')).toHaveValue('40');
});

test('an answer that takes long is said after three seconds, and then the payment is there [L-314]', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await keepSession(page, await newCustomer(server, 100));
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '5' });
  const answered = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/transfers/local', async (route) => {
    sent.resolve();
    await answered.promise;
    await route.continue();
  });
  await submitTransfer(page);
  await sent.promise;
  const slow = page.getByText('This is taking longer than usual.');
  await page.clock.runFor(500);
  await expect(page.getByText('Processing Transfer...')).toBeVisible();
  await expect(slow).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(slow).toBeVisible();
  answered.resolve();
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
  await expect(slow).toBeHidden();
});

test('the first PIN is chosen in step 3, none that is too simple; a wrong one moves nothing [D-48 L-259]', async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 100);
  await keepSession(page, sender);
  await page.clock.install();
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '5' });
  await expect(page.getByText('Choose a 4-digit PIN')).toBeVisible();
  await submitTransfer(page, '2580');
  // At the field and at once: nothing flies, nothing is asked of the bank.
  await expect(page.getByText(/^Too easy to guess/)).toBeVisible();
  await expect(page.getByText('Processing Transfer...')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show PIN' }).click();
  await expect(page.locator('[name=securityPin]')).toHaveAttribute('type', 'text');
  await submitTransfer(page, '4071');
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '6' });
  await expect(page.getByText('Choose a 4-digit PIN')).toHaveCount(0);
  await submitTransfer(page, '9999');
  await untilShown(
    page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Wrong PIN. 4 tries left.' }),
  );
  await expect(page.locator('[name=securityPin]')).toBeFocused();
  expect(await savingsOf(server, sender)).toEqual({ balance: 95, debits: 1 });
  await submitTransfer(page, '4071');
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
  expect(await savingsOf(server, sender)).toEqual({ balance: 89, debits: 2 });
});

test('closing asks once when something was typed, and else not at all [D-49 L-070 L-335]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Local Transfer' })
    .click();
  const start = page.getByRole('button', { name: 'Start a transfer' });
  const dialog = page.getByRole('dialog');
  await start.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await start.click();
  await page.locator('[name=recipientName]').fill('Robin');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(page.locator('[name=recipientName]')).toBeFocused();
  await expect(page.locator('[name=recipientName]')).toHaveValue('Robin');
  // The button that had the focus gave way to the question.
  await dialog.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Step 1 of 3/ })).toBeFocused();
  await page.goBack();
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect(page).toHaveURL('/user/local-transfer');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=recipientName]')).toHaveValue('Robin');
  const question = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  await (await question).dismiss();
  await reload;
  await expect(page.locator('[name=recipientName]')).toHaveValue('Robin');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await start.click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/user/local-transfer');
});

test('a success comes after three seconds; the dialog closes five later [L-118 L-119 L-228]', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await keepSession(page, await newCustomer(server, 100));
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '5' });
  await submitAndWaitAlmostThreeSeconds(page);
  await untilOver(page);
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible();
  await page.clock.runFor(4_800);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a step whose fields are on their way leaves the step before in place', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 100));
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/details-step-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  await page.locator('[name=recipientName]').fill('Robin Reed');
  await page.locator('[name=recipientAccount]').fill('441720916');
  await page.locator('[name=recipientBank]').fill('Hudson & Pine');
  await page.locator('[name=recipientRouting]').fill('021000021');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(next).toBeFocused();
  await expect(page.locator('[name=recipientName]')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Details' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.34');
  await expect(page.locator('[name=amount]')).toHaveValue('12.34');
});
