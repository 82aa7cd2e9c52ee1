import type { Page, Request } from '@playwright/test';
import type { AppRoute } from '../../web/app/navigation/app-route.tsx';
import { customerRoutes, personalInfoRoute } from '../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../web/app/navigation/staff-routes.ts';
import type { BankServer } from '../support/bank-server.ts';
import { makeSamples } from './support/address-samples.ts';
import { addressesOf } from './support/app-addresses.ts';
import { keepSession, newCustomer, logInAsStaff } from './support/at-the-screen.ts';
import { confirmEmail } from './support/mailed-links.ts';
import { strayWidth } from './support/page-widths.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test, withMotion } from './support/test.ts';
import { inSpanish, kibOf, scriptsOf } from './support/weight.ts';

test.use(withMotion);

interface Trip {
  method: string;
  address: string;
  level: number;
}

/**
 * How many answers had to come one after the other until each request could be sent: a request
 * belongs to the trip after the latest one that had been answered by then. Every answer takes the
 * same while, so that what is asked for together is answered together.
 */
async function watchTrips(page: Page): Promise<Trip[]> {
  const trips: Trip[] = [];
  const levels = new Map<Request, number>();
  let answered = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    levels.set(request, answered + 1);
    trips.push({
      method: request.method(),
      address: pathname + search,
      level: answered + 1,
    });
  });
  page.on('response', (response) => {
    answered = Math.max(answered, levels.get(response.request()) ?? 0);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return trips;
}

/** The dashboard of a new customer, drawn. */
async function openDashboard(page: Page, server: BankServer): Promise<void> {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
}

interface Weighable {
  address: string;
  title: string | undefined;
  asks: boolean;
  mostKib: number;
}

/** Scripts of a page for somebody who opens it first, compressed: decision 0109. */
const mostKib = 115;
const mostOfEverydayKib = 105;

/** The pages of an area, as the route table has them; the samples say what one with an id shows. */
const pagesOf = (area: AppRoute, samples: Readonly<Record<string, string>>): Weighable[] =>
  (area.children ?? [])
    .filter(({ redirectTo }) => redirectTo === undefined)
    .flatMap((route) =>
      addressesOf({ ...area, children: [route] }, samples).map((address) => ({
        address,
        title: route.path?.includes(':') ? undefined : route.title,
        asks: route.asks !== undefined || route.looks !== undefined,
        mostKib: route.isEveryday ? mostOfEverydayKib : mostKib,
      })),
    );

/** What is asked for once the first data are there, or later still: they decide, or can wait. */
const secondData = [
  ['/user/dashboard', /card\/all|scheduled|status=Pending|users\/moments/],
  ['/user/security-pin', /approvals\/pin/],
  ['/user/savings', /account=|users\/moments/],
  ['/user/loans', /users\/moments/],
  ['/user/investments', /account=/],
  // What is unread is marked as read, and then read again.
  ['/user/notices', /users\/(notices|user)$/],
  ['/admin/manage-users/', /funding-proposals/],
] as const;

interface Weighed {
  wrongTitle: string | undefined;
  overweight: string[];
  /** Data that were asked for later than in the third trip. */
  late: string[];
}

/** Opens a page as a browser does that has never seen the bank. */
async function openCold(
  page: Page,
  { address, title, asks, mostKib: most }: Weighable,
): Promise<Weighed> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  const cold = await context.newPage();
  // It stays open, so that the line would never be idle.
  await cold.route('**/api/changes?*', (route) => route.abort());
  // What comes after a second by plan is no part of it, on a busy machine neither.
  await cold.addInitScript((ms) => {
    const { setTimeout: own } = window;
    window.setTimeout = ((handler: TimerHandler, wait = 0) =>
      wait < ms ? own(handler, wait) : 0) as typeof setTimeout;
  }, 1_000);
  const trips = await watchTrips(cold);
  await cold.goto(address);
  await cold.waitForLoadState('networkidle');
  await expect.poll(() => cold.evaluate(strayWidth), { message: address }).toBeUndefined();
  // Read once the page is drawn: on a busy machine the line is idle before that.
  const shownTitle = await cold.title();
  await context.close();
  if (asks)
    expect(
      trips.filter((trip) => trip.level === 3 && isData(trip)),
      address,
    ).not.toEqual([]);
  const follows = secondData.filter(([of]) => address.startsWith(of)).map(([, what]) => what);
  const late = trips
    .filter((trip) => trip.level > 3 && isData(trip))
    .filter((trip) => !follows.some((what) => what.test(trip.address)))
    .map(({ level, address: asked }) => `${address}: ${asked} in trip ${level}`);
  const isNamed = title === undefined || shownTitle === `${title} - Larkmoor Bank`;
  const scripts = scriptsOf(trips.map((trip) => trip.address));
  // Staff read English only.
  const inLanguages = address.startsWith('/admin')
    ? { en: scripts }
    : { en: scripts, es: inSpanish(scripts) };
  return {
    wrongTitle: isNamed ? undefined : `${address}: ${shownTitle}`,
    overweight: Object.entries(inLanguages)
      .map(([language, files]) => ({ language, kib: kibOf(files) }))
      .filter(({ kib }) => kib > most)
      .map(({ language, kib }) => `${address} (${language}): ${kib.toFixed(1)} KiB`),
    late,
  };
}

