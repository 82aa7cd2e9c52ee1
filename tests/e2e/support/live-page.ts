import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sooner than any page looks by itself. The time it takes is no matter of a test. */
export const heard = { timeout: 10_000 };

/** Opens a page and waits until it hears of changes. */
export async function openLive(page: Page, address: string): Promise<void> {
  const hears = page.waitForResponse(/\/api\/changes\?/);
  await page.goto(address);
  expect((await hears).status()).toBe(200);
}

/** Counts the loads of the document since. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
