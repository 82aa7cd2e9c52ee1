import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const message = {
  firstName: 'Zoë 😀',
  lastName: 'عمر <script>alert(1)</script>',
  email: 'zoe@example.com',
  phone: '+1 212 555 0100',
  subject: 'A “question”',
  message: 'First line\nSecond line',
};

async function write(page: Page): Promise<void> {
  await page.goto('/contact');
  for (const [name, text] of Object.entries(message))
    await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=privacyConsent]').check();
}

test('a message reaches support and the visitor sees its reference in place [L-041 L-323]', {
  tag: '@journey',
}, async ({ page, server }) => {
  await write(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByText(/^Message sent\. Your reference: MSG-/);
  await expect(sent).toBeFocused();
  const [reference = ''] = /MSG-\w+/.exec(await sent.innerText()) ?? [];
  await expect
    .poll(async () => (await server.outbox()).filter((mail) => mail.includes(reference)).length)
    .toBeGreaterThan(0);
});

test('a dead line keeps everything that was typed', async ({ page }) => {
  await write(page);
  await page.route('**/api/messages', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error.' })).toBeVisible();
  for (const [name, text] of Object.entries(message))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page with the reference [L-323]', async ({ page }) => {
    await write(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=MSG-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent');
    await expect(page.getByText(/Your reference: MSG-\w+/)).toBeVisible();
  });
});

test('the page with the reference shows no text of a stranger', async ({ page }) => {
  await page.goto('/contact/sent?reference=%3Cimg%20src%3Dx%3E');
  await expect(page.locator('main img')).toHaveCount(0);
  await page.goto('/contact/sent?reference=MSG-ABCDEFGH');
  await audit(page);
});
