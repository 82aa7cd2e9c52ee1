import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { BankServer } from '../support/bank-server.ts';
import {
  fillTransfer,
  keepSession,
  newCustomer,
  savingsOf,
  submitTransfer,
} from './support/at-the-screen.ts';
import { stopTheClock, untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

const order = { name: 'Robin Reed', account: '441720916', amount: '30' };
const once = { balance: 70, debits: 1 };

/**
 * Lets the bank work on the next transfer, but its answer never arrives. Resolves when the bank has
 * answered.
 */
function loseNextAnswer(page: Page, then: () => Promise<void> = async () => {}): Promise<void> {
  return new Promise((resolve) => {
    void page.route(
      '**/api/transfers/local',
      async (route) => {
        await route.fetch();
        await then();
        resolve();
        await route.abort().catch(() => undefined);
      },
      { times: 1 },
    );
  });
}

/** Stops the next transfer before it reaches the bank. Resolves when it was stopped. */
function holdNextTransfer(page: Page): Promise<void> {
  return new Promise(
    (resolve) => void page.route('**/api/transfers/local', () => resolve(), { times: 1 }),
  );
}

/** Makes a customer with 100.00 in Savings, before the last press: the form says 30.00. */
async function fillAsNewCustomer(page: Page, server: BankServer) {
  const sender = await newCustomer(server, 100);
  await keepSession(page, sender);
  await page.clock.install();
  await fillTransfer(page, order);
  return sender;
}

/** The same server, once it answers again at its address. */
async function startAgain(server: BankServer): Promise<void> {
  await server.start();
  await expect
    .poll(async () => (await server.call('GET', '/api/health').catch(() => undefined))?.status)
    .toBe(200);
}

const success = (page: Page) => page.getByText('Transfer Submitted Successfully!');
const checking = (page: Page) => page.getByText('We are checking whether your transfer was made');
const failure = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: 'could not find out whether your transfer was made' });

test('a double click pays once [D-42 L-248]', async ({ page, server }) => {
  const sender = await fillAsNewCustomer(page, server);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.locator('[name=securityPin]').fill('4071');
  // Two presses in one breath, before anything can be redrawn: faster than any finger.
  await page.getByRole('button', { name: 'Submit Transfer' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await untilShown(success(page));
  expect(await savingsOf(server, sender)).toEqual(once);
  expect(sent).toEqual(['/api/approvals/pin', '/api/transfers/local']);
});

test('a reload before the answer pays once, and the page then says what became of it [D-42]', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const booked = loseNextAnswer(page);
  await submitTransfer(page);
  await booked;
  await page.reload();
  await expect(
    page.getByText(/Transfer Submitted Successfully! \$30\.00 to Robin Reed/),
  ).toBeVisible();
  expect(await savingsOf(server, sender)).toEqual(once);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start a transfer' })).toBeVisible();
  await expect(success(page)).toHaveCount(0);
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('a reload before the order reached the bank pays nothing, and says so', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const held = holdNextTransfer(page);
  await submitTransfer(page);
  await held;
  expect(await savingsOf(server, sender)).toEqual({ balance: 100, debits: 0 });
  await page.reload();
  // The proof of an order is stored nowhere.
  await expect(page.getByText(/Your transfer of \$30\.00 to .* was not made/)).toBeVisible();
  expect(await savingsOf(server, sender)).toEqual({ balance: 100, debits: 0 });
});

test('a lost answer is asked for again with the same key [D-42 L-248]', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const booked = loseNextAnswer(page);
  await submitTransfer(page);
  await booked;
  await expect(checking(page)).toBeVisible();
  await untilShown(success(page));
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('a server killed after booking: the screen waits for it and tells the truth [D-43]', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const killed = loseNextAnswer(page, () => server.kill());
  await submitTransfer(page);
  await killed;
  await expect(checking(page)).toBeVisible();
  // The page asks for half a minute; a busy machine may take longer to start a server.
  await stopTheClock(page);
  await startAgain(server);
  await untilShown(success(page));
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('a server that stays away leaves the outcome open; again pays once', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const killed = loseNextAnswer(page, () => server.kill());
  await submitTransfer(page);
  await killed;
  await untilShown(failure(page), 3000);
  await startAgain(server);
  await submitTransfer(page);
  await untilShown(success(page));
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('an order left in doubt by closing the wizard is cleared up on the page', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  await page.route('**/api/transfers/local', (route) => route.abort(), { times: 8 });
  await submitTransfer(page);
  await untilShown(failure(page), 3000);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Transfer Submitted Successfully! \$30\.00/)).toBeVisible();
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('a payment made while another is in doubt leaves the key with which that one is cleared up', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const isFirst = (body: string | null) => body?.includes(order.account);
  await page.route('**/api/transfers/local', (route) =>
    isFirst(route.request().postData()) ? route.abort() : route.continue(),
  );
  await submitTransfer(page);
  await untilShown(failure(page), 3000);
  await fillTransfer(page, { name: 'Sam Stone', account: '310448207', amount: '20' });
  await untilShown(page.getByText('We still could not find out whether your transfer'), 3000);
  await submitTransfer(page);
  await untilShown(success(page));
  await page.unroute('**/api/transfers/local');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/Your transfer of \$30\.00 to .* was not made/)).toBeVisible();
  expect(await savingsOf(server, sender)).toEqual({ balance: 80, debits: 1 });
});

for (const [code, status] of [
  ['TOO_MANY_TRIES', 429],
  ['NOT_SIGNED_IN', 401],
] as const)
  test(`${code} says nothing of an order in doubt, which is cleared up with its key`, async ({
    page,
    server,
  }) => {
    const sender = await fillAsNewCustomer(page, server);
    const refused = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    // The last route hears a request first: the first answer is lost, the second is the refusal.
    await page.route(
      '**/api/transfers/local',
      async (route) => {
        const json = { status, code, message: 'Not now.' };
        // A slow machine may turn the clock past the second try before it draws the page.
        await seen.promise;
        await route.fulfill({ status, headers: withoutAmounts, json });
        refused.resolve();
      },
      { times: 1 },
    );
    const booked = loseNextAnswer(page);
    await submitTransfer(page);
    await booked;
    await untilShown(checking(page));
    seen.resolve();
    await page.clock.fastForward(1000);
    await refused.promise;
    if (status === 401) {
      await expect(page).toHaveURL(/login/);
      await keepSession(page, sender);
      await page.goto('/user/local-transfer');
    }
    await untilShown(success(page));
    expect(await savingsOf(server, sender)).toEqual(once);
  });