/** Most of a visit is waiting for the slow line: some pages wait at once. */
const atOnce = 4;

async function openAllCold(page: Page, pages: readonly Weighable[]): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  const left = [...pages];
  const visitNext = async (): Promise<void> => {
    const next = left.shift();
    if (!next) return;
    weighed.push(await openCold(page, next));
    await visitNext();
  };
  await Promise.all(Array.from({ length: atOnce }, visitNext));
  return weighed;
}

/** What is heard of later changes, or sent by the page, is no part of a page's first data. */
const isData = ({ method, address }: Trip) =>
  method === 'GET' && /^\/api\/(?!changes)/.test(address);

function expectSound(weighed: readonly Weighed[]): void {
  expect({
    late: weighed.flatMap(({ late }) => late),
    titles: weighed.flatMap(({ wrongTitle }) => wrongTitle ?? []),
    overweight: weighed.flatMap(({ overweight }) => overweight),
  }).toEqual({ late: [], titles: [], overweight: [] });
}

/** The pages of one thing are opened by who has such a thing. */
const isOfOne = ({ path }: AppRoute) => path?.includes(':') ?? false;
const pagesWithAnId = customerRoutes.children.filter(isOfOne);
const everybodysPages = [
  ...pagesOf(
    { ...customerRoutes, children: customerRoutes.children.filter((one) => !isOfOne(one)) },
    {},
  ),
  ...pagesOf({ children: [personalInfoRoute] }, {}),
];

test(`each page of customers: its data in the third trip, title, width, scripts ≤ ${mostKib} KiB`, async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const customer = await newCustomer(server, 100);
  await confirmEmail(server, customer);
  await keepSession(page, customer);
  expect(everybodysPages.filter((each) => each.mostKib === mostOfEverydayKib)).toHaveLength(10);
  expectSound(await openAllCold(page, everybodysPages));
});

test('a customer who has paid people, bills to come, a loan and a card has pages as light', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const owner = await newCustomer(server, 18_400.5);
  await confirmEmail(server, owner);
  const { customers: samples } = await makeSamples(server, owner);
  await keepSession(page, owner);
  const ofOne = pagesOf({ ...customerRoutes, children: pagesWithAnId }, samples);
  expectSound(await openAllCold(page, [...everybodysPages, ...ofOne]));
});

test(`each page of the staff: its data in the third trip, title, width, scripts ≤ ${mostKib} KiB`, async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const made = await makeSamples(server, await newCustomer(server, 18_400.5));
  // A case is read once it is taken, two trips after its queue.
  const isOpenCase = ([pattern]: [string, string]) => pattern.startsWith('queues/');
  const samples = Object.fromEntries(
    Object.entries(made.staff).filter((each) => !isOpenCase(each)),
  );
  await logInAsStaff(page, server);
  expectSound(await openAllCold(page, pagesOf(staffRoutes, samples)));
});

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
  const markedIn = link.evaluate(
    (it) =>
      new Promise<boolean>((resolve) => {
        const look = () => requestAnimationFrame(() => resolve(it.matches('[data-going]')));
        addEventListener('click', look, { capture: true, once: true });
      }),
  );
  await link.click();
  expect(await markedIn).toBe(true);
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Loans' });
  await link.hover();
  await expect.poll(() => asked.filter((address) => isLoansPage.test(address))).toHaveLength(1);
  await expect.poll(() => asked.filter((address) => address === '/api/loans')).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  await expect(page.getByText('No applications yet')).toBeVisible();
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

  // What was half typed was given up when asked; the page goes on without a load of its own.
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
