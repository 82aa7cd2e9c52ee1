import type { Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test, withMotion } from './support/test.ts';

test.use(withMotion);

/** Every style fails once, and comes when it is asked for again. */
async function loseStylesOnce(page: Page): Promise<{ lost: string[]; came: string[] }> {
  const lost: string[] = [];
  const came: string[] = [];
  await page.route('**/*.css', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.includes(pathname)) return await route.fallback();
    lost.push(pathname);
    await route.abort();
  });
  page.on('response', (answer) => came.push(new URL(answer.url()).pathname));
  return { lost, came };
}

const isOfWindow = (address: string) => /transfer-windows-[^/]*\.css$/.test(address);

test('a style that does not come is asked for again before its page is shown', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Account Summary' })).toBeVisible();
  expectFailures(page);
  const { lost, came } = await loseStylesOnce(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Loans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  // The dashboard's own late parts may have begun to load when it was left.
  const ofPage = lost.filter((path) => path.includes('loans'));
  expect(ofPage.length).toBeGreaterThan(0);
  expect(came).toEqual(expect.arrayContaining(ofPage));
});

test('a style that does not come is asked for again before a window is shown', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Account Summary' })).toBeVisible();
  expectFailures(page);
  const { lost, came } = await loseStylesOnce(page);
  const press = page.getByRole('button', { name: 'Send Money' });
  const loses = page.waitForEvent('requestfailed', (request) => isOfWindow(request.url()));
  await press.focus();
  await loses;
  await press.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The dashboard's own late parts may have begun to load before.
  const ofWindow = lost.filter(isOfWindow);
  expect(ofWindow.length).toBeGreaterThan(0);
  expect(came).toEqual(expect.arrayContaining(ofWindow));
});
