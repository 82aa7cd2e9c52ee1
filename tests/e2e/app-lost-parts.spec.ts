import type { BrowserContext, Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';
import { inSpanish, kibOf, scriptsOf } from './support/weight.ts';

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

/**
 * All that a page fetches by itself, its late parts too: scripts, and files with its sheets. A
 * newcomer's dashboard has the most, because its offers and first steps are parts of their own.
 */
const most = { kib: 130, files: 47 };

/** @returns what is too much of it, in either language. */
function tooHeavy(address: string, asked: Iterable<string>): string[] {
  const files = [...asked].filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path));
  const scripts = scriptsOf(files);
  const inLanguages = address.startsWith('/admin') ? [scripts] : [scripts, inSpanish(scripts)];
  const kib = Math.max(...inLanguages.map(kibOf));
  return kib > most.kib || files.length > most.files
    ? [`${address}: ${kib.toFixed(1)} KiB of scripts, ${files.length} files`]
    : [];
}

/** Opens a page as a browser does that has its files to fetch. */
async function openCold(
  context: BrowserContext,
  address: string,
  lost?: string,
): Promise<{ heading: string; parts: string[]; heavy: string[] }> {
  const page = await context.newPage();
  const asked = new Set<string>();
  let isLost = false;
  if (lost !== undefined)
    await page.route(`**${lost}`, async (route) => {
      isLost = true;
      await route.abort();
    });
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const allCame = await hurryLateParts(page);
  const answer = await page.goto(address);
  const document = await answer?.text();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `${address} without ${lost}`).toBeAttached();
  if (lost !== undefined) await expect.poll(() => isLost).toBe(true);
  await allCame();
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  const shown = await heading.innerText();
  await page.close();
  // A page cannot be drawn without the files that its document names. Those of a place where
  // nothing is, as the sheet of no user, names no page.
  const heavy = tooHeavy(address, asked);
  if (answer?.status() === 404) return { heading: shown, parts: [], heavy };
  const parts = [...asked].filter((path) => isScript(path) && !document?.includes(path));
  return { heading: shown, parts, heavy };
}

/** Most of a visit is waiting for files: some pages wait at once. */
const atOnce = 3;

async function forEachAtOnce<Each>(
  all: readonly Each[],
  act: (each: Each) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const actOnNext = async (): Promise<void> => {
    const next = left.shift();
    if (next === undefined) return;
    await act(next);
    await actOnNext();
  };
  await Promise.all(Array.from({ length: atOnce }, actOnNext));
}

/**
 * Loses each file that comes after its page, one at a time. @returns the pages that fell with it,
 * and those that are too heavy with all of them.
 */
async function loseEachPart(
  page: Page,
  addresses: readonly string[],
  before: ReadonlySet<string> = new Set(),
): Promise<{ lost: Set<string>; fallen: string[]; heavy: string[] }> {
  const context = page.context();
  const visits = new Map<string, { address: string; heading: string }>();
  const heavy: string[] = [];
  await forEachAtOnce(addresses, async (address) => {
    const { heading, parts, heavy: tooMuch } = await openCold(context, address);
    heavy.push(...tooMuch);
    for (const part of parts) if (!before.has(part)) visits.set(part, { address, heading });
  });
  const fallen: string[] = [];
  await forEachAtOnce([...visits], async ([lost, { address, heading }]) => {
    const without = await openCold(context, address, lost);
    if (without.heading !== heading) fallen.push(`${address} without ${lost}: ${without.heading}`);
  });
  return { lost: new Set(visits.keys()), fallen, heavy };
}

