import type { Page } from '@playwright/test';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { stopTheClockAtTheAnswer } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pay a Bill' });
const errorOf = (page: Page) => dialogOf(page).getByRole('alert').filter({ hasText: /./ });

/** Submits, and stops the page's clock when the bank has decided. */
async function submitPayment(page: Page): Promise<void> {
  const submit = dialogOf(page).getByRole('button', { name: 'Submit Payment' });
  await stopTheClockAtTheAnswer(page, '**/api/transfers/payBill', () => submit.click());
}

/**
 * Lets the page's time run in small steps until something is seen; what the page does in between
 * takes none of it.
 * @returns how much of it has passed.
 */
async function untilSeen(page: Page, text: string): Promise<number> {
  let passedMs = 0;
  for (; !(await page.getByText(text).isVisible()); passedMs += 50) await page.clock.runFor(50);
  return passedMs;
}

async function fillBill(page: Page, amount: string): Promise<void> {
  const next = dialogOf(page).getByRole('button', { name: 'Next' });
  await page.locator('[name=billerName]').fill('Harrow Street Lettings');
  await page.locator('[name=billerAccount]').fill('310-448-207');
  await next.click();
  await page.locator('[name=amountDue]').fill(amount);
  await next.click();
  // Nothing is signed before its fee is known.
  await expect(dialogOf(page)).toContainText(/Fee \$\d/);
}

test('a bill is paid at the pace of the specification, and recurs if asked [L-008 L-074 L-109 L-122 L-123 L-152 L-153 L-154 L-155 L-229 L-335]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 500);
  await page.clock.install();
  await keepSession(page, customer);
  await page.goto('/user/pay-bills');
  for (const category of ['Utilities', 'Rent', 'Subscriptions', 'Tuition', 'Insurance', 'Others'])
    await expect(
      page.getByRole('main').getByRole('button', { name: new RegExp(`^${category}`) }),
    ).toBeVisible();
  await expect(page.getByText('No bills coming up')).toBeVisible();

  const dialog = dialogOf(page);
  const next = dialog.getByRole('button', { name: 'Next' });
  await page.getByRole('button', { name: 'Pay a Bill' }).click();
  await next.click();
  await expect(page.getByText('Biller name is required.')).toBeVisible();
  await expect(page.getByText('Biller account number is required.')).toBeVisible();
  await page.locator('[name=billerName]').fill('H');
  await expect(page.getByText('Biller name is required.')).toHaveCount(0);
  await page.locator('[name=billerAccount]').fill('12345abc');
  await next.click();
  await expect(page.getByText('Account number must be exactly 9 digits.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();

  await page.getByRole('button', { name: /^Rent/ }).click();
  await page.locator('[name=billerName]').fill('Harrow Street Lettings');
  await page.locator('[name=billerAccount]').fill('310-448-207');
  await next.click();
  await expect(page.locator('[name=category]')).toHaveValue('Rent');
  await expect(page.locator('[name=paymentDate]')).toHaveAttribute('readonly');
  await expect(page.getByRole('radio', { name: 'One-Time' })).toBeChecked();
  await next.click();
  await expect(page.getByText('Amount due is required.')).toBeVisible();
  await page.locator('[name=amountDue]').fill('0');
  await next.click();
  await expect(page.getByText('Amount must be greater than 0.')).toBeVisible();
  await page.locator('[name=amountDue]').fill('$120.50');
  await page.getByText('Recurring', { exact: true }).click();
  await expect(page.locator('[name=frequency]')).toHaveValue('monthly');
  await auditSmallAndLarge(page);
  await next.click();
  for (const text of [
    'Harrow Street Lettings',
    '$120.50',
    'Savings Account',
    'Available after: $379.50',
    'Every month, next for',
  ])
    await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'Submit Payment' }).click();
  await expect(page.getByText('Security PIN is required.')).toBeVisible();
  await page.locator('[name=securityPin]').fill('12');
  await dialog.getByRole('button', { name: 'Submit Payment' }).click();
  await expect(page.getByText('PIN must be exactly 4 digits.')).toBeVisible();
  await page.locator('[name=securityPin]').fill('4071');

  const pageTime = () => page.evaluate(() => Date.now());
  const pressedAt = await pageTime();
  await submitPayment(page);
  await expect(page.getByText('Processing Payment...')).toBeVisible();
  await untilSeen(page, 'Payment Submitted Successfully!');
  expect((await pageTime()) - pressedAt).toBeGreaterThanOrEqual(3_000);
  await page.clock.runFor(4_800);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);

  const { body } = await server.call('GET', '/api/transfers/scheduled', { token: customer.token });
  expect(body.schedules).toMatchObject([
    {
      recipientName: 'Harrow Street Lettings',
      amount: 120.5,
      billType: 'Rent',
      frequency: 'monthly',
    },
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Rent · Every month' })).toBeVisible();
  await page.goto('/user/transactions');
  await expect(page.getByRole('row', { name: /Harrow Street Lettings/ })).toContainText(
    'Bill payment',
  );
});

