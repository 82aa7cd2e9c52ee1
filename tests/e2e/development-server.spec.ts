import { expect, test } from '@playwright/test';
import { startDevelopmentServer, type DevelopmentServer } from '../support/development-server.ts';

let server: DevelopmentServer;

test.beforeAll(async () => {
  server = await startDevelopmentServer();
});
test.afterAll(async () => {
  await server.close();
});

test('npm run dev shows a changed component, style or page and keeps what was typed', async ({
  page,
}) => {
  await page.goto(`${server.origin}/login`);
  const password = page.locator('[name=password]');
  await expect(async () => {
    await password.fill('half a passw');
    // The form is the browser's own until its scripts have come.
    await page.getByRole('button', { name: 'Show password' }).click({ timeout: 1_000 });
    await expect(password).toHaveAttribute('type', 'text', { timeout: 1_000 });
  }).toPass();

  await server.change('web/app/sign-in/login-form.tsx', '{signInTexts.logIn}', 'Walk In');
  await expect(page.locator('form').getByRole('button', { name: 'Walk In' })).toBeVisible();
  await expect(password).toHaveValue('half a passw');

  await server.change('web/ui/button.css', 'font-weight: 650', 'font-weight: 640');
  await expect(page.locator('form').getByRole('button', { name: 'Walk In' })).toHaveCSS(
    'font-weight',
    '640',
  );
  await expect(password).toHaveValue('half a passw');

  // This text is drawn on the server alone.
  await server.change('web/site/sign-in/sign-in.texts.ts', 'Welcome back.', 'Welcome home.');
  await expect(page.getByText('Welcome home.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('{{');
});
