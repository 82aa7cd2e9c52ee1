import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

test('Back closes an open window or menu and leaves the page where it is', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/profile');
  await page.goto('/user/dashboard');
  for (const closes of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('main').getByRole('button', { name: 'Send Money' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await closes();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/user/dashboard');
    await page.waitForFunction(() => !history.state?.steps);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/user/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/user/profile');
});

test('Back twice within a moment closes the window and leaves the page; what is shown is what the address says', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await page.getByRole('link', { name: 'Savings' }).first().click();
  // The dashboard stays until the page is there, and has such a button of its own.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings');
  await page.getByRole('button', { name: 'Move money in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
});

test('in a wizard Back is Previous, asks on its first step, and leaves no trace', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/profile');
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const dialog = page.getByRole('dialog');
  await page.locator('[name=recipientName]').fill('Robin Reed');
  await page.locator('[name=recipientAccount]').fill('310448207');
  await page.locator('[name=recipientBank]').fill('Other Bank');
  await page.locator('[name=recipientRouting]').fill('021000021');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=amount]').fill('20');
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: /^Step 1 of 3/ })).toBeFocused();
  await expect(page.locator('[name=recipientName]')).toHaveValue('Robin Reed');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[name=amount]')).toHaveValue('20');
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: /^Step 1 of 3/ })).toBeFocused();
  await page.goBack();
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/user/local-transfer');
  await page.goBack();
  await expect(page).toHaveURL('/user/profile');
});

test('a link out of a window, Back and Forward lead from page to page in one press each', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 50));
  await page.goto('/user/transactions');
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open receipt' }).click();
  await expect(page).toHaveURL(/transactions\/[0-9a-f-]+$/);
  // A person who presses Back before the page is there is still at the window.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/user/transactions');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/transactions\/[0-9a-f-]+$/);
});

test('Back on the second step of personal information asks before text is lost', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/personal-info');
  await page.getByLabel('Full name').fill('Robin Reed');
  await page.getByLabel('Phone').fill('+1 212 555 0147');
  await page.getByLabel('Address').fill('12 Heather Row, New York');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Step 1 of 3/ })).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Reed');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a link pressed right after a window was closed leads to its page, and stays there', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  // A slow device: the history moves well after it was asked to.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    const note = (move: string) => (document.documentElement.dataset['move'] = move);
    history.go = (distance) => {
      note('under way');
      setTimeout(() => go(distance), 500);
    };
    addEventListener('popstate', () => note('done'));
  });
  await page.goto('/user/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Send Money' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Savings' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-move', 'done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings');
  await expect(page).toHaveURL('/user/savings');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
});

test('a link leads to its page though the browser never moves its history', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.addInitScript(() => (history.go = () => undefined));
  await page.goto('/user/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Send Money' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Savings' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings');
  await expect(page).toHaveURL('/user/savings');
});

test('the page’s own link in the menu leaves one entry: Back leads to the page before', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/profile');
  await page.goto('/user/savings');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Savings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.steps);
  await page.goBack();
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
});

test('after a reload with a window open, Back closes the next window', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/profile');
  await page.goto('/user/dashboard');
  const open = page.getByRole('main').getByRole('button', { name: 'Send Money' });
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/user/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/user/profile');
});

test('a page opened by its address begins at its top; a reload stays where it was', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.setViewportSize({ width: 360, height: 500 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const isLong = () => page.evaluate(() => document.body.scrollHeight > 1000);
  await page.goto('/user/profile');
  await expect.poll(isLong).toBe(true);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(place).toBe(400);
  await page.goto('/user/security');
  await expect.poll(isLong).toBe(true);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await place()).toBe(0);
});
