import type { Page } from '@playwright/test';
import { fund } from '../../fixtures/people.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import {
  fillTransfer,
  passScamQuestions,
  keepSession,
  newCustomer,
  openCredit,
} from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const longReference =
  'An-unbroken-reference-that-goes-on-and-on-without-any-room-to-breathe-until-the-line-has-to-give-way';

async function lookAt(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await auditSmallAndLarge(page);
  // A window of 1280 px at 400 %.
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(size);
}

test('the customer’s pages pass axe and never scroll sideways, in both themes', {
  tag: ['@journey', '@every-page'],
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 99_999_999.99);
  await fund(server.call, server.admin, customer, 1, 'Checking Account', longReference);
  await keepSession(page, customer);
  await lookAt(page, '/user/dashboard', /^Good/);
  await lookAt(page, '/user/transactions', 'Transactions');
  await lookAt(page, '/user/transactions?search=nothing', 'Transactions');
  await lookAt(page, '/user/two-step', 'Two-step sign-in');
  await lookAt(page, '/user/nowhere', 'Page not found');
  await lookAt(page, '/unauthorized', 'You do not have access to this page');
});

test('the transfer wizard passes axe in every step, small and large, light and dark', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 99_999_999.99));
  await fillTransfer(page, {
    name: 'Maximiliane-Alexandra von Hohenstein-Wittgenstein',
    account: '441720916',
    bank: longReference,
    amount: '999,999,999.99',
  });
  await passScamQuestions(page);
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Submit Transfer' }).click();
  await expect(page.getByText('PIN must be exactly 4 digits.')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await auditSmallAndLarge(page);
});

test('the staff pages pass axe and never scroll sideways, small and large, light and dark [D-05]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 1_234_567.89);
  await keepSession(page, server.admin, 'admin');
  await lookAt(page, '/admin', 'Users');
  await lookAt(page, `/admin/manage-users/${customer.id}`, customer.username);
  await openCredit(page);
  await page.getByRole('button', { name: /^Credit/ }).click();
  await expect(page.getByText('Please enter a valid deposit amount.')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Delete user' }).click();
  await auditSmallAndLarge(page);
});

test('on small screens Menu comes first; the drawer holds the focus [D-07 L-059 L-337]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('banner').getByRole('button').first()).toHaveText('Menu');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Pressed while offline, the menu opens when the line is back; until then the page stays.
  await page.context().setOffline(true);
  await menu.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(drawer.getByRole('link', { name: 'Transactions' })).toBeVisible();
  await audit(page);
  for (let presses = 0; presses < 9; presses++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'Transactions' }).click();
  await expect(page).toHaveURL('/user/transactions');
  await expect(drawer).toHaveCount(0);
});
