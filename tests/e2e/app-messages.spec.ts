import type { Route } from '@playwright/test';
import { photo } from '../support/hostile-files.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** As long as it may be, and without room to breathe. */
const subject = `<b>A fee</b> ${'unknown_'.repeat(15)}`;

test('a customer writes with a picture, staff answer, by keyboard', { tag: '@journey' }, async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send message' });
  await send.press('Enter');
  await expect(page.getByText('Subject is required.')).toBeVisible();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('On Monday 4 dollars\nwere taken.');
  // Chosen together: what fits is taken, the other is named.
  await page.locator('[type=file]').setInputFiles([
    {
      name: 'letter.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 700, height: 500 }),
    },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6_000_000) },
  ]);
  await expect(page.getByText('large.pdf is too large: at most 5 MB.')).toBeVisible();
  await auditSmallAndLarge(page);
  // What got no answer may have arrived; sent again it is one message.
  let isLost = false;
  const loseAnswer = async (route: Route) => {
    // The list is read from the same address: a route of one use would be used up by it.
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/users/messages', loseAnswer);
  await send.press('Enter');
  await expect(
    page.getByText('Send it again unchanged to check: it won’t be received twice.'),
  ).toBeVisible();
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: subject })).toBeFocused();
  await expect(page.getByText(/^Message sent\. Your reference: MSG-/)).toBeVisible();
  const place = new URL(page.url()).pathname;
  await page.getByRole('button', { name: /^Picture 1/ }).press('Enter');
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await auditSmallAndLarge(page);

  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/queues/messages');
  await page
    .getByRole('region', { name: 'Waiting messages' })
    .getByRole('link', { name: '<b>A fee</b>' })
    .press('Enter');
  await expect(
    page.getByText('wrote this while logged in. Your answer also shows up in their messages.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Picture 1/ }).press('Enter');
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await auditSmallAndLarge(page);
  await page.keyboard.press('r');
  await page
    .getByRole('textbox', { name: 'Answer' })
    .fill('Dear customer,\n\nthe fee is paid back.');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(page.getByText(/^Answer to MSG-\w{8} is on its way by email/)).toBeVisible();

  await keepSession(page, customer);
  await page.goto('/user/messages');
  await expect(page.getByText('Answered')).toBeVisible();
  await page.getByRole('link', { name: '<b>A fee</b>' }).press('Enter');
  await expect(page).toHaveURL(place);
  await expect(page.getByText('the fee is paid back.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you.');
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  // The way past the menu leaves nothing; nor does the way back from there.
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(`${place}#main`);
  await page.goBack();
  await expect(page).toHaveURL(place);
  await page.goBack();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(place);
  // A second Back while the question is open leaves the page.
  for (const asked of [true, false]) {
    await page.goBack();
    await expect(question).toBeVisible({ visible: asked });
  }
  await expect(page).toHaveURL('/user/messages');
  await page.goForward();
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you.');
  await send.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible();
  await expect(page.getByText('Received')).toBeVisible();
});
