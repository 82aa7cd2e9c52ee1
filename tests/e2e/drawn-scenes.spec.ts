import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { findCutFigures, findInkOnText, sizes } from './support/drawn-scenes.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/services', '/about', '/contact', '/login', '/register']) {
  test(`what is drawn on ${path} meets no text and is cut nowhere, at any size`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const size of [...sizes, { width: 2560, height: 1300 }]) {
      await page.setViewportSize(size);
      expect({ size, met: await findInkOnText(page) }).toEqual({ size, met: [] });
      expect({ size, cut: await findCutFigures(page) }).toEqual({ size, cut: [] });
    }
    expect(await page.locator('[data-figure=lark]:visible').count()).toBeGreaterThan(0);
  });
}

test('the sidebar’s moor takes the free space, and Logout stays in sight', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  const sidebar = page.locator('.customer-sidebar');
  for (const size of [
    ...sizes.filter(({ width }) => width >= 1024),
    { width: 1366, height: 420 },
  ]) {
    await page.setViewportSize(size);
    await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    expect({ size, met: await findInkOnText(page, '.customer-sidebar') }).toEqual({
      size,
      met: [],
    });
    await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  }
});

test('the drawer of a small phone shows Logout, and its moor meets no link [V7.4.4]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  for (const size of [{ width: 375, height: 620 }, ...sizes.filter(({ width }) => width < 1024)]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    expect({ size, met: await findInkOnText(page, '.drawer') }).toEqual({ size, met: [] });
    await drawer.getByRole('button', { name: 'Close menu' }).click();
  }
});
