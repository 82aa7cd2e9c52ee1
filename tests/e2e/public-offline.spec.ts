import { expect, test } from './support/test.ts';

const forms = [
  {
    path: '/contact',
    button: 'Send message',
    typed: {
      firstName: 'Zoë',
      lastName: 'عمر',
      email: 'zoe@example.com',
      phone: '+1 212 555 0100',
      subject: 'A question',
      message: 'First line\nSecond line',
    },
    says: 'Network error.',
  },
  {
    path: '/login',
    button: 'Log In',
    typed: { loginIdentifier: 'zoe.moor', password: 'heather-moor' },
    says: 'Network error.',
  },
  {
    path: '/register',
    button: 'Register',
    typed: { username: 'zoe.moor', email: 'zoe@example.com', password: 'heather-moor' },
    says: 'An error occurred. Please try again later.',
  },
  {
    path: '/forgot-password',
    button: 'Send me a link',
    typed: { email: 'zoe@example.com' },
    says: 'An error occurred while resetting the password.',
  },
  {
    path: `/reset-password#token=${'a'.repeat(43)}`,
    button: 'Reset password',
    typed: { newPassword: 'heather-moor', confirmPassword: 'heather-moor' },
    says: 'An error occurred while resetting the password.',
  },
] as const;

for (const { path, button, typed, says } of forms) {
  test(`offline ${path.replace(/#.*/, '')} says so and keeps what was typed [L-199 L-213]`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const submit = page.getByRole('main').getByRole('button', { name: button });
    for (const [name, text] of Object.entries(typed))
      await page.locator(`[name=${name}]`).fill(text);
    if (path === '/contact') await page.locator('[name=privacyConsent]').check();
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    for (const [name, text] of Object.entries(typed))
      await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
    await context.setOffline(false);
    await expect(submit).toBeEnabled();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit.click();
    await answered;
  });
}
