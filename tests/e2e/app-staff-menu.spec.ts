import type { Page } from '@playwright/test';
import { keepSession } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const lastLink = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Two-step sign-in' });

test('every staff page is in the menu, which says when there is more', async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/admin');
  await expect(lastLink(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.staff-sidebar[data-more]')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(page.locator('.staff-sidebar[data-more]')).toBeVisible();
  await lastLink(page).focus();
  await expect(lastLink(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.staff-sidebar[data-more]')).toHaveCount(0);
});

test('only somebody who was given a password reads that they were', async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your password');
  await expect(page.getByText(/given/)).toHaveCount(0);
});
