import type { Page } from '@playwright/test';

const calmLooks = 4;
const lookMs = 75;

/**
 * Watches a page's requests.
 * @returns what waits until nothing is on its way any more: no request, no part of the page, no
 * font.
 */
export function watchLoads(page: Page): () => Promise<void> {
  let underway = 0;
  page.on('request', () => (underway += 1));
  page.on('requestfinished', () => (underway -= 1));
  page.on('requestfailed', () => (underway -= 1));
  return async () => {
    await page.locator('h1').first().waitFor();
    // A page that was called by a link has had its load state for long, so the requests are
    // counted.
    for (let calm = 0; calm < calmLooks; calm = underway === 0 ? calm + 1 : 0)
      await page.waitForTimeout(lookMs);
    // A load that fails is tried again after a pause; what is wanted is the page that has given up.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
    });
  };
}
