import { expect, type Locator, type Page } from '@playwright/test';
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

/** Measures how far an element's text lies from its left and from its right. */
const roomBeside = (locator: Locator) =>
  locator.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
    return { left: inner.left - outer.left, right: outer.right - inner.right };
  });

test('a page in right-to-left order has its sides turned, and nothing cut or covered', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 1_250));
  await page.goto('/user/dashboard');
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await expect(amount).toBeVisible();
  const before = await roomBeside(amount);
  expect(before.left).toBeGreaterThan(before.right);
  await expectInSight(page);
  const after = await roomBeside(amount);
  expect(after.right).toBeGreaterThan(after.left);

  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const wrong = page.locator('.field-invalid').first();
  await expect(wrong).toHaveCSS('border-left-width', '4px');
  await expectInSight(page);
  await expect(wrong).toHaveCSS('border-left-width', '0px');
  await expect(wrong).toHaveCSS('border-right-width', '4px');
});
