import type { Browser } from '@playwright/test';
import { demoPassword } from '../../fixtures/cast.ts';
import { demoStaff } from '../demo/make-history.ts';
import type { Screen, Visitor } from './screen.ts';
import { watchLoads } from './settle.ts';

export const widths = [360, 768, 1280] as const;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Variant {
  width: number;
  theme: Theme;
}

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
const signedIn = new Map<Visitor, StorageState>();

/** Signs in through the real page, once for each visitor unless it has to be just now. */
async function stateOf(browser: Browser, origin: string, { as: visitor, justSignedIn }: Screen): Promise<StorageState | undefined> {
  if (visitor === 'anyone') return undefined;
  const known = signedIn.get(visitor);
  if (known && !justSignedIn) return known;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('form input').first().fill(visitor);
  await page.locator('[name=password]').fill(visitor === demoStaff.username ? demoStaff.password : demoPassword);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/(user|admin)/);
  const state = await context.storageState();
  signedIn.set(visitor, state);
  await context.close();
  return state;
}

/** One screen in one width and theme, as a PNG of the whole page. */
export async function takeShot(browser: Browser, origin: string, screen: Screen, { width, theme }: Variant): Promise<Buffer> {
  const storageState = await stateOf(browser, origin, screen);
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 860 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const settle = watchLoads(page);
  if (screen.failing) await page.route(screen.failing, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }));
  try {
    await page.goto(`${origin}${screen.path}`);
    await settle();
    await screen.prepare?.(page);
    await settle();
    // What was clicked may have scrolled the page; a picture of the whole of it shows its head where it belongs.
    await page.evaluate(() => scrollTo(0, 0));
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
