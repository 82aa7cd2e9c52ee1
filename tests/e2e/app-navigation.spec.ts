import type { Page } from '@playwright/test';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test, withMotion } from './support/test.ts';

test.use(withMotion);

/** The dashboard of a new customer, drawn. */
async function openDashboard(page: Page, server: BankServer): Promise<void> {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
}

const isLoansPage = /assets\/loans-page-[^/]+\.js/;

test('a pressed link is marked before the next frame, and a bar shows from 300 ms on until its page is there', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(isLoansPage, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Loans' });
  // The page listens before it is pressed, however late this process is heard.
  const marked = await link.evaluateHandle((it) => ({
    inTime: new Promise<boolean>((resolve) => {
      const look = () => requestAnimationFrame(() => resolve(it.matches('[data-going]')));
      addEventListener('click', look, { capture: true, once: true });
    }),
  }));
  await link.click();
  expect(await marked.evaluate(({ inTime }) => inTime)).toBe(true);
  const bar = page.locator('.going-bar');
  await expect(bar).toHaveAttribute('aria-busy', 'true');
  await expect(bar).toHaveCSS('transition-delay', /^0\.3s/);
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar).not.toHaveAttribute('aria-busy');
  await expect(bar).toHaveCSS('opacity', '0');
  await expect(link).not.toHaveAttribute('data-going');
});

test('reaching for a link fetches its file and its data, once', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
  // News of changes from the bank would have the page in sight read again.
  await page.route('**/api/changes?*', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Loans' });
  // An answer that was asked for ahead is worth five seconds, and a busy machine may take them.
  const ahead = Promise.all([page.waitForRequest(isLoansPage), page.waitForRequest('/api/loans')]);
  await link.hover();
  await ahead;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  await expect(page.getByText('No applications yet')).toBeVisible();
  expect(asked.filter((address) => isLoansPage.test(address))).toHaveLength(1);
  expect(asked.filter((address) => address === '/api/loans')).toHaveLength(1);
});

test('a page file that does not come leaves the frame; one press brings the page', async ({
  page,
  server,
}) => {
  await openDashboard(page, server);
  expectFailures(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route(isLoansPage, (route) => route.abort());
  const navigation = page.getByRole('navigation', { name: 'Account' });
  await navigation.getByRole('link', { name: 'Loans' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeFocused();
  await expect(navigation).toBeVisible();
  await page.unroute(isLoansPage);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a tab that is older than the build loads the new one at its next page, once', async ({
  page,
  server,
}) => {
  await openDashboard(page, server);
  expectFailures(page);
  // The bank has another build by now: this tab's page file is gone, and its script in no document.
  await page.route(isLoansPage, (route) => route.fulfill({ status: 404 }));
  await page.route('/unauthorized', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/app-newer.js">' }),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Loans' }).click();
  // Even where the new build lacks the file too, the tab does not load for ever.
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect(documents).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
});

/** The bank's answers name another build than the tab's. Returns the way to name one more. */
async function announceBuild(page: Page, first: string): Promise<(next: string) => void> {
  let build = first;
  await page.route(/\/api\/(?!changes)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'web-build': build } });
  });
  return (next) => (build = next);
}

test('a tab older than the build takes the new one at its next page, before a file is missed, once', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  const announce = await announceBuild(page, 'app-newer');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/user/messages');
  const navigation = page.getByRole('navigation', { name: 'Account' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  expect(documents).toEqual(['/user/messages']);

  // Half-typed text was given up when asked; the page goes on without a load of its own.
  await page.getByLabel('Subject').fill('A question');
  await navigation.getByRole('link', { name: 'Cards' }).click();
  await page.getByRole('button', { name: 'Leave page' }).click();
  await expect(heading).toHaveText('Cards');
  expect(documents).toEqual(['/user/messages']);

  await navigation.getByRole('link', { name: 'Savings' }).click();
  await expect(heading).toHaveText('Savings');
  expect(documents).toEqual(['/user/messages', '/user/savings']);

  // A proxy keeps giving the old pages: they are good enough, and nothing loads for ever.
  await navigation.getByRole('link', { name: 'Transactions' }).click();
  await expect(heading).toHaveText('Transactions');
  await page.goBack();
  await expect(heading).toHaveText('Savings');
  expect(documents).toEqual(['/user/messages', '/user/savings']);

  // One more build, taken with the browser's own Back.
  await navigation.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByText('No checks yet')).toBeVisible();
  announce('app-newest');
  const cards = page.waitForResponse(/api\/card\/all/);
  await navigation.getByRole('link', { name: 'Cards' }).hover();
  await cards;
  await page.goBack();
  await expect(heading).toHaveText('Savings');
  await expect.poll(() => documents).toEqual(['/user/messages', '/user/savings', '/user/savings']);
});

test('an order on its way keeps the tab as it is, however old', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await announceBuild(page, 'app-newer');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.goto('/user/profile');
  const heading = page.getByRole('heading', { level: 1 });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/users/mail-choices', async (route) => {
    if (route.request().method() === 'GET') return await route.fallback();
    await held;
    await route.fallback();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('region', { name: /email/i }).getByRole('checkbox').first().click();
  await sent;
  const navigation = page.getByRole('navigation', { name: 'Account' });
  await navigation.getByRole('link', { name: 'Savings' }).click();
  await expect(heading).toHaveText('Savings');
  expect(documents).toBe(1);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  letGo();
  await answered;
  await navigation.getByRole('link', { name: 'Cards' }).click();
  await expect(heading).toHaveText('Cards');
  expect(documents).toBe(2);
});
