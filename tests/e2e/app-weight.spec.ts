import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { devicePath, offlinePath } from '../../contract/values/service-worker.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { confirmEmail } from './support/mailed-links.ts';
import { expect, test } from './support/test.ts';
import { inSpanish, kibOf, scriptsOf } from './support/weight.ts';

const web = join(import.meta.dirname, '../../dist/web');

const firstViewKib = 105;
// One of them is the dashboard's own file, and one is React, which stays in the browser's cache when
// a release or the language changes.
const firstViewRequests = 14;
// The proof goes along with the order: a third of a KiB.
const windowKib = 44.9;

/** Every address of the bank that the page asks for from now on, in order. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

/** Data after the first view, once the balance, the accounts and the transactions are there. */
const isLaterData = (address: string) =>
  /card\/all|scheduled|status=Pending|users\/moments/.test(address);

test(`${firstViewRequests} requests, ${firstViewKib} KiB; a payment ${windowKib} KiB more`, {
  tag: '@every-page',
}, async ({ page, browser, server }) => {
  const customer = await newCustomer(server, 250);
  // The line that asks a newcomer for it is half a KiB of its own, which later visits do not load.
  await confirmEmail(server, customer);
  await keepSession(page, customer);
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: server.origin,
  });
  const cold = await context.newPage();
  const asked = listen(cold);
  const linked = await (await cold.goto('/user/dashboard'))?.text();
  // The document names the files of the first view; those of later parts are fetched by scripts.
  const isLater = (address: string) =>
    isLaterData(address) || (address.startsWith('/assets/') && !linked?.includes(address));
  await expect(cold.getByRole('region', { name: 'Total balance' })).toContainText('$250.00');
  await expect(
    cold.getByRole('region', { name: 'Recent Transactions' }).getByRole('table'),
  ).toBeVisible();
  await expect(cold.getByRole('region', { name: 'Your Cards' })).toBeVisible();

  const firstView = asked.slice(0, asked.findIndex(isLater));
  expect(firstView.length, firstView.join('\n')).toBeLessThanOrEqual(firstViewRequests);
  // The page waits for no file that the document does not name before it asks for its data.
  expect(firstView).toContain('/api/transfers/transactions?page=1&limit=5');
  // A busy machine may have come to what starts a second later.
  const second = asked.findIndex((address) => /assets\/(?:print-head|moments)-/.test(address));
  const inFirstView = asked
    .slice(0, second === -1 ? undefined : second)
    .filter((address) => !isLater(address));
  expect(inFirstView.length, asked.join('\n')).toBeLessThanOrEqual(firstViewRequests);
  const scripts = scriptsOf(inFirstView);
  expect(kibOf(scripts), scripts.join('\n')).toBeLessThanOrEqual(firstViewKib);
  expect(kibOf(inSpanish(scripts)), 'in Spanish').toBeLessThanOrEqual(firstViewKib);
  expect(asked.filter((address) => /dialog|schemas|wizard/.test(address))).toEqual([]);

  // A request a second later is no part of a payment's window.
  for (const late of [/users\/moments/, /transfers\/insight/, /assets\/background-work/])
    await expect.poll(() => asked.some((address) => late.test(address))).toBe(true);
  const before = new Set(asked);
  const sendMoney = async (where: RegExp) => {
    await cold.getByRole('button', { name: 'Send Money' }).click();
    await cold.getByRole('button', { name: where }).click();
  };
  const openings = [
    () => sendMoney(/^Local/),
    () => sendMoney(/^International/),
    () => cold.getByRole('button', { name: 'Pay Bills' }).click(),
  ];
  for (const open of openings) {
    await cold.reload();
    await expect(cold.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
    asked.length = 0;
    await open();
    await expect(
      cold.getByRole('dialog').getByRole('heading', { name: /^Step 1 of 3/ }),
    ).toBeAttached();
    const more = scriptsOf(asked).filter((address) => !before.has(address));
    expect(kibOf(more), more.join('\n')).toBeLessThanOrEqual(windowKib);
    expect(kibOf(inSpanish(more)), 'in Spanish').toBeLessThanOrEqual(windowKib);
  }
  await context.close();
});

test('the app’s stylesheet declares its layers in the order that decides conflicts', () => {
  const shell = readFileSync(join(web, 'en/app.html'), 'utf8');
  const sheets = [...shell.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(sheets).toHaveLength(1);
  const layers = [
    ...readFileSync(join(web, sheets[0] ?? ''), 'utf8').matchAll(/@layer (\w+)\{/g),
  ].map(([, name]) => name);
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'ui', 'pages', 'large', 'paper']);
});

test('a document of the app links its page’s files, none where there is no page, and the dashboard’s nowhere else', {
  tag: '@every-page',
}, async ({ request }) => {
  const linkedBy = async (address: string) => {
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/modulepreload" href="\/assets\/([\w-]+)-[\w-]{7}\.js/g)];
    return scripts.map(([, name = '']) => name).filter((name) => /^dashboard$|-page$/.test(name));
  };
  const linked = {
    '/user': 'dashboard',
    '/user/dashboard': 'dashboard',
    '/user/dashboard/': 'dashboard',
    '/user/cards': 'cards-page',
    '/user/transactions/7': 'receipt-page',
    '/personal-info': 'personal-info-page',
    '/admin': 'user-list-page',
    '/admin/policy/fees': 'policy-page',
  };
  for (const [address, file] of Object.entries(linked)) {
    const found = await linkedBy(address);
    expect(found, address).toContain(file);
    expect(found.includes('dashboard'), address).toBe(file === 'dashboard');
  }
  for (const address of ['/user/nowhere', '/admin/nowhere', '/unauthorized'])
    expect(await linkedBy(address), address).toEqual([]);
});

test('no page outside the app runs the script that starts it', { tag: '@every-page' }, async ({
  request,
}) => {
  const importsOf = (file: string) => {
    const text = readFileSync(join(web, 'assets', file), 'utf8');
    // Also a file that is fetched later: it would start the app as well.
    return [...text.matchAll(/(?:from|import\(?)["`]\.\/([\w.-]+\.js)["`]/g)].map(
      ([, name = '']) => name,
    );
  };
  const pages = ['/login', '/register', '/join', '/not-me', '/cancel-payment', '/forgot-password'];
  for (const address of [...pages, '/reset-password', devicePath, offlinePath]) {
    const html = await (await request.get(address)).text();
    const found = new Set(
      [...html.matchAll(/src="\/assets\/([\w.-]+\.js)"/g)].map(([, name = '']) => name),
    );
    expect(found.size, address).toBeGreaterThan(0);
    // A set hands out what is added while it is walked.
    for (const file of found) for (const imported of importsOf(file)) found.add(imported);
    expect(
      [...found].filter((name) => name.startsWith('app-')),
      address,
    ).toEqual([]);
  }
});
