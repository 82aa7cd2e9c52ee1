import type { Page, Route } from '@playwright/test';
import { messageForm } from '../../fixtures/message-form.ts';
import { expectStatus, fund, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { acceptedCheck } from './support/deposited-checks.ts';
import { countLoads, heard, openLive } from './support/live-page.ts';
import { expect, test } from './support/test.ts';

const balanceOf = (page: Page) => page.getByRole('region', { name: 'Total balance' });

/** The dashboard of a new customer with $250.00, which hears of changes. */
async function openLiveDashboard(page: Page, server: BankServer): Promise<Customer> {
  const customer = await newCustomer(server, 250);
  await keepSession(page, customer);
  await openLive(page, '/user/dashboard');
  await expect(balanceOf(page)).toContainText('$250.00');
  return customer;
}

/** Sends a question of the customer and its answer by staff. */
async function answeredMessage(server: BankServer, { token }: Customer): Promise<void> {
  const form = messageForm({ subject: 'Hours', message: 'Open?' });
  const { conversation } = expectStatus(
    await server.call('POST', '/api/users/messages', { token, form }),
    201,
  ).body;
  const staff = { token: server.admin.token };
  const { _id: id } = conversation;
  expectStatus(await server.call('POST', `/api/admin/queues/message/${id}/take`, staff), 200);
  expectStatus(
    await server.call('POST', `/api/admin/messages/${id}/answer`, {
      ...staff,
      body: { answer: 'Until five.' },
    }),
    200,
  );
}

const message = (server: BankServer, subject: string) =>
  server.call('POST', '/api/messages', {
    body: {
      firstName: 'Ines',
      lastName: 'Marsh',
      email: 'ines@mail.example',
      subject,
      message: 'Are you open on Saturday?',
      privacyConsent: true,
    },
  });

test('a check that staff accept is in the balance without a reload', { tag: '@journey' }, async ({
  page,
  server,
}) => {
  const customer = await openLiveDashboard(page, server);
  const loads = countLoads(page);
  await acceptedCheck(server, customer, { number: 81, amount: 120 });
  await expect(balanceOf(page)).toContainText('$370.00', heard);
  expect(loads()).toBe(0);
});

test('money that comes while a form is filled in takes neither the text nor the focus', async ({
  page,
  server,
}) => {
  const customer = await openLiveDashboard(page, server);
  await page.getByRole('button', { name: 'Send Money' }).click();
  const name = page.locator('[name=recipientName]');
  await page.getByRole('button', { name: /^Local/ }).click();
  await name.fill('Ines Marsh');
  await fund(server.call, server.admin, customer, 50);
  await expect(page.getByText('$300.00').first()).toBeAttached(heard);
  await expect(name).toHaveValue('Ines Marsh');
  await expect(name).toBeFocused();
});

test('a case that comes in is counted on the staff’s open page before it asks again', async ({
  page,
  server,
}) => {
  await keepSession(page, server.admin, 'admin');
  await message(server, 'Opening hours');
  await openLive(page, '/admin/queues');
  const detail = page.getByRole('paragraph').filter({ hasText: /^\d+ waiting$/ });
  const before = Number.parseInt(await detail.innerText(), 10);
  await message(server, 'More opening hours');
  await expect(detail).toHaveText(`${before + 1} waiting`, heard);
});

test('an answer of the bank marks Messages in the profile menu, without a reload, until it is read [D-74]', async ({
  page,
  server,
}) => {
  const customer = await openLiveDashboard(page, server);
  const menu = page.getByRole('button', { name: /^Profile menu/ });
  await expect(menu).not.toHaveAccessibleName(/unread/);
  await answeredMessage(server, customer);
  await expect(menu).toHaveAccessibleName(/, 1 unread message$/, heard);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Messages 1 unread message' }).press('Enter');
  await expect(page.getByText('New reply')).toBeVisible();
  await page.getByRole('link', { name: 'Hours' }).press('Enter');
  await expect(page.getByText('Until five.')).toBeVisible();
  await expect(menu).not.toHaveAccessibleName(/unread/);
  await page.getByRole('link', { name: 'All messages' }).press('Enter');
  await expect(page.getByText('Answered')).toBeVisible();
  await expect(page.getByText('New reply')).toBeHidden();
});

test('a page whose sign-in is ended elsewhere leaves', async ({ page, server }) => {
  const customer = await openLiveDashboard(page, server);
  await server.call('POST', '/api/users/logout', { token: customer.token });
  await expect(page).toHaveURL('/login');
});

test('a page out of sight keeps no connection, and shows what it missed when it is back', async ({
  page,
  server,
}) => {
  const customer = await openLiveDashboard(page, server);
  const gone = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/changes'),
  );
  await setVisibility(page, 'hidden');
  await gone;
  await fund(server.call, server.admin, customer, 50);
  await setVisibility(page, 'visible');
  await expect(balanceOf(page)).toContainText('$300.00', heard);
});

for (const [how, hinder] of [
  ['is cut off', (route: Route) => route.abort()],
  // A proxy that holds back what it has read.
  ['is silent', () => undefined],
] as const)
  test(`where the connection ${how} the page looks by itself`, async ({ page, server }) => {
    const customer = await newCustomer(server, 250);
    await keepSession(page, customer);
    await page.route('**/api/changes?*', hinder);
    const asks = page.waitForRequest('**/api/changes?*');
    await page.goto('/user/dashboard');
    await expect(balanceOf(page)).toContainText('$250.00');
    await asks;
    await fund(server.call, server.admin, customer, 50);
    await expect(balanceOf(page)).toContainText('$300.00', { timeout: 40_000 });
  });

/** As the browser does when another tab is shown. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
