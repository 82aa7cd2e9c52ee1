import type { Browser, BrowserContext, Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import type { Role } from '../../contract/people/users.ts';
import { keepSession } from '../../tests/e2e/support/at-the-screen.ts';
import { livedAddresses } from '../../tests/e2e/support/lived-addresses.ts';
import { openBrowser } from '../../scripts/test/open-browser.ts';
import { printTable } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import { startBankOnLine } from './bank-on-line.ts';
import { asOneDocument, openUntilData, watchFirstData, type FirstData } from './first-data.ts';

const roundTripMs = 400;
const goalMs = 1_600;

/** The pages of one kind of people, and the session by which they are opened. */
interface PagesOf {
  role: Role;
  token: string;
  addresses: string[];
}

/** One page: by a browser that has nothing of it, by one that has its files, and its peer. */
interface Visit {
  cold: FirstData;
  warm: FirstData;
  document: FirstData;
}

type Line = Awaited<ReturnType<typeof startBankOnLine>>;

/** A browser that has never seen the bank, but for its session; the line to the bank is open. */
async function newVisitor(browser: Browser, { origin }: Line, of: PagesOf): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  const page = await context.newPage();
  await keepSession(page, of, of.role);
  await watchFirstData(page);
  return page;
}

async function visit(
  browser: Browser,
  line: Line,
  { of, address }: { of: PagesOf; address: string },
): Promise<Visit> {
  const page = await newVisitor(browser, line, of);
  const cold = await openUntilData(page, address);
  const warm = await openUntilData(page, address);
  const peer = line.serveDocument(await asOneDocument(page));
  // Opens the line to the peer as well; the shortest answer is the one to HAProxy.
  await page.goto(new URL('/health', peer).href);
  const document = await openUntilData(page, peer);
  await page.context().close();
  return { cold, warm, document };
}

/** Measures the wait of a browser that does not have the line open in addition: TCP, then TLS. */
async function measureOpening(browser: Browser, { origin }: Line): Promise<number> {
  const context: BrowserContext = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const timed = async () => {
    await page.goto('/robots.txt');
    return await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming).responseStart;
    });
  };
  const [first, second] = [await timed(), await timed()];
  await context.close();
  return first - second;
}

function row(address: string, visits: readonly Visit[]): { cells: string[]; isFulfilled: boolean } {
  const ms = (kind: keyof Visit, what: 'ms' | 'wholeMs' = 'ms') =>
    median(visits.map((each) => each[kind][what]));
  const trips = (kind: keyof Visit) => String(Math.max(...visits.map((each) => each[kind].trips)));
  const seconds = (kind: keyof Visit, what?: 'wholeMs') => (ms(kind, what) / 1_000).toFixed(2);
  const isFulfilled = ms('cold') <= goalMs;
  return {
    cells: [
      // An id says nothing to a reader.
      address.replace(/[\da-f]{8}-[-\da-f]{27}/, ':id'),
      seconds('cold'),
      trips('cold'),
      seconds('cold', 'wholeMs'),
      seconds('warm'),
      trips('warm'),
      seconds('document'),
      isFulfilled ? 'yes' : 'no',
    ],
    isFulfilled,
  };
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string' },
      smoke: { type: 'boolean', default: false },
    },
  });
  const { smoke } = values;
  return {
    wanted: values.pages?.split(',') ?? (smoke ? ['/user/cards', '/admin/jobs'] : undefined),
    runs: Number(values.runs ?? (smoke ? 1 : 3)),
  };
}

/**
 * Measures how soon every signed-in page shows its data on a line with round trips of 400 ms, and
 * how soon one document with the same in it.
 * Options: `--runs=N` of each page, the median is shown (3); `--pages=/user/cards,/admin/jobs`.
 */
export async function run(options: string[]): Promise<void> {
  const { wanted, runs } = readOptions(options);
  const line = await startBankOnLine(roundTripMs);
  const browser = await openBrowser([line.browserArgument]);
  try {
    const { customer, ofCustomer, ofStaff } = await livedAddresses(line.bank);
    const areas: PagesOf[] = [
      { role: 'user', token: customer.token, addresses: ofCustomer },
      { role: 'admin', token: line.bank.admin.token, addresses: ofStaff },
    ];
    const asked = areas.flatMap((of) =>
      of.addresses
        .filter((address) => wanted?.includes(address) ?? true)
        .map((address) => ({ of, address })),
    );
    const visits = asked.map((): Visit[] => []);
    // All pages once, then all again: what disturbs the machine for a while disturbs one run only.
    for (let count = 0; count < runs; count += 1)
      for (const [index, each] of asked.entries())
        visits[index]?.push(await visit(browser, line, each));
    const rows = asked.map(({ address }, index) => row(address, visits[index] ?? []));
    const opening = await measureOpening(browser, line);
    printTable(
      [
        `first data, ${roundTripMs} ms line`,
        'new, s',
        'trips',
        'all of it, s',
        'again, s',
        'trips',
        'one document, s',
        `new ≤ ${(goalMs / 1_000).toFixed(1)} s`,
      ],
      rows.map(({ cells }) => cells),
    );
    console.log(
      `\n${rows.filter(({ isFulfilled }) => isFulfilled).length} of ${rows.length} pages within ` +
        `the goal. The line was open: to open it (TCP and TLS) takes ${opening.toFixed(0)} ms more.`,
    );
  } finally {
    await browser.close();
    await line.close();
  }
}
