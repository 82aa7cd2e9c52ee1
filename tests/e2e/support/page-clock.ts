import { expect, type Locator, type Page } from '@playwright/test';

/** From now on the page's time passes only when the test moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
}

/**
 * Turns the clock over pauses whose length other tests prove, in steps shorter than anything stays,
 * until what comes after them is seen.
 */
export async function untilShown(what: Locator, stepMs = 1000): Promise<void> {
  await expect(async () => {
    await what.page().clock.fastForward(stepMs);
    await expect(what).toBeVisible({ timeout: 400 });
  }).toPass({ intervals: [0] });
}

/**
 * Presses what sends an order, and stops the page's clock after the bank has decided but before the
 * page has its answer.
 */
export async function stopTheClockAtTheAnswer(
  page: Page,
  call: string,
  press: () => Promise<void>,
): Promise<void> {
  const decided = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  await page.route(
    call,
    async (route) => {
      const response = await route.fetch();
      decided.resolve();
      await stopped.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await press();
  await decided.promise;
  await stopTheClock(page);
  const answered = page.waitForResponse(call);
  stopped.resolve();
  await (await answered).finished();
}
