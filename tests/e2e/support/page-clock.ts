import { expect, type Locator, type Page } from '@playwright/test';

/** From now on the page's time passes only when it is told to. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Turns the clock over a literal pause whose length other tests prove, until what comes after it is seen. */
export async function untilShown(what: Locator): Promise<void> {
  await expect(async () => {
    await what.page().clock.fastForward(1000);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass();
}
