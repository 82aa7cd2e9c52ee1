import { type Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const language = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('in a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('a customer reads the language of the browser, and after a choice the chosen one on every device [L-317]', {
    tag: '@journey',
  }, async ({ page, browser, server }) => {
    const customer = await newCustomer(server);
    await keepSession(page, customer);
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { name: 'Perfil', exact: true })).toBeVisible();
    expect(await language(page)).toBe('es');
    await auditSmallAndLarge(page);

    await test.step('the bank’s own words are Spanish too', async () => {
      await page.getByRole('button', { name: 'Agregar una foto' }).click();
      await page.locator('[name=profileImage]').setInputFiles({
        name: 'picture.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no picture'),
      });
      await page.getByRole('button', { name: 'Guardar la foto' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'archivo' })).toBeVisible();
    });

    await page.getByText('English', { exact: true }).click();
    await page.getByRole('button', { name: 'Usar este idioma' }).click();
    const heading = page.getByRole('heading', { name: 'Profile', exact: true });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    expect(await language(page)).toBe('en');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();

    await test.step('another device takes the language at its sign-in', async () => {
      const other = await browser.newContext({ locale: 'es-MX', baseURL: server.origin });
      const screen = await other.newPage();
      await screen.goto('/login');
      expect(await language(screen)).toBe('es');
      await screen.locator('[name=loginIdentifier]').fill(customer.username);
      await screen.locator('[name=password]').fill(customer.password);
      await screen.locator('[name=password]').press('Enter');
      await expect(screen).toHaveURL(/\/user/);
      expect(await language(screen)).toBe('en');
      await other.close();
    });

    await page.getByText('Automatic', { exact: true }).click();
    await page.getByRole('button', { name: 'Use this language' }).click();
    await expect(page.getByRole('heading', { name: 'Perfil', exact: true })).toBeVisible();
  });

  test('a page of the staff stays English', async ({ page, server }) => {
    await keepSession(page, server.admin, 'admin');
    await page.goto('/admin/dashboard');
    expect(await language(page)).toBe('en');
  });
});

test('the profile menu leads into the other language and back, by keyboard', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/notices');
  await page.getByRole('button', { name: /^Profile menu/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Español' })).toHaveAttribute('lang', 'es');
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  expect(await language(page)).toBe('es');

  // Without an answer the profile comes, where the choice is tried again and a failure is said.
  await page.route('**/api/users/language', (route) => route.abort());
  await page.getByRole('button', { name: /^Menú del perfil/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await page.unroute('**/api/users/language');
  await page.getByRole('button', { name: /^Menú del perfil/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script a visitor reads a page in the other language, and stays on it [L-317]', async ({
    page,
  }) => {
    await page.goto('/services');
    expect(await language(page)).toBe('en');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/services$/);
    expect(await language(page)).toBe('es');
    await page.goto('/login');
    expect(await language(page)).toBe('es');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await language(page)).toBe('en');
  });
});
