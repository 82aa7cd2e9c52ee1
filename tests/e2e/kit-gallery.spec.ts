import type { Page } from '@playwright/test';
import { auditSmallAndLarge } from './support/audit.ts';
import { stopTheClock } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({ galleryOrigin }, use) => use(galleryOrigin) });

// One after the other, so that the gallery is built once.
test.describe.configure({ mode: 'default' });

async function openGallery(page: Page): Promise<void> {
  await page.goto('/ui');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Components and states' }),
  ).toBeVisible();
}

test('every component in every state passes axe, small and large, light and dark', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: /^Profile menu, maya/ }).click();
  await auditSmallAndLarge(page);
});

test('a chosen theme looks like the same theme by system preference', async ({ page }) => {
  const colours = () =>
    page.evaluate(() =>
      ['color', 'background-color'].map((name) =>
        getComputedStyle(document.body).getPropertyValue(name),
      ),
    );
  for (const [theme, colorScheme, other] of [
    ['Dark', 'dark', 'light'],
    ['Light', 'light', 'dark'],
  ] as const) {
    await page.context().clearCookies();
    await page.emulateMedia({ colorScheme });
    await openGallery(page);
    const preferred = await colours();
    await page.emulateMedia({ colorScheme: other });
    await page.getByText(theme, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect.poll(colours).toEqual(preferred);
  }
});

test('a toast stays while it has the focus, and gives the focus back', async ({ page }) => {
  await page.clock.install();
  await openGallery(page);
  const opener = page.getByRole('button', { name: 'Show a toast' });
  const toast = page.getByText('Card frozen successfully');
  const dismiss = page
    .getByRole('status')
    .filter({ has: toast })
    .getByRole('button', { name: 'Dismiss' });

  await stopTheClock(page);
  await opener.click();
  await page.clock.runFor(4000);
  await dismiss.focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await opener.focus();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);

  await page.clock.resume();
  await opener.click();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await opener.focus();
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a file drop refuses a wrong kind by name and keeps what was chosen [D-72]', async ({
  page,
}) => {
  await openGallery(page);
  const drop = page.locator('.field').filter({ hasText: 'Choose the front of the check' });
  const input = drop.getByLabel('Choose the front of the check');
  const front = { name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
  await input.setInputFiles(front);
  await expect(drop.getByRole('status')).toHaveText('front.png is chosen.');
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(drop.getByRole('alert')).toHaveText(
    'notes.txt cannot be used. Choose a JPG or PNG file.',
  );
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await drop.getByRole('button', { name: 'Remove front.png' }).click();
  await expect(input).toBeFocused();
  await input.setInputFiles(front);
  await expect(drop.getByRole('alert')).toBeEmpty();
  await expect(drop.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
});
