import type { Browser } from '@playwright/test';
import { demoPassword } from '../../fixtures/cast.ts';
import { demoStaff } from '../demo/make-history.ts';
import type { Screen, Visitor } from './screen.ts';
import { watchLoads } from './settle.ts';

/**
 * Telephone, tablet, desk, laptop and office screen. Colours are the same at every width, so the
 * dark theme is taken at three.
 */
export const variants = [
  { width: 360, height: 740, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  { width: 1280, height: 860, theme: 'light' },
  { width: 1366, height: 650, theme: 'light' },
  { width: 1920, height: 1080, theme: 'light' },
  { width: 360, height: 740, theme: 'dark' },
  { width: 1280, height: 860, theme: 'dark' },
  { width: 1920, height: 1080, theme: 'dark' },
] as const;

const laptopHeight = 650;

type Variant = (typeof variants)[number];

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
const signedIn = new Map<Visitor, { state: StorageState; at: number }>();

/** A session that nobody used ends after a while; long before that the visitor signs in again. */
const keptMs = 5 * 60_000;

/** Signs in through the real page, again after some minutes or when it has to be just now. */
async function stateOf(
  browser: Browser,
  origin: string,
  { as: visitor, justSignedIn }: Screen,
): Promise<StorageState | undefined> {
  if (visitor === 'anyone') return undefined;
  const known = signedIn.get(visitor);
  if (known && !justSignedIn && performance.now() - known.at < keptMs) return known.state;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('form input').first().fill(visitor);
  await page
    .locator('[name=password]')
    .fill(visitor === demoStaff.username ? demoStaff.password : demoPassword);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/(user|admin)/);
  const state = await context.storageState();
  signedIn.set(visitor, { state, at: performance.now() });
  await context.close();
  return state;
}

/** A picture of the login page under another page's name would tell a lie. */
function refuseOtherPage(shown: string, wanted: string): void {
  if (new URL(shown).pathname !== new URL(wanted).pathname)
    throw new Error(`the page shown is ${shown}, and not ${wanted}`);
}

/**
 * One screen in one size and theme, as a PNG: of the whole page, but on a laptop of what its window
 * shows.
 */
export async function takeShot(
  browser: Browser,
  origin: string,
  screen: Screen,
  { width, height, theme }: Variant,
): Promise<Buffer> {
  const storageState = await stateOf(browser, origin, screen);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  if (screen.printed) await page.emulateMedia({ media: 'print' });
  page.setDefaultTimeout(15_000);
  const settle = watchLoads(page);
  if (screen.failing)
    await page.route(screen.failing, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
  try {
    await page.goto(`${origin}${screen.path}`);
    await settle();
    refuseOtherPage(page.url(), `${origin}${screen.path}`);
    await screen.prepare?.(page);
    await settle();
    // What was clicked may have scrolled the page; a picture of the whole of it shows its head
    // where it belongs.
    await page.evaluate(() => scrollTo(0, 0));
    return await page.screenshot({ fullPage: height !== laptopHeight, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
