import type { Browser, CDPSession, Page } from '@playwright/test';
import { demoPassword } from '../../fixtures/cast.ts';
import { demoStaff } from '../demo/make-history.ts';
import type { DemoServer, SlowTime } from './demo-server.ts';
import { shownLanguage } from './said.ts';
import type { Screen, Visitor } from './screen.ts';
import { watchLoads, type Settle } from './settle.ts';

/**
 * Telephone, tablet, desk, laptop and office screen; and two low windows, a telephone on its side and
 * a laptop at 400 %. Colours are the same at every width, so the dark theme is taken at three.
 */
export const variants = [
  { width: 360, height: 740, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  { width: 1280, height: 860, theme: 'light' },
  { width: 1366, height: 650, theme: 'light' },
  { width: 1920, height: 1080, theme: 'light' },
  { width: 740, height: 360, theme: 'light' },
  { width: 320, height: 256, theme: 'light' },
  { width: 1920, height: 1080, theme: 'dark' },
  { width: 1280, height: 860, theme: 'dark' },
  { width: 360, height: 740, theme: 'dark' },
] as const;

const laptopHeight = 650;

type Variant = (typeof variants)[number];

/** The name of a picture's file. */
export const pictureName = ({ name }: Screen, { width, height, theme }: Variant) =>
  `${name}-${width}x${height}${theme === 'dark' ? '-dark' : ''}`;

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
const signedIn = new Map<Visitor, { state: Promise<StorageState>; at: number }>();

/** An unused session ends after a while; the visitor signs in again long before that. */
const keptMs = 5 * 60_000;

/** The visitor's session, made again after some minutes or when it has to be just now. */
async function stateOf(
  browser: Browser,
  origin: string,
  { as: visitor, justSignedIn }: Screen,
): Promise<StorageState | undefined> {
  if (visitor === 'anyone') return undefined;
  const known = signedIn.get(visitor);
  if (known && !justSignedIn && performance.now() - known.at < keptMs) return await known.state;
  const state = signIn(browser, origin, visitor);
  signedIn.set(visitor, { state, at: performance.now() });
  return await state;
}

/** Signs in through the real page. */
async function signIn(browser: Browser, origin: string, visitor: Visitor): Promise<StorageState> {
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
  await context.close();
  return state;
}

/** A picture of the login page under another page's name would tell a lie. */
function refuseOtherPage(shown: string, wanted: string): void {
  if (new URL(shown).pathname !== new URL(wanted).pathname)
    throw new Error(`the page shown is ${shown}, and not ${wanted}`);
}

/** The page's clock is the server's: else what was done a minute ago was done days ago. */
function slowPageTime({ fromMs, startedMs }: SlowTime): void {
  const Real = Date;
  const now = () => fromMs + Math.floor((Real.now() - startedMs) / 1_000);
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/**
 * A screen in every size and theme, as PNGs: of the whole page, but on a laptop and in a low window
 * of what the window shows. The page is loaded and prepared once and then resized, as a person turns a tablet; a
 * screen that says so is loaded for each picture.
 */
export async function* takeShots(
  browser: Browser,
  server: DemoServer,
  screen: Screen,
): AsyncGenerator<{ variant: Variant; png: Buffer }> {
  const [first, ...others] = variants;
  let open = await openScreen(browser, server, screen, first);
  try {
    for (const variant of [first, ...others]) {
      if (screen.eachSize && variant !== first) {
        await open.page.context().close();
        open = await openScreen(browser, server, screen, variant);
      }
      yield { variant, png: await takeShot(open, variant) };
    }
  } finally {
    await open.page.context().close();
  }
}

interface OpenScreen {
  page: Page;
  session: CDPSession;
  settle: Settle;
}

async function openScreen(
  browser: Browser,
  { origin, time }: DemoServer,
  screen: Screen,
  { width, height, theme }: Variant,
): Promise<OpenScreen> {
  const storageState = await stateOf(browser, origin, screen);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: `${shownLanguage}-US`,
    ...(storageState ? { storageState } : {}),
  });
  await context.addInitScript(slowPageTime, time);
  const page = await context.newPage();
  if (screen.printed) await page.emulateMedia({ media: 'print' });
  page.setDefaultTimeout(15_000);
  const settle = watchLoads(page);
  if (screen.failing)
    await page.route(screen.failing, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
  await page.goto(`${origin}${screen.path}`);
  await settle.afterLoad();
  refuseOtherPage(page.url(), `${origin}${screen.path}`);
  await screen.prepare?.(page);
  await settle.afterLoad();
  await page.evaluate(stopMotion);
  return { page, settle, session: await context.newCDPSession(page) };
}

/**
 * A blinking caret or a color on its way would be in one picture and not in the next. The bank's
 * policy of styles does not concern a sheet that a script makes.
 */
function stopMotion(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    '*, ::before, ::after { caret-color: transparent !important; transition: none !important; }',
  );
  document.adoptedStyleSheets.push(styles);
}

async function takeShot(
  { page, settle, session }: OpenScreen,
  { width, height, theme }: Variant,
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme });
  await settle.afterResize();
  // A click may have scrolled the page; a picture of the whole of it shows its head where it
  // belongs.
  await page.evaluate(() => scrollTo(0, 0));
  const isWhole = height > laptopHeight;
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  // Without Playwright's own screenshot, whose slow compression is a third of the whole run.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isWhole,
    clip: { x: 0, y: 0, width, height: isWhole ? cssContentSize.height : height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
