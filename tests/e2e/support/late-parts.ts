import { expect, type Page, type Request } from '@playwright/test';

/**
 * From now on a page asks at once for what it plans to ask for one to three seconds after its first
 * view, so that a walk of many pages sees that too.
 * @returns the way to wait until all of it has come.
 */
export async function hurryLateParts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { setTimeout: own } = window;
    window.setTimeout = ((handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      own(handler, ms >= 1_000 && ms <= 3_000 ? 0 : ms, ...given)) as typeof setTimeout;
  });
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: () => void) => {
    change();
    changedAt = Date.now();
  };
  // The stream of changes never ends.
  page.on('request', (request) => {
    if (!request.url().includes('/api/changes')) note(() => underWay.add(request));
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => note(() => underWay.delete(request)));
  const isQuiet = () => underWay.size === 0 && Date.now() - changedAt > 300;
  return async () => {
    await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
  };
}
