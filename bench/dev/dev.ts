import type { Browser, Page } from '@playwright/test';
import { networkCalls } from '../../fixtures/bank-client.ts';
import { registerCustomer } from '../../fixtures/people.ts';
import { keepSession } from '../../tests/e2e/support/at-the-screen.ts';
import {
  startDevelopmentServer,
  type DevelopmentServer,
} from '../../tests/support/development-server.ts';
import { openBrowser } from '../../scripts/test/open-browser.ts';
import { printTable } from '../support/print-table.ts';
import { seenAt, type Sight } from '../support/seen-at.ts';
import { quantile } from '../support/statistics.ts';
import { startStarter } from './starter.ts';

const goalMs = 1_000;

/** Between two savings of a file. */
const restMs = 500;

/** A line of a file that is changed again and again, and what is to be seen each time. */
interface Edit {
  name: string;
  path: string;
  file: string;
  /** Change number 0 is what the file has. */
  line: (change: number) => string;
  sight: (change: number) => Sight;
}

const numbered = (text: string, change: number) => (change === 0 ? text : `${text} ${change}`);
const weight = (change: number) => String(650 - (change % 2));

const signInEdits: Edit[] = [
  {
    name: 'a component of the sign-in page',
    path: '/login',
    file: 'web/app/sign-in/login-form.tsx',
    line: (change) => (change === 0 ? '{signInTexts.logIn}' : `Walk in ${change}`),
    sight: (change) => ({
      selector: 'form button',
      text: change === 0 ? 'Log In' : `Walk in ${change}`,
      count: 1,
    }),
  },
  {
    name: 'a style of the kit',
    path: '/login',
    file: 'web/ui/button.css',
    line: (change) => `font-weight: ${weight(change)}`,
    sight: (change) => ({
      selector: 'form button[type=submit]',
      property: 'font-weight',
      text: weight(change),
      count: 1,
    }),
  },
  {
    name: 'a text that is drawn on the server: the page is loaded again',
    path: '/login',
    file: 'web/site/sign-in/sign-in.texts.ts',
    line: (change) => `Welcome ${numbered('back', change)}.`,
    sight: (change) => ({
      selector: 'body',
      text: `Welcome ${numbered('back', change)}.`,
      count: 1,
    }),
  },
];

const dashboardEdits: Edit[] = [
  {
    name: 'a text of the dashboard, signed in',
    path: '/user/dashboard',
    file: 'web/customer/dashboard/dashboard.texts.ts',
    line: (change) => `quickActions: { en: '${numbered('Quick Actions', change)}'`,
    sight: (change) => ({ selector: 'main', text: numbered('Quick Actions', change), count: 1 }),
  },
];

const starterEdits: Edit[] = [
  {
    name: 'Vite’s starter: its component',
    path: '/',
    file: 'app.jsx',
    line: (change) => `<h1>${numbered('Get started', change)}</h1>`,
    sight: (change) => ({ selector: 'h1', text: numbered('Get started', change), count: 1 }),
  },
  {
    name: 'Vite’s starter: its style',
    path: '/',
    file: 'index.css',
    line: (change) => `font-weight: ${weight(change)}`,
    sight: (change) => ({
      selector: 'button',
      property: 'font-weight',
      text: weight(change),
      count: 1,
    }),
  },
];

/** Milliseconds from the moment of saving until the page draws it, change by change. */
async function measure(
  { server, page }: { server: DevelopmentServer; page: Page },
  { path, file, line, sight }: Edit,
  changes: number,
): Promise<number[]> {
  await page.goto(`${server.origin}${path}`);
  await seenAt(page, sight(0));
  const delays: number[] = [];
  for (let change = 1; change <= changes; change += 1) {
    // No person saves again at once, and a page that was loaded again must listen first.
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const savedAt = Date.now();
    // Both together: a file that lacks the line is reported, not the page that waited for it.
    const [shownAt] = await Promise.all([
      seenAt(page, sight(change)),
      server.change(file, line(change - 1), line(change)),
    ]);
    delays.push(shownAt - savedAt);
  }
  return delays;
}

async function openSignedIn(browser: Browser, { origin }: DevelopmentServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  const page = await context.newPage();
  await keepSession(page, await registerCustomer(networkCalls(origin), 'robin.reed'));
  return page;
}

/**
 * Measures how soon the page of `npm run dev` shows a file that was saved, and how soon the page
 * does with which Vite's users begin.
 */
export async function run(options: string[]): Promise<void> {
  const changes = options.includes('--smoke') ? 1 : 20;
  // The browser first: where it is missing no server is left behind.
  const browser = await openBrowser();
  const [own, starter] = await Promise.all([startDevelopmentServer(), startStarter()]);
  try {
    const rows: string[][] = [];
    const add = async (place: Parameters<typeof measure>[0], edits: readonly Edit[]) => {
      for (const edit of edits) {
        const delays = await measure(place, edit, changes);
        const [p50, p95] = [0.5, 0.95].map((share) => quantile(delays, share).toFixed(0));
        rows.push([edit.name, p50 ?? '', p95 ?? '', `< ${goalMs}`]);
      }
    };
    await add({ server: own, page: await browser.newPage() }, signInEdits);
    await add({ server: own, page: await openSignedIn(browser, own) }, dashboardEdits);
    await add({ server: starter, page: await browser.newPage() }, starterEdits);
    printTable(['saved until shown', 'p50 ms', 'p95 ms', 'goal'], rows);
  } finally {
    await browser.close();
    await Promise.all([own.close(), starter.close()]);
  }
}