test('a failed bill says so after three seconds above the form [L-121 L-124 L-201 L-205]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 10);
  await server.call('POST', '/api/approvals/pin', {
    token: customer.token,
    body: { securityPin: '4071', password: customer.password },
  });
  await page.clock.install();
  await keepSession(page, customer);
  await page.goto('/user/pay-bills');
  await page.getByRole('button', { name: 'Pay a Bill' }).click();
  await fillBill(page, '40');
  await page.locator('[name=securityPin]').fill('4071');
  await submitPayment(page);
  await expect(page.getByText('Processing Payment...')).toBeVisible();
  expect(
    await untilSeen(page, 'Insufficient funds. Available balance: $0.00.'),
  ).toBeGreaterThanOrEqual(2_900);
  await page.clock.resume();
  await expect(errorOf(page)).toHaveText('Insufficient funds. Available balance: $0.00.');

  // Our server never refuses without a message: its answer is altered on the wire.
  await page.route('**/api/transfers/payBill', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.locator('[name=securityPin]').fill('4071');
  await expect(errorOf(page)).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Submit Payment' }).click();
  await page.clock.fastForward(3_000);
  await expect(errorOf(page)).toHaveText('Failed to process payment.');

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.locator('[name=securityPin]').fill('4071');
  await dialogOf(page).getByRole('button', { name: 'Submit Payment' }).click();
  await page.clock.fastForward(3_000);
  await expect(errorOf(page)).toHaveText('No authentication token found. Please log in.');
});

test('coming payments are skipped, stopped and cancelled after one question [D-46]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const order = (path: string, body: Record<string, unknown>) =>
    server.call('POST', `/api/transfers/${path}`, { token: customer.token, body });
  const bill = {
    recipientName: 'Brightwater Utilities',
    recipientAccount: '310448207',
    amount: 30,
  };
  await order('payBill', { ...bill, paymentType: 'Recurring', frequency: 'weekly' });
  await order('payBill', {
    ...bill,
    recipientName: 'Tuition Office',
    amount: 900,
    transferDate: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  });
  const { body: before } = await server.call('GET', '/api/transfers/scheduled', {
    token: customer.token,
  });
  await keepSession(page, customer);
  await page.goto('/user/pay-bills');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Tuition Office' });
  await expect(waiting).toContainText('would be declined');
  await expect(waiting).toContainText(/\d:\d\d\s[AP]M\sE[SD]T/);
  await auditSmallAndLarge(page);
  const namesIn = (region: string) =>
    page.getByRole('region', { name: region }).getByRole('listitem');
  // The next first, paid once or again and again, and before anything else of the page.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Upcoming bills',
    'Choose a category',
  ]);
  const both = [/^Tuition Office/, /^Brightwater Utilities/];
  await expect(namesIn('Upcoming bills')).toHaveText(both);
  await page.goto('/user/dashboard');
  // Each date of a weekly bill is a movement of its own.
  await expect(namesIn('Coming up').filter({ hasText: 'on ' })).toHaveText([
    ...both,
    /^Brightwater Utilities/,
  ]);
  await page.goto('/user/pay-bills');

  const recurring = page.getByRole('listitem').filter({ hasText: 'Every week' });
  // Until a date is declined a week goes by: what the bank would then say is put into its answer.
  await page.route('**/api/transfers/scheduled', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.schedules[0].lastPayment = {
      transfer: 'x',
      date: '2026-11-20',
      status: 'Declined',
      statusReason: 'Insufficient funds. Available balance: $3.00.',
    };
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(recurring).toContainText(
    'Fri, Nov 20, 2026: Declined. Insufficient funds. Available balance: $3.00.',
  );
  await recurring
    .getByRole('button', { name: 'Pay now what Brightwater Utilities did not get' })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Brightwater Utilities310448207');
  await page.keyboard.press('Escape');
  await page.unroute('**/api/transfers/scheduled');

  const question = page.getByRole('alertdialog');
  await recurring.getByRole('button', { name: 'Stop' }).click();
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(recurring.getByRole('button', { name: 'Stop' })).toBeFocused();
  await recurring.getByRole('button', { name: 'Skip' }).click();
  await question.getByRole('button', { name: 'Skip payment' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'is skipped. The next one is on' }),
  ).toBeVisible();
  const { body: skipped } = await server.call('GET', '/api/transfers/scheduled', {
    token: customer.token,
  });
  expect(skipped.schedules[0].nextDate > before.schedules[0].nextDate).toBe(true);
  await recurring.getByRole('button', { name: 'Stop' }).click();
  await question.getByRole('button', { name: 'Stop bill' }).click();
  await expect(recurring).toHaveCount(0);

  await waiting.getByRole('button', { name: 'Cancel' }).click();
  // The payment is now cancelled elsewhere: the window shows the bank's answer, and the list
  // follows.
  await server.call('POST', `/api/transfers/${before.transfers[0]._id}/cancel`, {
    token: customer.token,
  });
  await question.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'This payment can’t be canceled: it is already Cancelled. Nothing was changed.',
  );
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('No bills coming up')).toBeVisible();
});

test('Pay now is one payment more than the recurring bill’s own, and says so before it is signed', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  await server.call('POST', '/api/transfers/payBill', {
    token: customer.token,
    body: {
      recipientName: 'Brightwater Utilities',
      recipientAccount: '310448207',
      amount: 30,
      paymentType: 'Recurring',
      frequency: 'weekly',
    },
  });
  const nextDate = async () =>
    (await server.call('GET', '/api/transfers/scheduled', { token: customer.token })).body
      .schedules[0].nextDate;
  const before = await nextDate();
  await keepSession(page, customer);
  await page.goto('/user/pay-bills');
  await page.getByRole('button', { name: 'Pay now Brightwater Utilities, once' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Brightwater Utilities');
  await expect(dialog.locator('[name=amountDue]')).toHaveValue('30.00');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText(
    /on top of your recurring bill, which still pays \$30\.00 on \w+, \w+ \d+, \d{4}\. To pay only once/,
  );
  await expect(dialog).toContainText('One time');
  expect(await nextDate()).toBe(before);
});
