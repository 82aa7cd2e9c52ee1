import type { Page, Route } from '@playwright/test';
import { photo } from '../support/hostile-files.ts';
import type { BankServer } from '../support/bank-server.ts';
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
  // A message without an answer may have arrived; sent again it is one message.
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
  // The list that is left has a form with a box of the same name.
  await page.getByRole('form', { name: 'Reply' }).getByRole('textbox').fill('Thank you.');
  await send.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible();
  await expect(page.getByText('Received')).toBeVisible();
});

/**
 * Sends a message with a file on a slow line and leaves the page while it is under way.
 * @returns what lets the answer come.
 */
async function leaveWhileSending(page: Page, server: BankServer, next: string) {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/messages');
  await page.getByLabel('Subject').fill('A fee');
  await page.getByRole('textbox', { name: 'Message' }).fill('On Monday 4 dollars were taken.');
  await page.locator('[type=file]').setInputFiles({
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 700, height: 500 }),
  });
  const { promise: line, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/users/messages', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    const response = await route.fetch();
    await line;
    await route.fulfill({ response });
  });
  const isSent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/users/messages'),
  );
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await isSent;
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: next })
    .press('Enter');
  await page.getByRole('button', { name: 'Leave page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  return arrive;
}

test('an answer that comes late calls no one back from the form they went on to', async ({
  page,
  server,
}) => {
  const arrive = await leaveWhileSending(page, server, 'Local Transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).press('Enter');
  const recipient = page.locator('[name=recipientName]');
  await recipient.fill('Robin Reed');
  arrive();
  await expect(page.getByText(/^Message sent\. Your reference: MSG-/)).toBeVisible();
  await expect(page).toHaveURL('/user/local-transfer');
  await expect(recipient).toHaveValue('Robin Reed');
});

test('who comes back while a message is under way keeps the next one they write', async ({
  page,
  server,
}) => {
  const arrive = await leaveWhileSending(page, server, 'Savings');
  await page.goBack();
  const next = page.getByLabel('Subject');
  await next.fill('Opening hours');
  arrive();
  await expect(page.getByText(/^Message sent\. Your reference: MSG-/)).toBeVisible();
  await expect(page).toHaveURL('/user/messages');
  await expect(next).toHaveValue('Opening hours');
});
