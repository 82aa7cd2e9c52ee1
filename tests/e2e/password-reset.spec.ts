import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

function somebody(): { username: string; email: string; password: string } {
  const username = `forgetful.${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.com`, password: 'heather-moor' };
}

/** The link in the newest mail to an address, with quoted-printable undone. */
function linkIn(mails: readonly string[], email: string): string | undefined {
  const mail = mails.findLast((text) => text.includes(email) && text.includes('/reset-password'));
  const plain = mail
    ?.replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('=23', '#');
  return /\/reset-password#token=[\w-]{43}/.exec(plain ?? '')?.[0];
}

test('a forgotten password is chosen anew with the mailed link, which works once [L-257]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const person = somebody();
  await server.call('POST', '/api/users/register', { body: person });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Email me a reset link' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText('If this address belongs to an account, we have emailed a link'),
  ).toBeVisible();

  await expect
    .poll(async () => linkIn(await server.outbox(), person.email), { timeout: 20_000 })
    .toBeDefined();
  const link = linkIn(await server.outbox(), person.email) ?? '';
  await page.goto(link);
  await page.locator('[name=newPassword]').fill('a-new-heather');
  await page.locator('[name=confirmPassword]').fill('another-heather');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await page.locator('[name=confirmPassword]').fill('a-new-heather');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Username or email').fill(person.username);
  await page.locator('[name=password]').fill('a-new-heather');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/user/dashboard');

  await page.goto(link);
  await page.locator('[name=newPassword]').fill('once-more-heather');
  await page.locator('[name=confirmPassword]').fill('once-more-heather');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /link/i })).toBeVisible();
});

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText('If this address belongs to an account, we have emailed a link'),
  ).toBeVisible();
});

test('a link that was cut short says so', async ({ page }) => {
  await page.goto('/reset-password');
  await page.locator('[name=newPassword]').fill('once-more-heather');
  await page.locator('[name=confirmPassword]').fill('once-more-heather');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link is not valid.' }),
  ).toBeVisible();
});

for (const path of ['/forgot-password', '/reset-password']) {
  test(`${path} is accessible and fits, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await audit(page);
  });
}
