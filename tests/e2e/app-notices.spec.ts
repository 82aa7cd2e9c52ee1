import type { Page } from '@playwright/test';
import type { Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { acceptedCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';

/** Sooner than any page looks by itself. */
const heard = { timeout: 10_000 };
const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const line = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

const newCard = (server: BankServer, { token }: Customer) =>
  server.call('POST', '/api/card/generate', { token, body: { cardType: 'debit' } });

test('a notice appears at the bell without a reload, and is read once it was shown [L-306]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 250);
  await keepSession(page, customer);
  const hears = page.waitForResponse(/\/api\/changes\?/);
  await page.goto('/user/dashboard');
  await expect(bell(page, 'Notices')).toBeVisible();
  await hears;
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await newCard(server, customer);
  await expect(bell(page, 'Notices, 1 unread')).toBeVisible(heard);
  await expect(bell(page, 'Notices, 1 unread')).toHaveText('1');

  // By the keyboard alone.
  await bell(page, 'Notices, 1 unread').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible();
  const card = line(page, 'Your new debit card');
  await expect(card).toContainText('A debit card ending in');
  // Read from now on, and marked as new until the page is left.
  await expect(bell(page, 'Notices')).toBeVisible();
  await expect(card.getByText('New', { exact: true })).toBeVisible();

  // A notice that comes while the page is open is shown and read there.
  await acceptedCheck(server, customer, { number: 91, amount: 120 });
  await expect(line(page, 'Your check was accepted')).toContainText('New', heard);
  await expect(bell(page, 'Notices')).toBeVisible();
  expect(loads).toBe(0);
  await auditSmallAndLarge(page);

  await page.getByRole('link', { name: 'Your new debit card' }).press('Enter');
  await expect(page).toHaveURL(/\/user\/cards$/);
  await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
});

test('amounts that are hidden are not in the notices [D-21]', async ({ page, server }) => {
  const customer = await newCustomer(server, 250);
  await acceptedCheck(server, customer, { number: 92, amount: 120 });
  await keepSession(page, customer);
  await page.goto('/user/notices');
  const check = line(page, 'Your check was accepted');
  await expect(check).toContainText('$120.00');
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(check).toContainText('Amount hidden');
  await expect(check).not.toContainText('120');
});

test('notices: none, not loaded, not marked, and older ones behind a button', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/notices');
  await expect(page.getByText('No notices yet', { exact: true })).toBeVisible();

  await page.route('**/api/users/notices**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your notices could not be loaded.')).toBeVisible(heard);
  await page.unroute('**/api/users/notices**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No notices yet', { exact: true })).toBeVisible();

  // Before they come: the page is open, and would mark them as it shows them.
  await page.route('**/api/users/notices/read', (route) => route.abort());
  for (let times = 0; times < 16; times += 1) {
    const { body } = await newCard(server, customer);
    await server.call('DELETE', `/api/card/delete/${body._id}`, { token: customer.token });
  }
  await page.reload();
  await expect(page.getByText('Your notices could not be marked as read.')).toBeVisible();
  await expect(bell(page, 'Notices, 32 unread')).toBeVisible();
  await page.unroute('**/api/users/notices/read');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 'Notices')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  // Notices that are the same on one day are one line, which says their number and opens.
  const issued = page.getByRole('listitem').filter({ hasText: '15 × Your new debit card' });
  await expect(issued).toBeVisible();
  await page.getByRole('button', { name: 'Show older notices' }).click();
  const all = page.getByRole('listitem').filter({ hasText: '16 × Your new debit card' });
  await expect(all.getByRole('link')).toHaveCount(0);
  await auditSmallAndLarge(page);
  await all.getByText('16 × Your new debit card').click();
  await expect(all.getByRole('link', { name: 'Your new debit card' })).toHaveCount(16);
});
