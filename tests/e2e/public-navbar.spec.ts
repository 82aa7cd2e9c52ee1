import { expect, test } from './support/test.ts';

test('the tab of the page is current; Log In, Register and 404 highlight none [L-025 L-137 L-337]', async ({
  page,
}) => {
  await page.goto('/');
  const current = page.getByRole('banner').locator('[aria-current=page]');
  for (const name of ['Services', 'About Us', 'Contact', 'Home']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(current).toHaveText([name]);
  }
  for (const path of ['/login', '/register', '/no-such-page']) {
    await page.goto(path);
    await expect(current).toHaveCount(0);
  }
});

test('the navbar stays on top, and back returns to the place [D-02 L-001 L-023 L-024]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All services' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeInViewport();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  for (const [locale, name] of [
    ['en-US', 'Log In'],
    ['es-MX', 'Entrar'],
  ] as const) {
    test.describe(`in a browser that prefers ${locale}`, () => {
      test.use({ locale });

      test('the name, Menu and Log In fit between the margins of the page', async ({ page }) => {
        await page.goto('/');
        const logIn = page.getByRole('banner').getByRole('link', { name }).first();
        const box = await logIn.boundingBox();
        // The browser lays out in 64ths of a pixel, and may end a box one of them later.
        expect(Math.floor((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(360 - 16);
      });
    });
  }

  test('Menu opens the links, locks the page behind and closes on Escape and on a choice [L-026 L-137 L-337]', async ({
    page,
  }) => {
    await page.goto('/services');
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button').first();
    await expect(menu).toHaveText('Menu');
    await expect(banner.getByRole('link', { name: 'Contact' })).toBeHidden();

    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(banner.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('main')).toHaveAttribute('inert');

    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(banner.getByRole('link', { name: 'Contact' })).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
    await banner.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
