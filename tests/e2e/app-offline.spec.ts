import type { Page } from '@playwright/test';
import {
  fillTransfer,
  keepSession,
  logIn,
  newCustomer,
  savingsOf,
  submitTransfer,
} from './support/at-the-screen.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

const order = { name: 'Robin Reed', account: '441720916', amount: '30' };
const offline = 'You are offline. Nothing was sent.';
const alertOf = (page: Page) => page.getByRole('dialog').getByRole('alert');

/** What the page sends from now on. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() !== 'GET' &&
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  return sent;
}

/** The line is back, the page has noticed, and whatever it held back has had the time to go out. */
async function comeBack(page: Page): Promise<void> {
  const back = page.waitForResponse('**/api/approvals/pin');
  await page.context().setOffline(false);
  await back;
  // What was paused is let go in the same moment, and has left before these calls are answered.
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await fetch('/robots.txt', { cache: 'no-store' });
  });
  await expect(page.locator('.offline-line p')).toHaveCount(0);
}

for (const width of [360, 1280])
  test(`offline, ${width} wide, a payment is refused at once and never goes out later`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const sender = await newCustomer(server, 100);
    await keepSession(page, sender);
    await fillTransfer(page, order);
    const sent = watchSending(page);
    await page.context().setOffline(true);
    await expect(
      page.getByRole('dialog').getByText('You are offline. What you see may be out of date'),
    ).toBeInViewport();
    await submitTransfer(page);
    await expect(alertOf(page)).toHaveText(offline);
    await expect(page.getByRole('heading', { name: 'Step 3 of 3: Security PIN' })).toBeAttached();
    await expect(page.locator('[name=securityPin]')).toHaveValue('4071');
    await comeBack(page);
    expect(sent).toEqual([]);
    expect(await savingsOf(server, sender)).toEqual({ balance: 100, debits: 0 });
    await page.clock.install();
    await page.getByRole('button', { name: 'Submit Transfer' }).click();
    await untilShown(page.getByText('Transfer Submitted Successfully!'));
    expect(await savingsOf(server, sender)).toEqual({ balance: 70, debits: 1 });
  });

test('a line lost while signing stops the payment for good', async ({ page, server }) => {
  const sender = await newCustomer(server, 100);
  await keepSession(page, sender);
  await fillTransfer(page, order);
  await expect(page.locator('[name=securityPin]')).toBeVisible();
  // Whether the PIN is set may be known already: then the line goes away at the call that sets it.
  await page.route('**/api/approvals/pin', async (route) => {
    // First, because a browser that goes offline may end the call by itself.
    await route.abort();
    await page.context().setOffline(true);
  });
  await submitTransfer(page);
  await expect(alertOf(page)).toHaveText('Network error. No money was moved. Please try again.');
  await page.unroute('**/api/approvals/pin');
  const sent = watchSending(page);
  await comeBack(page);
  expect(sent).toEqual([]);
  expect(await savingsOf(server, sender)).toEqual({ balance: 100, debits: 0 });
});

test('offline, two-step sign-in is not turned on later by itself either', async ({
  page,
  server,
}) => {
  await logIn(page, await newCustomer(server));
  await page.goto('/user/two-step');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('123456');
  const sent = watchSending(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await expect(code).toHaveValue('123456');
  await page.context().setOffline(false);
  await expect(page.locator('.offline-line p')).toHaveCount(0);
  expect(sent).toEqual([]);
});
