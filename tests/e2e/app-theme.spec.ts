import type { Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** The colors of a theme that a person sees: the page's own and the bar's. */
const look = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.head.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return {
      canvas: getComputedStyle(document.body).backgroundColor,
      root: `${colorScheme} ${backgroundColor}`,
      bar: bars.find(({ media }) => matchMedia(media).matches)?.content,
    };
  });

test('a chosen theme shows at once, is kept over a reload and on the public pages [D-06 L-316]', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await look(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await look(page);
  expect(light).not.toEqual(dark);

  await keepSession(page, await newCustomer(server));
  await page.goto('/user/profile');
  const theme = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(theme('System')).toBeChecked();
  await theme('System').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Light'],
    ['ArrowRight', 'Dark'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(theme(name)).toBeChecked();
  }
  // Whatever the head says after a choice is what the server draws after a reload.
  const head = () => page.locator('meta[name=color-scheme]').getAttribute('content');
  expect([(await look(page)).bar, await head()]).toEqual([dark.bar, 'dark']);
  await auditSmallAndLarge(page);
  await page.reload();
  await expect(theme('Dark')).toBeChecked();
  expect([(await look(page)).bar, await head()]).toEqual([dark.bar, 'dark']);
  for (const path of ['/', '/login', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(async () => (await look(page)).canvas).toBe(dark.canvas);
  }

  await page.goto('/user/profile');
  await page.getByText('System', { exact: true }).click();
  await expect.poll(async () => (await look(page)).bar).toBe(light.bar);
  await page.goto('/');
  expect(await look(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look(page)).toEqual(dark);
});

test('staff choose it where they look after their own login [L-316]', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/two-step');
  await page.getByText('Dark', { exact: true }).click();
  await page.goto('/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
