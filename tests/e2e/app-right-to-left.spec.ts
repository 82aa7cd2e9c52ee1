import { expect, type Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { test } from './support/test.ts';
import { crookedFields, textOutOfSight } from './support/text-in-sight.ts';

/** Nothing is cut, covered or crooked when the page is read from right to left. */
async function expectInSight(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(textOutOfSight), `${width} px`).toEqual([]);
    expect(await page.evaluate(crookedFields), `${width} px`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
}

test('a page in right-to-left order has its sides turned, and nothing cut or covered', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 1_250));
  await page.goto('/user/dashboard');
  const sidebar = page.getByRole('navigation').first();
  await expect(page.getByText('$1,250.00').first()).toBeVisible();
  await expectInSight(page);
  const { x = 0 } = (await sidebar.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(900);

  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  await expect(page.locator('[name=recipientName]')).toBeVisible();
  await expectInSight(page);
});
