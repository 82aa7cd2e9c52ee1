import type { Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';

const notKnown = 'The fee isn’t here yet. No money was moved. Please submit again in a moment.';

/** The bank's facts do not come until they are let through. */
async function holdFacts(page: Page): Promise<() => Promise<void>> {
  expectFailures(page);
  await page.route('**/api/bank', (route) => route.abort());
  return () => page.unroute('**/api/bank');
}

/**
 * The last step shows no fee and no balance after it, and nothing is signed or sent. Once the facts
 * can be had, an order is sent: the page asks for them by itself and at each press, so that the press
 * that sends it may be the second or a later one.
 */
async function expectFeeBeforeOrder(
  page: Page,
  { title, submit, order }: { title: string; submit: string; order: string },
  letFactsThrough: () => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  const press = dialog.getByRole('button', { name: submit });
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await expect(dialog.getByText('$25.00').first()).toBeVisible();
  await expect(dialog.getByText(/^Fee/)).toHaveCount(0);
  await expect(dialog.getByText(/^Available after/)).toHaveCount(0);
  await page.locator('[name=securityPin]').fill('4071');
  await press.click();
  await expect(dialog.getByText(notKnown)).toBeVisible();
  await press.click();
  await expect(dialog.getByText(notKnown)).toBeVisible();
  expect(posted.filter((path) => path !== '/api/client-errors')).toEqual([]);

  await letFactsThrough();
  const sent = async () => {
    if (!posted.includes(order)) await press.click({ timeout: 1_000 }).catch(() => undefined);
    return posted.filter((path) => path === order);
  };
  await expect.poll(sent, { timeout: 30_000 }).toEqual([order]);
}

test('a bill shows no fee before it is known, and is not signed without it', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 500));
  const letFactsThrough = await holdFacts(page);
  await page.goto('/user/pay-bills');
  await page.getByRole('button', { name: 'Pay a Bill' }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' });
  await page.locator('[name=billerName]').fill('Harrow Street Lettings');
  await page.locator('[name=billerAccount]').fill('310448207');
  await next.click();
  await page.locator('[name=amountDue]').fill('25');
  await next.click();
  await expectFeeBeforeOrder(
    page,
    { title: 'Pay a Bill', submit: 'Submit Payment', order: '/api/transfers/payBill' },
    letFactsThrough,
  );
});

test('a local transfer shows no fee before it is known, and is not signed without it', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 500));
  const letFactsThrough = await holdFacts(page);
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: /Start a transfer/ }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' });
  await page.locator('[name=recipientName]').fill('Tove Lind');
  await page.locator('[name=recipientAccount]').fill('310448207');
  await page.locator('[name=recipientBank]').fill('Fenland Mutual');
  await page.locator('[name=recipientRouting]').fill('021000021');
  await next.click();
  await page.locator('[name=amount]').fill('25');
  await next.click();
  await expectFeeBeforeOrder(
    page,
    { title: 'Local Transfer', submit: 'Submit Transfer', order: '/api/transfers/local' },
    letFactsThrough,
  );
});
