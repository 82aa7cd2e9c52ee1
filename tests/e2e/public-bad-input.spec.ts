import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const script = '<script>document.title="ran"</script><img src=x onerror=\'document.title="ran"\'>';
const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12);
const rightToLeft = 'محمد (عمر) שלום';
const emoji = '😀👩‍👩‍👧‍👦🏳️‍🌈';

/** Every kind of text a field was not drawn for. */
const oddTexts = [script, long, rightToLeft, emoji];

const forms = [
  {
    path: '/contact',
    button: 'Send message',
    fields: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
  },
  { path: '/login', button: 'Log In', fields: ['loginIdentifier', 'password'] },
  { path: '/register', button: 'Register', fields: ['username', 'email', 'password'] },
  { path: '/forgot-password', button: 'Send me a link', fields: ['email'] },
  { path: '/reset-password', button: 'Reset password', fields: ['newPassword', 'confirmPassword'] },
] as const;

async function expectUnbroken(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page).not.toHaveTitle('ran');
  await expect(page.locator('main img, main script')).toHaveCount(0);
}

for (const { path, button, fields } of forms) {
  test(`no text breaks the form of ${path} or runs in it [S-46]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    for (const text of oddTexts) {
      for (const name of fields) await page.locator(`[name=${name}]`).fill(text);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      // The page shows an answer or an error, each error at a control that points to it.
      await expect(page.locator('main').locator('.field-error, .alert').first()).toBeVisible();
      for (const control of await page.locator('main [aria-invalid=true]').all())
        await expect(control).toHaveAccessibleDescription(/\.$|required|characters/);
      await expectUnbroken(page);
    }
  });
}

test('what is wrong with a strange name or address stands at its field', async ({ page }) => {
  await page.goto('/register');
  const submit = page.getByRole('main').getByRole('button', { name: 'Register' });
  await page.getByLabel('Username').fill('<b>عمر</b>😀');
  await page.getByLabel('Email').fill('عمر@مثال.com');
  await page.locator('[name=password]').fill('😀😀😀');
  await submit.click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /Username can have letters, digits, dot, dash and underscore\./,
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address.');
  // Three people would count six halves; the bank counts characters.
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long\./,
  );
  await page.getByLabel('Username').fill(long);
  await page.locator('[name=password]').fill(long);
  await submit.click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /Username can have at most 40 characters\./,
  );
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(
    /Password can have at most 128 characters\./,
  );
});

test('a message written from right to left is set from right to left', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['firstName', 'lastName', 'subject', 'message']) {
    const field = page.locator(`[name=${name}]`);
    await field.fill('שלום, מה שלומך?');
    await expect(field).toHaveCSS('direction', 'rtl');
    await field.fill('Good morning?');
    await expect(field).toHaveCSS('direction', 'ltr');
  }
});

test('what only the bank can find wrong is named at its field too, and the rest is kept', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('[name=firstName]').fill('   ');
  await page.locator('[name=lastName]').fill(rightToLeft);
  await page.locator('[name=email]').fill('somebody@nowhere');
  await page.locator('[name=subject]').fill(emoji);
  await page.locator('[name=message]').fill(script);
  await page.locator('[name=privacyConsent]').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[name=firstName]')).toHaveAccessibleDescription(
    'First name is required.',
  );
  await expect(page.locator('[name=firstName]')).toBeFocused();
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Invalid email address.');
  await expect(page.locator('[name=lastName]')).toHaveValue(rightToLeft);
  await expect(page.locator('[name=message]')).toHaveValue(script);
});
