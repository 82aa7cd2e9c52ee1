import { Secret, TOTP } from 'otpauth';
import { startBankServer } from '../support/bank-server.ts';
import { audit } from './support/audit.ts';
import { expect, test } from '@playwright/test';

test('an admin with a printed password chooses one before working', { tag: '@journey' }, async ({
  browser,
}) => {
  const server = await startBankServer({
    BANK_RATE_LIMIT: 'off',
    BANK_STAFF_SIGN_IN: 'two-step',
    BANK_ADMIN_PASSWORD: '',
  });
  const page = await browser.newPage({ baseURL: server.origin });
  try {
    const loaded: string[] = [];
    page.on('domcontentloaded', () => loaded.push(new URL(page.url()).pathname));
    await page.goto('/login');
    await page.getByLabel('Username or email').fill(server.admin.username);
    await page.locator('[name=password]').fill(server.admin.password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('You were given a password. Replace it with your own before you go on.'),
    ).toBeVisible();
    // A wrong entry changes nothing, and the page says so.
    const [current, chosen] = [
      page.getByLabel('Current password'),
      page.locator('[name=newPassword]'),
    ];
    await current.fill('not-the-password');
    await chosen.fill('short');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
    await chosen.fill('heather on the moor');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wrong password. Nothing was changed.')).toBeVisible();
    await current.fill(server.admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();

    // Whatever staff open leads there, and there they stay: what the page asks for by itself must
    // not load it again and again.
    const why = page.getByText(
      'Staff of this bank log in with a code. Please turn on two-step sign-in first.',
    );
    await expect(why).toBeVisible();
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    const key = await page.locator('dt', { hasText: 'Key' }).locator('+ dd').innerText();
    await audit(page);
    const secret = Secret.fromBase32(key.replaceAll(' ', ''));
    await page.getByRole('textbox', { name: 'Code' }).fill(TOTP.generate({ secret }));
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'I’ve saved them' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(why).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
    expect(loaded).toEqual(['/login', '/admin/password', '/admin/two-step']);
  } finally {
    await page.close();
    await server.close();
  }
});
