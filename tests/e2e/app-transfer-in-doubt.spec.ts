import type { Page } from '@playwright/test';
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

/** Somebody with 100.00 in Savings, before the last press: 30.00 stand in the form. */
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

test('a double click pays once', async ({ page, server }) => {
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
  expect(sent).toEqual(['/api/approvals/pin', '/api/approvals', '/api/transfers/local']);
});

test('a reload before the answer pays once, and the page then says what became of it', async ({
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

test('a reload before the order reached the bank still pays once, as it was signed', async ({
  page,
  server,
}) => {
  const sender = await fillAsNewCustomer(page, server);
  const held = holdNextTransfer(page);
  await submitTransfer(page);
  await held;
  expect(await savingsOf(server, sender)).toEqual({ balance: 100, debits: 0 });
  await page.reload();
  await expect(success(page)).toBeVisible();
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('a lost answer is asked for again with the same key', async ({ page, server }) => {
  const sender = await fillAsNewCustomer(page, server);
  const booked = loseNextAnswer(page);
  await submitTransfer(page);
  await booked;
  await expect(checking(page)).toBeVisible();
  await untilShown(success(page));
  expect(await savingsOf(server, sender)).toEqual(once);
});

test('a server killed after booking: the screen waits for it and tells the truth', async ({
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
