import type { Page, Request } from '@playwright/test';

const calmLooks = 4;
const lookMs = 75;
const mostLooks = 200;

export interface Settle {
  /** Waits until no request, no part of the page and no font is on its way. */
  afterLoad(): Promise<void>;
  /** The same for a page that stood still before its size or its colors changed. */
  afterResize(): Promise<void>;
}

/** The answer that says what changes at the bank is never whole. */
const staysOpen = (request: Request) => new URL(request.url()).pathname === '/api/changes';

/** Watches a page's requests. */
export function watchLoads(page: Page): Settle {
  const underway = new Set<Request>();
  page.on('request', (request) => {
    if (!staysOpen(request)) underway.add(request);
  });
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  const afterLoad = async () => {
    await page.locator('h1').first().waitFor();
    // A page that was called by a link has had its load state for long, so the requests are
    // counted.
    for (let calm = 0, looks = 0; calm < calmLooks; looks += 1) {
      // oxlint-disable-next-line no-restricted-properties -- a page is calm when nothing comes for a while
      await page.waitForTimeout(lookMs);
      calm = underway.size === 0 ? calm + 1 : 0;
      if (looks > mostLooks)
        throw new Error(
          `still on its way: ${[...underway].map((request) => request.url()).join()}`,
        );
    }
    // A load that fails is tried again after a pause; what is wanted is the page that has given up.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
    });
  };
  const afterResize = async () => {
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      await document.fonts.ready;
    });
    // Another size may show parts that are loaded only now.
    if (underway.size > 0) await afterLoad();
  };
  return { afterLoad, afterResize };
}
