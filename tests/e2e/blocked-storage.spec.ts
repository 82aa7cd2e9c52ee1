import { logIn, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const words = /Your browser is not saving data for this site/;

test('a browser without storage reads why nobody can log in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, { configurable: true, get });
    }
  });
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('a full storage is no dead line: sign-in lasts until the tab is closed', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === window.localStorage)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await logIn(page, customer);
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(customer.username) }),
  ).toBeVisible();
});
