import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';

test('each page has a link to its content, in sight once it has the focus, which leads there [D-03]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  for (const path of ['/', '/contact', '/login', '/user/savings']) {
    await page.goto(path);
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await skip.press('Enter');
    expect(new URL(page.url()).hash, path).toBe('#main');
    await expect(page.locator('#main')).toHaveRole('main');
  }
});

test('what takes longer than ten seconds to load says so, and the page keeps its place [D-07]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/users/accounts/savings', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/user/savings');
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
  const slow = page.getByText('This is taking longer than usual. Please wait a moment.');
  await page.clock.runFor(5_000);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(slow.first()).toBeVisible();
  held.resolve();
  await expect(page.getByRole('region', { name: 'Savings Account' })).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test('a load that failed says what, that no money moved, what to do, and a number to copy [D-09]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  expectFailures(page);
  await page.route('**/api/users/accounts/savings', (route) =>
    route.fulfill({
      status: 500,
      headers: withoutAmounts,
      json: { status: 500, code: 'INTERNAL', message: 'Oh.', requestId: 'request-1-of-1' },
    }),
  );
  await page.goto('/user/savings');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to fetch savings account data.' });
  await expect(alert).toContainText('Nothing was changed and no money was moved by this.');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('request-1-of-1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy/ })).toBeVisible();
});