test(`a part of a customer’s page that does not come leaves the page, whichever it is; all it fetches is ${most.kib} KiB and ${most.files} files`, {
  tag: '@every-page',
}, async ({ page, browser, server }) => {
  test.setTimeout(600_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await keepSession(page, customer);
  const lived = await loseEachPart(page, ofCustomer);
  expect(lived.lost.size).toBeGreaterThan(20);
  const context = await browser.newContext({ baseURL: server.origin });
  const other = await context.newPage();
  await keepSession(other, await newCustomer(server));
  const fresh = await loseEachPart(
    other,
    ofCustomer.filter((address) => !/[0-9a-f]{8}-/.test(address)),
    lived.lost,
  );
  expect(fresh.lost.size).toBeGreaterThan(1);
  expect([...lived.fallen, ...fresh.fallen]).toEqual([]);
  expect([...lived.heavy, ...fresh.heavy]).toEqual([]);
  await context.close();
});

test(`a part of a staff page that does not come leaves the page, whichever it is; all it fetches is ${most.kib} KiB and ${most.files} files`, {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(600_000);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  const { lost, fallen, heavy } = await loseEachPart(page, ofStaff);
  expect(lost.size).toBeGreaterThan(0);
  expect({ fallen, heavy }).toEqual({ fallen: [], heavy: [] });
});

test('a step of a payment that does not come leaves what was typed; Try again brings it', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 500));
  expectFailures(page);
  await page.route(/assets\/details-step-/, (route) => route.abort());
  await page.clock.install();
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  const typed = {
    recipientName: 'Ada Berg',
    recipientAccount: '441720916',
    recipientBank: 'Larkmoor Bank',
    recipientRouting: '026555014',
  };
  for (const [name, text] of Object.entries(typed))
    await dialog.locator(`[name=${name}]`).fill(text);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
  await expect(alert).toContainText('No money was moved by it.');
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Details' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  for (const [name, text] of Object.entries(typed))
    await expect(dialog.locator(`[name=${name}]`)).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(alert).toBeVisible();
  // On a slow machine it comes by itself before it is pressed.
  await page.unroute(/assets\/details-step-/);
  const again = alert.getByRole('button', { name: 'Try again' });
  await again.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(dialog.locator('[name=amount]')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a tab older than the build keeps a payment half typed where a step of it is gone', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 500));
  expectFailures(page);
  await page.route(/assets\/details-step-/, (route) => route.fulfill({ status: 404 }));
  await page.route('/unauthorized', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/app-newer.js">' }),
  );
  await page.goto('/user/local-transfer');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  await dialog.locator('[name=recipientName]').fill('Ada Berg');
  await dialog.locator('[name=recipientAccount]').fill('441720916');
  await dialog.locator('[name=recipientBank]').fill('Larkmoor Bank');
  await dialog.locator('[name=recipientRouting]').fill('026555014');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('This part could not be loaded.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.locator('[name=recipientName]')).toHaveValue('Ada Berg');
  expect(documents).toBe(0);
});

test('a window that does not come says so over the page, and gives the focus back', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 500));
  expectFailures(page);
  await page.goto('/user/local-transfer');
  const start = page.getByRole('button', { name: 'Start a transfer' });
  await expect(start).toBeVisible();
  await page.route(/assets\/local-transfer-wizard-/, (route) => route.abort());
  const lost = page.getByRole('dialog', { name: 'This window could not be opened.' });
  await start.press('Enter');
  await expect(lost).toBeVisible();
  await lost.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(lost).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.press('Enter');
  await expect(lost).toBeVisible();
  await page.unroute(/assets\/local-transfer-wizard-/);
  await lost.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Local Transfer' })).toBeVisible();
});

test('a quick action whose window does not come says so; Try again opens it', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 500));
  expectFailures(page);
  await page.route(/assets\/send-money-dialog-/, (route) => route.abort());
  await page.goto('/user/dashboard');
  const action = page.getByRole('button', { name: 'Send Money' });
  await action.click();
  await expect(action).toHaveAttribute('aria-busy', 'true');
  const lost = page.getByRole('dialog', { name: 'This window could not be opened.' });
  await expect(lost).toBeVisible();
  await page.unroute(/assets\/send-money-dialog-/);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Send Money' })).toBeVisible();
});

test('files that do not come are asked for ever more seldom, and not by a tab out of sight', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 500));
  expectFailures(page);
  const asked = new Map<string, number[]>();
  await page.clock.install();
  const shell = await (await page.goto('/user/dashboard'))?.text();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$500.00');
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (shell?.includes(pathname)) return await route.fallback();
    const now = await page.evaluate(() => Date.now());
    asked.set(pathname, [...(asked.get(pathname) ?? []), now]);
    await route.fulfill({ status: 404 });
  });
  for (let second = 0; second < 120; second += 1) await page.clock.runFor(1_000);
  expect(asked.size).toBeGreaterThan(4);
  // Two parts may need the same file, and each asks for it.
  for (const [file, times] of asked) expect(times.length, file).toBeLessThanOrEqual(14);
  const all = [...asked.values()].flat();
  const minute = Math.min(...all) + 60_000;
  const inSecond = all.filter((at) => at > minute).length;
  expect(inSecond).toBeGreaterThan(0);
  expect(inSecond).toBeLessThanOrEqual((all.length - inSecond) / 2);
  const before = [...asked.values()].flat().length;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(600_000);
  expect([...asked.values()].flat()).toHaveLength(before);
});
