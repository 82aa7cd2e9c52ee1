import type { Page, Request } from '@playwright/test';
import type { AppRoute } from '../../web/app/navigation/app-route.tsx';
import { customerRoutes, personalInfoRoute } from '../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../web/app/navigation/staff-routes.ts';
import { makeSamples } from './support/address-samples.ts';
import { addressesOf } from './support/app-addresses.ts';
import { keepSession, logInAsStaff, newCustomer } from './support/at-the-screen.ts';
import { confirmEmail } from './support/mailed-links.ts';
import { strayWidth } from './support/page-widths.ts';
import { expect, test, withMotion } from './support/test.ts';
import { inSpanish, kibOf, scriptsOf } from './support/weight.ts';

test.use(withMotion);

interface Trip {
  method: string;
  address: string;
  level: number;
}

/**
 * Counts the answers that had to come one after the other until each request could be sent: a
 * request belongs to the trip after the latest one that had been answered by then. Every answer
 * takes the same while, so that what is asked for together is answered together.
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

interface Weighable {
  address: string;
  title: string | undefined;
  asks: boolean;
  mostKib: number;
}

/**
 * Scripts of a page for a person who opens it first, compressed: decision 0109. The addresses of five
 * pages of the books took the last 31 bytes.
 */
const mostKib = 118.6;
// An order takes its proof along.
const mostOfEverydayKib = 108.9;

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

/** Requests once the first data are there, or later still: they decide, or can wait. */
const secondData = [
  ['/user/dashboard', /card\/all|scheduled|status=Pending|users\/moments/],
  ['/user/security-pin', /approvals\/pin/],
  ['/user/savings', /account=|users\/moments/],
  ['/user/loans', /users\/moments/],
  ['/user/investments', /account=/],
  // The page marks unread notices as read, and then reads them again.
  ['/user/notices', /users\/(notices|user)$/],
  ['/admin/manage-users/', /funding-proposals/],
  // No call takes a file, so this page has none; a refusal that came early is asked for again.
  ['/admin/books/files/', /ach-files/],
] as const;

/**
 * A page's own files come with the app, so that they are read while its data are on their way. With
 * the status 404, as the sheet of no user has it, no page is named.
 */
function filesAfterData(address: string, trips: readonly Trip[]): string[] {
  const files = trips.slice(trips.findIndex(isData)).map(({ address: asked }) => asked);
  return address === '/admin/manage-users'
    ? []
    : files
        .filter((file) => /^\/assets\/[\w-]+-page-/.test(file))
        .map((file) => `${address}: ${file} after the first data`);
}

interface Weighed {
  wrongTitle: string | undefined;
  overweight: string[];
  /** Data that were asked for later than in the third trip, and files of the page after them. */
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
  // A request planned for a second later is no part of it, on a busy machine neither.
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
      .map(({ language, kib }) => `${address} (${language}): ${kib.toFixed(2)} KiB`),
    late: [...late, ...filesAfterData(address, trips)],
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

/** News of later changes, or a message from the page, is no part of a page's first data. */
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

test(`each page of customers: its data in the third trip, title, width, scripts ≤ ${mostKib} KiB`, {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(300_000);
  const customer = await newCustomer(server, 100);
  await confirmEmail(server, customer);
  await keepSession(page, customer);
  expect(everybodysPages.filter((each) => each.mostKib === mostOfEverydayKib)).toHaveLength(10);
  expectSound(await openAllCold(page, everybodysPages));
});

test('a customer who has paid people, bills to come, a loan and a card has pages as light', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(300_000);
  const owner = await newCustomer(server, 18_400.5);
  await confirmEmail(server, owner);
  const { customers: samples } = await makeSamples(server, owner);
  await keepSession(page, owner);
  const ofOne = pagesOf({ ...customerRoutes, children: pagesWithAnId }, samples);
  expectSound(await openAllCold(page, [...everybodysPages, ...ofOne]));
});

test(`each page of the staff: its data in the third trip, title, width, scripts ≤ ${mostKib} KiB`, {
  tag: '@every-page',
}, async ({ page, server }) => {
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
